import type { Call } from '../contracts.ts'
import { badRequest, invalid, type PlatformError } from '../errors.ts'
import { isList, isObject, type Json, type JsonObject } from '../values.ts'

/**
 * What a body gives under its root key: `{"tiers": [{…}]}`.
 * @throws PlatformError 400 when the root key is missing or empty
 */
export function givenUnder(call: Call, root: string): JsonObject {
  const list = under(call, root)
  const given = isList(list) ? list[0] : undefined
  if (isObject(given) && Object.keys(given).length > 0) return given
  throw badRequest(`No root key ('${root}') provided.`)
}

/**
 * The same where a schema describes the body.
 * @throws PlatformError 422 that names the keyword of the schema that does not hold
 */
export function givenBySchema(call: Call, root: string, required: readonly string[]): JsonObject {
  const list = under(call, root)
  if (list === undefined) throw schemaError(root, missing('', '#', root))
  if (!isList(list)) throw schemaError(root, keyword('type', root, { type: 'array' }, 'should be array'))
  const [given] = list
  if (given === undefined)
    throw schemaError(root, keyword('minItems', root, { limit: 1 }, 'should NOT have fewer than 1 items'))
  if (list.length > 1)
    throw schemaError(root, keyword('maxItems', root, { limit: 1 }, 'should NOT have more than 1 items'))
  if (!isObject(given))
    throw schemaError(`${root}[0]`, keyword('type', `${root}[0]`, { type: 'object' }, 'should be object'))
  const absent = required.find(name => given[name] === undefined)
  if (absent !== undefined)
    throw schemaError(`${root}[0]`, missing(`.${root}[0]`, `#/properties/${root}/items`, absent))
  return given
}

function under({ request }: Call, root: string): Json | undefined {
  const { json } = request.body
  return isObject(json) ? json[root] : undefined
}

interface Broken extends JsonObject {
  readonly keyword: string
  readonly dataPath: string
  readonly schemaPath: string
  readonly params: JsonObject
  readonly message: string
}

function missing(dataPath: string, schemaPath: string, name: string): Broken {
  const message = `should have required property '${name}'`
  return {
    keyword: 'required',
    dataPath,
    schemaPath: `${schemaPath}/required`,
    params: { missingProperty: name },
    message,
  }
}

function keyword(name: string, path: string, params: JsonObject, message: string): Broken {
  return { keyword: name, dataPath: `.${path}`, schemaPath: `#/properties/${path}/${name}`, params, message }
}

/** An attribute that breaks a keyword of its schema. */
export function attributeError(
  root: string,
  attribute: string,
  name: string,
  params: JsonObject,
): PlatformError {
  const message = messageOf(name, params)
  const dataPath = `.${root}[0].${attribute}`
  return schemaError(attribute, {
    keyword: name,
    dataPath,
    schemaPath: `#/properties/${attribute}/${name}`,
    params,
    message,
  })
}

function messageOf(name: string, params: JsonObject): string {
  const value: Json | undefined = Object.values(params)[0]
  if (name === 'enum') return 'should be equal to one of the allowed values'
  if (name === 'type') return `should be ${String(value)}`
  if (name === 'minLength') return `should NOT be shorter than ${String(value)} characters`
  if (name === 'maxLength') return `should NOT be longer than ${String(value)} characters`
  if (name === 'required') return `should have required property '${String(value)}'`
  return name === 'format' || name === 'pattern'
    ? `should match ${name} "${String(value)}"`
    : `should match ${name}`
}

function schemaError(property: string, broken: Broken): PlatformError {
  return invalid(`Validation failed for ${property}.`, { property, details: [broken] })
}
