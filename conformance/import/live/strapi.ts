import type { LeftOutList } from '../left-out.ts'
import type { Project } from '../strapi/project.ts'
import type { Uploads } from '../uploads.ts'
import type { Running } from './ask.ts'
import { askEntries, noteHidden } from './strapi-entries.ts'
import { Unfolding } from './strapi-links.ts'
import { askFiles, askLocales, askRoles, askUsers } from './strapi-plugins.ts'
import { askSchemas } from './strapi-schemas.ts'

interface Taking {
  readonly uploads: Uploads
  readonly leftOut: LeftOutList
  readonly project: Project
}

/** Takes what a running Strapi 4 shows to an API token with full access, in the forms of its export. @throws UsageError */
export async function readStrapi(running: Running, { uploads, leftOut, project }: Taking): Promise<void> {
  const list = await askSchemas(running)
  const schemas = new Map(list.map(schema => [String(schema.uid), schema]))
  const unfolding = new Unfolding(schemas)
  const context = { running, schemas, unfolding, leftOut }
  for (const schema of list) project.take('schemas', schema)
  for (const [uid, schema] of schemas) {
    if (!uid.startsWith('plugin::') && !uid.startsWith('admin::')) noteHidden(uid, schema, leftOut)
    if (!uid.startsWith('api::')) continue
    for (const entity of await askEntries(schema, context)) project.take('entities', entity)
  }
  const { locale, ...locales } = await askLocales(running)
  const { names, ...files } = await askFiles(running, uploads, leftOut)
  const asked = [locales, files, await askRoles(running), await askUsers(running, leftOut)]
  for (const entity of asked.flatMap(it => it.entities)) project.take('entities', entity)
  for (const link of [...unfolding.links, ...asked.flatMap(it => it.links)]) project.take('links', link)
  for (const name of names) project.uploads.add(name)
  const value = { key: 'plugin_i18n_default_locale', value: locale }
  project.take('configuration', { type: 'core-store', value })
}
