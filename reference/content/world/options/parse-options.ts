import { JsonObject } from '../../../world/json-object.ts'
import { Place, type Problems, shown } from '../../../world/problems.ts'
import type { Models } from '../../model/types.ts'
import { API, type ContentOptions } from '../content-world.ts'
import { optionKeys } from './keys.ts'
import { parseApiTokens } from './parse-api-tokens.ts'
import { knownActions, parsePermissions } from './permissions.ts'

/** Signs the JWTs of a world that names no secret, so that the same run twice gives the same tokens. */
const DEFAULT_JWT_SECRET = 'assayer'

/** What of the world the options refer to. */
export interface OptionsContext {
  readonly models: Models
  readonly roleTypes: readonly string[]
  readonly defaultLocale: string
}

/** The content service's options from `options.json`; `undefined` stands for a world without that file. */
export function parseOptions(value: unknown, context: OptionsContext, problems: Problems): ContentOptions {
  const place = Place.of('options.json', problems)
  const json = JsonObject.read(value ?? {}, place) ?? new JsonObject({}, place)
  json.only(optionKeys.options)
  const actions = knownActions(context.models)
  return {
    rest: parseRest(json.object('api')),
    graphql: parseGraphql(json),
    permissions: parsePermissions(json.object('permissions'), context.roleTypes, actions),
    apiTokens: parseApiTokens(json, actions),
    jwtSecret: parseJwtSecret(json),
    defaultLocale: context.defaultLocale,
  }
}

/** Nothing can be signed with an empty secret. */
function parseJwtSecret(json: JsonObject): string {
  const secret = json.text('jwtSecret') ?? DEFAULT_JWT_SECRET
  if (secret === '') json.place.at('jwtSecret').wrong('an empty text', 'a text')
  return secret
}

const DEFAULT_LIMIT = 25

/** `api.rest` of the options: limits of REST lists. */
function parseRest(api: JsonObject | undefined): ContentOptions['rest'] {
  api?.only(optionKeys.api)
  const rest = api?.object('rest')
  rest?.only(optionKeys.rest)
  return {
    defaultLimit: rest?.integer('defaultLimit', 1) ?? DEFAULT_LIMIT,
    maxLimit: rest?.get('maxLimit') === null ? null : (rest?.integer('maxLimit', 1) ?? null),
    withCount: rest?.boolean('withCount') ?? true,
    prefix: rest ? parsePrefix(rest) : API,
  }
}

/** UNDOCUMENTED: `api.rest.prefix` stands in place of `/api` (source of @strapi/strapi); an empty one is none. */
function parsePrefix(rest: JsonObject): string {
  const prefix = rest.text('prefix') ?? API
  if (!/^(\/[^/?#:]+)*\/?$/.test(prefix))
    rest.place.at('prefix').wrong(shown(prefix), 'a path, such as "/api"')
  return prefix.replace(/\/$/, '')
}

/**
 * `graphql` of the options, checked and handed on as written. A world that says nothing has the plugin with its
 * defaults; `null` or `false` is a service without it.
 */
function parseGraphql(options: JsonObject): ContentOptions['graphql'] {
  const given = options.get('graphql')
  if (given === null || given === false) return null
  const json = options.object('graphql')
  if (!json) return {}
  json.only(optionKeys.graphql)
  checkEndpoint(json)
  for (const key of optionKeys.graphqlFlags) json.boolean(key)
  json.integer('depthLimit', 0)
  for (const key of optionKeys.graphqlLimits) json.integer(key, NO_LIMIT)
  json.object('apolloServer')
  return json.fields
}

const NO_LIMIT = -1

function checkEndpoint(json: JsonObject): void {
  const endpoint = json.text('endpoint')
  if (endpoint === undefined || /^\/./.test(endpoint)) return
  json.place.at('endpoint').wrong(shown(endpoint), 'a path, such as "/graphql"')
}
