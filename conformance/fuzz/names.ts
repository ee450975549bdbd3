import type { JsonObject } from '../compare/json-value.ts'
import type { OracleSchema, OracleWorld } from '../targets/oracle.ts'
import type { QueriedWorld } from './queried-world.ts'

/** Gives entries the names that scenarios call them by, since ids differ between targets. */
export interface EntryNames {
  /** `<restaurants:luna>`; null when the entry has none. */
  nameOf(plural: string, id: string): string | null
  /** The id of an entry by its key; undefined when there is none. */
  idOf(plural: string, key: string): unknown
  /** The plural name of the entries to which attributes lead, one after the other; null when unknown. */
  pluralAt(plural: string, steps: readonly string[]): string | null
}

/** Names by the natural keys of a world. Two entries of the same key have no name. */
export function entryNames(
  world: OracleWorld,
  facts: QueriedWorld,
  keys: ReadonlyMap<string, string>,
): EntryNames {
  const names = namesIn(world, keys)
  const types = [...world.models.types.values()]
  return {
    nameOf: (plural, id) => names.get(`${plural} ${id}`) ?? null,
    idOf: (plural, key) => {
      const { uid } = types.find(({ pluralName }) => pluralName === plural) ?? {}
      const rows = uid === undefined ? [] : (world.entries.get(uid) ?? [])
      return rows.find(row => String(row[keys.get(plural) ?? '']) === key)?.id
    },
    pluralAt: (plural, steps) => {
      const start =
        types.find(({ pluralName, singularName }) => [pluralName, singularName].includes(plural)) ?? null
      const end = follow(steps, start, facts)
      return types.find(({ uid }) => uid === end?.uid)?.pluralName ?? null
    },
  }
}

function namesIn({ models, entries }: OracleWorld, keys: ReadonlyMap<string, string>) {
  const names = new Map<string, string>()
  for (const { uid, pluralName } of models.types.values()) {
    const key = keys.get(pluralName)
    const rows = key === undefined ? [] : (entries.get(uid) ?? [])
    const textOf = (row: JsonObject) => String(row[key ?? ''] ?? '')
    const texts = rows.map(textOf)
    for (const row of rows) {
      const text = textOf(row)
      const isName = texts.indexOf(text) === texts.lastIndexOf(text) && /^[^<>\r\n]+$/.test(text)
      if (isName) names.set(`${pluralName} ${row.id}`, `<${pluralName}:${text}>`)
    }
  }
  return names
}

/** Goes from type to type along the attributes that are named. */
function follow(
  steps: readonly string[],
  start: OracleSchema | null,
  facts: QueriedWorld,
): OracleSchema | null {
  let schema = start
  for (const step of steps) {
    const attribute = schema?.attributes.get(step)
    if (attribute) schema = facts.leadsTo(attribute)
  }
  return schema
}
