import type { OracleType, OracleWorld } from '../targets/oracle.ts'
import { ownTypes, schemaNames } from './names.ts'
import { answer, FAILED, idParameter, jsonBody, QUERY, SINGLE_QUERY } from './openapi-parts.ts'
import { pluginPaths } from './openapi-plugins.ts'
import { type Json, listOf, objectOf, openapiSchemas, refTo } from './openapi-schemas.ts'

/** An OpenAPI 3.1 document of the REST endpoints that the content service has for a world. */
export function openapiOf(world: OracleWorld): Json {
  const names = schemaNames(world)
  const types = ownTypes(world)
  const prefix = world.options.rest.prefix
  return {
    openapi: '3.1.0',
    info: { title: world.name, version: '1.0.0' },
    servers: [{ url: 'http://127.0.0.1:1337' }],
    tags: types.map(({ displayName }) => ({ name: displayName })),
    security: [{}, { bearer: [] }],
    paths: {
      ...Object.fromEntries(types.flatMap(type => pathsOf(type, names.get(type.uid) ?? type.uid, prefix))),
      ...pluginPaths(prefix),
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API token, or the JWT of a user.' },
      },
      responses: {
        Error: {
          description: 'It was refused.',
          content: { 'application/json': { schema: refTo('Error') } },
        },
      },
      schemas: openapiSchemas(world),
    },
  }
}

type Path = readonly [path: string, item: Json]

function pathsOf(type: OracleType, name: string, prefix: string): readonly Path[] {
  return type.kind === 'collectionType'
    ? collectionPaths(type, name, prefix)
    : singlePaths(type, name, prefix)
}

function collectionPaths(type: OracleType, name: string, prefix: string): readonly Path[] {
  const base = `${prefix}/${type.pluralName}`
  const about = aboutType(type, name)
  return [
    [base, { get: about.list, post: about.create }],
    [`${base}/{id}`, { parameters: [idParameter], get: about.read, put: about.update, delete: about.remove }],
    ...(type.localized
      ? ([[`${base}/{id}/localizations`, { parameters: [idParameter], post: about.localize }]] as const)
      : []),
  ]
}

function singlePaths(type: OracleType, name: string, prefix: string): readonly Path[] {
  const base = `${prefix}/${type.singularName}`
  const { read, update, remove, localize } = aboutType(type, name)
  return [
    [base, { get: read, put: update, delete: remove }],
    ...(type.localized ? ([[`${base}/localizations`, { post: localize }]] as const) : []),
  ]
}

/** What can be done with a content-type. */
function aboutType({ displayName, draftAndPublish, localized }: OracleType, name: string) {
  const entry = objectOf(
    { data: { oneOf: [refTo(`${name}Entry`), { type: 'null' }] }, meta: { type: 'object' } },
    ['data'],
  )
  const list = objectOf(
    { data: listOf(refTo(`${name}Entry`)), meta: objectOf({ pagination: refTo('Pagination') }) },
    ['data', 'meta'],
  )
  const applies = ({ name: parameter }: { readonly name: string }) =>
    (localized || parameter !== 'locale') && (draftAndPublish || parameter !== 'publicationState')
  const reading = SINGLE_QUERY.filter(applies)
  const body = jsonBody(objectOf({ data: refTo(`${name}Input`) }, ['data']))
  const operation = (verb: string, says: string, more: Json) => ({
    operationId: `${verb}${name}`,
    summary: says,
    tags: [displayName],
    ...more,
  })
  const one = { responses: { ...answer(entry), ...FAILED } }
  return {
    list: operation('list', 'A list of entries.', {
      parameters: QUERY.filter(applies),
      responses: { ...answer(list), ...FAILED },
    }),
    read: operation('get', 'One entry.', { parameters: reading, ...one }),
    create: operation('create', 'Makes an entry.', { parameters: reading, requestBody: body, ...one }),
    update: operation('update', 'Changes an entry.', { parameters: reading, requestBody: body, ...one }),
    remove: operation('delete', 'Deletes an entry.', { parameters: reading, ...one }),
    localize: operation('localize', 'Creates the entry in another locale.', {
      requestBody: jsonBody(refTo(`${name}Input`)),
      responses: { ...answer(refTo(name)), ...FAILED },
    }),
  }
}
