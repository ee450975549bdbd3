import type { Held, Holdings } from './holdings.ts'
import type { Row, SeedType, SeedWorld } from './seed-world.ts'

/** The natural key of each type by its plural name. */
type Keys = ReadonlyMap<string, string>

/** The row of the world that an entry is, by its natural key, or of a single type by its locale; else undefined. */
export function rowOf({ type, key, locale }: Held, keys: Keys): Row | undefined {
  const attribute = keys.get(type.plural)
  const rows = type.rows.filter(row =>
    type.kind === 'single'
      ? locale === null || row.locale === locale
      : attribute !== undefined && key !== null && String(row[attribute]) === key,
  )
  return rows.length === 1 ? rows[0] : undefined
}

/**
 * Entries that may be somebody's work: those whose key the world has not. An entry without a key is nobody's only
 * beside entries that an earlier run made.
 */
export function strangersIn(there: Holdings, { types }: SeedWorld, keys: Keys): readonly Held[] {
  const held = [...there.values()]
  const known = new Map(types.map(type => [type.plural, keysIn(type, keys)]))
  const strangers = held.filter(({ type, key }) => key !== null && !known.get(type.plural)?.has(key))
  const isSeeded = held.some(({ key }) => key !== null) && strangers.length === 0
  return isSeeded ? [] : [...strangers, ...held.filter(({ key }) => key === null)]
}

function keysIn({ plural, rows }: SeedType, keys: Keys): ReadonlySet<string> {
  const attribute = keys.get(plural)
  return new Set(attribute === undefined ? [] : rows.map(row => String(row[attribute])))
}

/** Users of the world, who may be signed in, and its files when all are there: pictures take long to send. */
export function keptFrom(there: Holdings, world: SeedWorld): Holdings {
  const held = [...there]
  const users = usernames(world)
  const wanted = world.types.find(({ kind }) => kind === 'file')?.rows ?? []
  const files = held.filter(([, { type }]) => type.kind === 'file')
  const hasFiles = wanted.every((row, index) => isFileOf(row, files[index]?.[1]))
  return new Map([
    ...held.filter(([, { type, key }]) => type.kind === 'user' && key !== null && users.includes(key)),
    ...(hasFiles ? files.slice(0, wanted.length) : []),
  ])
}

function isFileOf({ name, alternativeText, caption }: Row, held: Held | undefined): boolean {
  if (held === undefined || held.key !== name) return false
  return held.values.alternativeText === alternativeText && held.values.caption === caption
}

export function usernames({ types }: SeedWorld): readonly string[] {
  const users = types.find(({ kind }) => kind === 'user')
  return users?.rows.map(({ username }) => String(username)) ?? []
}
