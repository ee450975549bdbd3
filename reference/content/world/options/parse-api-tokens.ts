import { JsonObject } from '../../../world/json-object.ts'
import { type Place, shown } from '../../../world/problems.ts'
import type { ApiToken } from '../content-world.ts'
import { storedDatetime } from '../entries/dates.ts'
import { optionKeys } from './keys.ts'
import { checkActions } from './permissions.ts'

const TYPES = ['read-only', 'full-access', 'custom'] as const

/** The API tokens of the world. Names and access keys differ, because callers are known by them. */
export function parseApiTokens(options: JsonObject, actions: ReadonlySet<string>): readonly ApiToken[] {
  const place = options.place.at('apiTokens')
  const tokens = (options.list('apiTokens') ?? []).flatMap((value, i) => {
    const json = JsonObject.read(value, place.at(i))
    return (json && parseToken(json, actions)) ?? []
  })
  checkDifferent(tokens, 'name', place)
  checkDifferent(tokens, 'accessKey', place)
  return tokens
}

function parseToken(json: JsonObject, actions: ReadonlySet<string>): ApiToken | null {
  json.only(optionKeys.apiToken)
  const name = json.requiredText('name')
  const accessKey = json.requiredText('accessKey')
  const type = parseType(json)
  const permissions = json.texts('permissions') ?? []
  checkActions(permissions, actions, json.place.at('permissions'))
  const expiresAt = parseExpiry(json)
  if (name === undefined || accessKey === undefined || type === undefined) return null
  return { name, type, permissions, accessKey, ...(expiresAt !== null && { expiresAt }) }
}

function parseType(json: JsonObject): ApiToken['type'] | undefined {
  const given = json.requiredText('type')
  const type = TYPES.find(known => known === given)
  if (given !== undefined && type === undefined) {
    json.place.at('type').wrong(shown(given), `one of ${TYPES.join(', ')}`)
  }
  return type
}

function parseExpiry(json: JsonObject): string | null {
  if (json.get('expiresAt') === null) return null
  const given = json.text('expiresAt')
  const stored = given === undefined ? null : storedDatetime(given)
  if (given !== undefined && stored === null) {
    json.place.at('expiresAt').wrong(shown(given), 'a date and time, YYYY-MM-DDTHH:mm:ss.SSSZ')
  }
  return stored
}

function checkDifferent(tokens: readonly ApiToken[], key: 'name' | 'accessKey', place: Place): void {
  tokens.forEach((token, i) => {
    const first = tokens.findIndex(other => other[key] === token[key])
    if (first < i)
      place.at(i).at(key).wrong(`that of the token ${first} again`, `a token with a ${key} of its own`)
  })
}
