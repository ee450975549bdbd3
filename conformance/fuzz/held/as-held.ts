import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { FILE } from '../../seed/attribute.ts'
import { MadeIds } from '../../seed/made-ids.ts'
import type { SeedType, SeedWorld } from '../../seed/seed-world.ts'
import { AS_IN_THE_WORLD, valuesOf } from '../../seed/values.ts'
import { type Match, matchRows } from './match-rows.ts'
import { LOCALE, ROLE, type ShownEntries } from './shown-entries.ts'

/** When entries were written, which a target says itself. */
const TIMES = ['createdAt', 'updatedAt', 'publishedAt']

/** What it makes of a file. */
const OF_FILES = [
  'hash',
  'url',
  'size',
  'formats',
  'previewUrl',
  'provider',
  'provider_metadata',
  'ext',
  'mime',
  'folderPath',
]

/** A world's entries with what a target has of its own: ids of entries and components, times, places of files. */
export function asHeld(
  data: JsonObject,
  world: SeedWorld,
  shown: ShownEntries,
  keys: ReadonlyMap<string, string>,
): JsonObject {
  const ids = new MadeIds()
  const held = world.types.map(type => {
    const key = type.kind === 'file' ? 'name' : type.kind === 'user' ? 'username' : keys.get(type.plural)
    const matches = matchRows(type, shown.get(type.uid) ?? [], key)
    const known = new Map(matches.map(({ row, id }) => [row, id]))
    for (const row of type.rows) ids.set(type.uid, row.id, known.get(row) ?? row.id)
    return { type, matches }
  })
  const entries = held.flatMap(({ type, matches }) =>
    data[type.uid] === undefined ? [] : [[type.uid, rowsOf(type, matches, { world, ids })] as const],
  )
  return { ...data, ...Object.fromEntries(entries), ...localesOf(data, shown), ...rolesOf(data, shown) }
}

interface Around {
  readonly world: SeedWorld
  readonly ids: MadeIds
}

function rowsOf(type: SeedType, matches: readonly Match[], { world, ids }: Around): readonly JsonObject[] {
  const writing = { spelling: AS_IN_THE_WORLD, components: world.components, ids }
  const found = new Map(matches.map(match => [match.row, match]))
  const rows = type.rows.map(row => {
    const match = found.get(row)
    const written = { ...row, ...valuesOf(type, row, writing).data }
    const linked = Array.isArray(row.localizations)
      ? { localizations: row.localizations.map(id => ids.idOf(type.uid, Number(id))) }
      : {}
    if (!match) return { ...withComponentIds(written, row), ...linked, id: ids.idOf(type.uid, row.id) }
    const own = { ...timesIn(match.values, row), ...(type.uid === FILE && picked(match.values, OF_FILES)) }
    return { ...withComponentIds(written, match.values), ...linked, ...own, id: match.id }
  })
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id))
}

/** A draft stays one, whatever the target says of it. */
function timesIn(values: JsonObject, row: JsonObject): JsonObject {
  return picked(
    values,
    TIMES.filter(name => typeof values[name] === 'string' && row[name] !== null),
  )
}

function picked(values: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap(name => (values[name] === undefined ? [] : [[name, values[name]]])))
}

/** Components stand in the same places; they have ids where they are shown with one. */
function withComponentIds(written: JsonObject, shown: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => [name, componentAs(value, shown[name])]),
  )
}

function componentAs(value: unknown, shown: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(shown) && value.length === shown.length)
    return value.map((item, index) => componentAs(item, shown[index]))
  if (!isObject(value) || !isObject(shown) || shown.id === undefined || value.__type !== undefined)
    return value
  return { ...withComponentIds(value, shown), id: shown.id }
}

function localesOf(data: JsonObject, shown: ShownEntries): JsonObject {
  const [rows, found] = [data[LOCALE], shown.get(LOCALE)]
  if (!Array.isArray(rows) || !found) return {}
  const own = rows.filter(isObject).map(row => {
    const same = found.find(({ code }) => code === row.code)
    return same ? { ...row, ...picked(same, ['id', ...TIMES]) } : row
  })
  return { [LOCALE]: own }
}

/** Roles that the world says nothing of, where the target gave them the ids that the oracle gives. */
function rolesOf(data: JsonObject, shown: ShownEntries): JsonObject {
  const roles = shown.get(ROLE) ?? []
  const areUsual =
    roles.length === USUAL.length && roles.every(({ type, id }) => type === USUAL[Number(id) - 1])
  if (data[ROLE] !== undefined || !areUsual) return {}
  return { [ROLE]: roles.map(role => picked(role, ['id', 'name', 'description', 'type', ...TIMES])) }
}

const USUAL = ['authenticated', 'public']
