import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { attributesOf } from '../strapi/attributes.ts'
import { askFor, objectsIn, type Running } from './ask.ts'

const BUILDER = '/api/content-type-builder'
const NEEDS =
  'Models are read from the content-type builder’s own endpoints: expected an API token of Strapi 4 with full access (--token).'

/** The models of a running project, in the form of its export. @throws UsageError when the token may not see them */
export async function askSchemas(running: Running): Promise<readonly JsonObject[]> {
  const types = Object(await askFor(running, `${BUILDER}/content-types`, NEEDS))
  const components = Object(await askFor(running, `${BUILDER}/components`, NEEDS))
  return [...objectsIn(types.data), ...objectsIn(components.data)].map(asExported)
}

function asExported({ uid, schema }: JsonObject): JsonObject {
  const given: JsonObject = isObject(schema) ? schema : {}
  const { singularName, pluralName, displayName, description, kind, collectionName } = given
  const info = { singularName, pluralName, displayName, description }
  const options = { draftAndPublish: given.draftAndPublish, privateAttributes: given.privateAttributes }
  const isType = String(uid).includes('::')
  return {
    uid,
    ...(isType ? { kind, collectionName, info } : { collectionName, info: { displayName, description } }),
    options: withoutNothing(options),
    ...(isType && { pluginOptions: given.pluginOptions ?? {} }),
    attributes: { ...shownAttributes(given), ...(isLocalized(given) && { locale: { type: 'string' } }) },
  }
}

/** The builder adds what its forms need. */
function shownAttributes(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    [...attributesOf(schema)].map(([name, attribute]) => {
      const { targetAttribute: _target, autoPopulate: _auto, ...own } = attribute
      return [name, own]
    }),
  )
}

function isLocalized({ pluginOptions }: JsonObject): boolean {
  const i18n = isObject(pluginOptions) ? pluginOptions.i18n : undefined
  return isObject(i18n) && i18n.localized === true
}

function withoutNothing(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
