import type { JsonObject } from '../../../world/json-object.ts'
import { shown } from '../../../world/problems.ts'
import type { ContentOptions } from '../content-world.ts'

/**
 * `graphql` of the options, checked and handed on as written. A world that says nothing has the plugin with its
 * defaults; `null` or `false` is a service without it.
 */
export function parseGraphql(options: JsonObject): ContentOptions['graphql'] {
  const given = options.get('graphql')
  if (given === null || given === false) return null
  const json = options.object('graphql')
  if (!json) return {}
  json.only(KEYS)
  checkEndpoint(json)
  for (const key of BOOLEANS) json.boolean(key)
  json.integer('depthLimit', 0)
  for (const key of LIMITS) json.integer(key, NO_LIMIT)
  json.object('apolloServer')
  return json.fields
}

const BOOLEANS = ['shadowCRUD', 'playgroundAlways']
const LIMITS = ['amountLimit', 'defaultLimit', 'maxLimit']
const NO_LIMIT = -1
const KEYS = ['endpoint', 'depthLimit', 'apolloServer', ...BOOLEANS, ...LIMITS]

function checkEndpoint(json: JsonObject): void {
  const endpoint = json.text('endpoint')
  if (endpoint === undefined || /^\/./.test(endpoint)) return
  json.place.at('endpoint').wrong(shown(endpoint), 'a path, such as "/graphql"')
}
