import type { Scenario } from '../suite/clause.ts'
import { type EntryName, entriesNamedIn } from '../suite/placeholder.ts'
import type { Connection } from '../targets/connection.ts'

/** The id of an entry that the scenario names; known before its first request is sent. */
export type IdOf = (name: EntryName) => unknown

/** Finds out every id that a scenario needs. Throws CannotJudge when one cannot be had. */
export async function readIds(scenario: Scenario, connection: Connection): Promise<IdOf> {
  const book = scenario.service === 'platform' ? connection.platformIds : connection.contentIds
  const ids = new Map<string, unknown>()
  for (const name of entriesNamedIn(scenario.steps)) {
    ids.set(keyOf(name), await book.idOf(name))
  }
  return name => {
    if (!ids.has(keyOf(name))) throw new Error(`invariant: no id was read for ${keyOf(name)}`)
    return ids.get(keyOf(name))
  }
}

function keyOf({ plural, key }: EntryName): string {
  return `${plural}:${key}`
}
