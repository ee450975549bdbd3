import type { JsonObject } from '../../../world/json-object.ts'
import type { ContentOptions } from '../content-world.ts'

const DEFAULT_LIMIT = 25

/** `api.rest` of the options: limits of REST lists. */
export function parseRest(api: JsonObject | undefined): ContentOptions['rest'] {
  api?.only(['rest'])
  const rest = api?.object('rest')
  rest?.only(['defaultLimit', 'maxLimit', 'withCount'])
  return {
    defaultLimit: rest?.integer('defaultLimit', 1) ?? DEFAULT_LIMIT,
    maxLimit: rest?.get('maxLimit') === null ? null : (rest?.integer('maxLimit', 1) ?? null),
    withCount: rest?.boolean('withCount') ?? true,
  }
}
