import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Schemas } from '../../import/live/strapi-query.ts'
import type { OracleFiles } from '../../targets/oracle.ts'

/** The models of a world's files, in the form of an export. */
export function givenSchemas(files: OracleFiles): Schemas {
  const found = [...files].flatMap(([path, text]) => {
    const uid = uidOf(path)
    const schema: unknown = uid === null ? null : JSON.parse(String(text))
    return uid !== null && isObject(schema) ? [[uid, asExported(uid, schema)] as const] : []
  })
  return new Map(found)
}

/** Null for a file that is no model. */
function uidOf(path: string): string | null {
  const [, api, type] = /(?:^|\/)api\/([\w-]+)\/content-types\/([\w-]+)\/schema\.json$/.exec(path) ?? []
  if (api !== undefined) return `api::${api}.${type}`
  const [, category, name] = /(?:^|\/)components\/([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? []
  return category === undefined ? null : `${category}.${name}`
}

/** An export lists the locale among the attributes. */
function asExported(uid: string, schema: JsonObject): JsonObject {
  const i18n = isObject(schema.pluginOptions) ? schema.pluginOptions.i18n : undefined
  const isLocalized = isObject(i18n) && i18n.localized === true
  const attributes = { ...Object(schema.attributes), ...(isLocalized && { locale: { type: 'string' } }) }
  return { ...schema, uid, attributes }
}
