import type { LeftOutList } from '../left-out.ts'
import type { Parts } from '../strapi/parts.ts'
import type { Uploads } from '../uploads.ts'
import type { Running } from './ask.ts'
import { askEntries, noteHidden } from './strapi-entries.ts'
import { Unfolding } from './strapi-links.ts'
import { askFiles, askLocales, askRoles, askUsers } from './strapi-plugins.ts'
import { askSchemas } from './strapi-schemas.ts'

/** What a running Strapi 4 shows to an API token with full access, in the forms of its export. @throws UsageError */
export async function readStrapi(
  running: Running,
  { uploads, leftOut }: { readonly uploads: Uploads; readonly leftOut: LeftOutList },
): Promise<Parts> {
  const list = await askSchemas(running)
  const schemas = new Map(list.map(schema => [String(schema.uid), schema]))
  const unfolding = new Unfolding(schemas)
  const context = { running, schemas, unfolding, leftOut }
  const entities = []
  for (const [uid, schema] of schemas) {
    if (!uid.startsWith('plugin::') && !uid.startsWith('admin::')) noteHidden(uid, schema, leftOut)
    if (uid.startsWith('api::')) entities.push(...(await askEntries(schema, context)))
  }
  const { locale, ...locales } = await askLocales(running)
  const { names, ...files } = await askFiles(running, uploads, leftOut)
  const asked = [locales, files, await askRoles(running), await askUsers(running, leftOut)]
  return {
    schemas: list,
    entities: [...entities, ...asked.flatMap(it => it.entities)],
    links: [...unfolding.links, ...asked.flatMap(it => it.links)],
    isInOrder: false,
    configuration: [{ type: 'core-store', value: { key: 'plugin_i18n_default_locale', value: locale } }],
    uploads: names,
  }
}
