import { isObject } from '../../../compare/json-value.ts'
import type { OracleWorld } from '../../../targets/oracle.ts'
import type { Command } from '../command.ts'

/** What a sequence has made itself is called by a name of its own: `<post-1>`. */
const OWN = /<[^<>:]+>/

/** Whether a command changes an entry that the world began with: writes to it, deletes it, or links it with another. */
export function touchesOld({ request: { method, path, body } }: Command, world: OracleWorld): boolean {
  if (method === 'GET') return false
  const [place = ''] = path.split('?')
  const isOfOne = method !== 'POST' || place.endsWith('/localizations')
  if (isOfOne && !OWN.test(place)) return true
  const { query, variables }: { query?: unknown; variables?: unknown } = Object(body)
  const isMutation = typeof query === 'string' && /\b(update|delete)[A-Z]|Localization\b/.test(query)
  if (isMutation && !OWN.test(JSON.stringify(Object(variables).id ?? null))) return true
  return linksOld(body, relationsIn(world))
}

/** Links are taken from other entries, or seen at the other end of them. */
function linksOld(value: unknown, relations: ReadonlySet<string>): boolean {
  if (Array.isArray(value)) return value.some(item => linksOld(item, relations))
  if (!isObject(value)) return false
  return Object.entries(value).some(
    ([name, member]) => (relations.has(name) && namesOld(member)) || linksOld(member, relations),
  )
}

function namesOld(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesOld)
  if (isObject(value)) return Object.values(value).some(namesOld)
  return value !== null && typeof value !== 'boolean' && !OWN.test(String(value))
}

function relationsIn({ models }: OracleWorld): ReadonlySet<string> {
  const names = [...models.types.values()].flatMap(({ attributes }) =>
    [...attributes].flatMap(([name, { kind }]) => (kind === 'relation' ? [name] : [])),
  )
  return new Set(names)
}
