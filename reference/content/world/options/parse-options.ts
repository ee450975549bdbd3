import { JsonObject } from '../../../world/json-object.ts'
import { Place, type Problems } from '../../../world/problems.ts'
import type { Models } from '../../model/types.ts'
import type { ContentOptions } from '../content-world.ts'
import { knownActions } from './known-actions.ts'
import { parseApiTokens } from './parse-api-tokens.ts'
import { parseGraphql } from './parse-graphql.ts'
import { parsePermissions } from './parse-permissions.ts'
import { parseRest } from './parse-rest.ts'

/** Signs the JWTs of a world that names no secret, so that the same run twice gives the same tokens. */
const DEFAULT_JWT_SECRET = 'assayer'

const KEYS = ['api', 'graphql', 'permissions', 'apiTokens', 'jwtSecret']

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
  json.only(KEYS)
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
