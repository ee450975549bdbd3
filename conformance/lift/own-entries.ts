import { mapExpectation } from '../compare/expectation.ts'
import { isObject } from '../compare/json-value.ts'
import { mapTexts } from '../compare/map-values.ts'
import type { Scenario, Step } from '../suite/clause.ts'
import { factText } from '../suite/fact.ts'
import { type EntryName, entriesNamedIn, fillText } from '../suite/placeholder.ts'
import { SITE_KEYS } from '../suite/worlds.ts'
import type { OracleWorld } from '../targets/oracle.ts'

/** So many of its entries are tried in the place of one of another world. */
const MOST_TRIED = 8

/**
 * A scenario that names entries of another world, with entries of this one in their places: the resources of the
 * platform are the same on every site. Several, of which some may not be such that the scenario holds; none where the
 * world has no entries of a kind. A scenario that names none is left as it is.
 */
export function withOwnEntries(scenario: Scenario, { platform }: OracleWorld): readonly Scenario[] {
  const named = [...new Map(entriesNamedIn(scenario.steps).map(entry => [textOf(entry), entry])).values()]
  if (named.length === 0) return [scenario]
  const ownOf = (plural: string) => namesIn(platform?.[plural], plural)
  const tries = Math.min(MOST_TRIED, ...named.map(({ plural }) => ownOf(plural).length))
  return Array.from({ length: tries }, (_, offset) => {
    const own = new Map(
      named.map((entry, index) => {
        const names = ownOf(entry.plural)
        return [textOf(entry), names[(offset + index) % names.length]]
      }),
    )
    return { ...scenario, steps: scenario.steps.map(step => withNames(step, own)) }
  })
}

function textOf({ plural, key }: EntryName): string {
  return `<${plural}:${key}>`
}

function namesIn(rows: unknown, plural: string): readonly string[] {
  const attribute = SITE_KEYS.get(plural)
  if (!Array.isArray(rows) || attribute === undefined) return []
  return rows.flatMap(row => {
    const key = isObject(row) ? row[attribute] : null
    return typeof key === 'string' ? [textOf({ plural, key })] : []
  })
}

function withNames(step: Step, names: ReadonlyMap<string, string | undefined>): Step {
  const others = { entry: (it: EntryName) => names.get(textOf(it)), fact: factText, saved: () => undefined }
  const put = (text: string) => fillText(text, others)
  const { request, accepted } = step
  return {
    ...step,
    request: { ...request, path: put(request.path), body: mapTexts(request.body, put) },
    accepted: accepted.map(({ who, expect }) => ({
      who,
      expect: mapExpectation(expect, value => mapTexts(value, put)),
    })),
  }
}
