import type { Scenario } from '../suite/clause.ts'
import { factText } from '../suite/fact.ts'
import { entriesNamedIn, factsNamedIn, type PlaceholderValues } from '../suite/placeholder.ts'
import type { Connection } from '../targets/connection.ts'
import { factsFor } from './fill-request.ts'

/** What stands for a scenario's placeholders at a target; known before its first request is sent. */
export type KnownBefore = Pick<PlaceholderValues, 'entry' | 'fact'>

/** Finds out every id and fact that a scenario needs. Throws CannotJudge when one cannot be had. */
export async function readPlaceholders(scenario: Scenario, connection: Connection): Promise<KnownBefore> {
  const book = scenario.service === 'platform' ? connection.platformIds : connection.contentIds
  const found = new Map<string, unknown>()
  for (const name of entriesNamedIn(scenario.steps)) {
    found.set(entryText(name), await book.idOf(name))
  }
  const facts = [...factsNamedIn(scenario.steps), ...scenario.steps.flatMap(it => factsFor(it.request))]
  for (const fact of facts) {
    found.set(factText(fact), await connection.facts.factOf(fact))
  }
  const known = (text: string) => {
    if (!found.has(text)) throw new Error(`invariant: nothing was found out for ${text}`)
    return found.get(text)
  }
  return { entry: name => known(entryText(name)), fact: fact => String(known(factText(fact))) }
}

function entryText({ plural, key }: { readonly plural: string; readonly key: string }): string {
  return `<${plural}:${key}>`
}
