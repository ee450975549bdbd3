import type { Outcome } from '../../client/outcome.ts'
import { sameIdentities } from '../commands/identities.ts'
import { perform } from '../commands/perform.ts'
import { performBoth } from '../commands/perform-both.ts'
import type { Compared } from '../compare-answers.ts'
import type { Query } from '../query.ts'
import { answerOf, clausesIn, EXPLAIN, type Judged, type Twin } from '../twin.ts'
import { differAtSites, rulesFor, type SiteRules } from './compare-sites.ts'
import type { SiteAt } from './site.ts'

export interface PlatformTwinOptions {
  readonly target: SiteAt
  readonly oracle: SiteAt
  readonly rules: SiteRules
}

/** Asks two sites the same. */
export function openPlatformTwin({ target, oracle, rules }: PlatformTwinOptions): Twin {
  const clausesOf = async (query: Query) => {
    const clauses = new Set<string>()
    await askSite(query, oracle, EXPLAIN, outcome => {
      for (const clause of clausesIn(answerOf(outcome))) clauses.add(clause)
    })
    return [...clauses]
  }
  const ask = async (query: Query): Promise<Asked> => {
    if (query.door !== 'sequence') {
      const [told, actual] = await Promise.all([askSite(query, oracle, {}), askSite(query, target, {})])
      return {
        query,
        told: [told],
        actual,
        found: differAtSites(answerOf(told), alive(actual), rulesFor(query, rules)),
      }
    }
    const compare = async (upTo: Query, told: Outcome, actual: Outcome) =>
      differAtSites(answerOf(told), alive(actual), rulesFor(upTo, rules))
    const both = { oracle: oracle.stage, target: target.stage, openIdentities: () => sameIdentities }
    const done = await performBoth(query, { ...both, compare })
    if (done.actual === null) throw new Error('invariant: the first command of a sequence is sent')
    return { ...done, actual: done.actual }
  }
  return {
    clausesOf,
    notes: () => [],
    ask: async query => judged(await ask(query), clausesOf),
  }
}

interface Asked {
  readonly query: Query
  readonly told: readonly Outcome[]
  readonly actual: Outcome
  readonly found: Compared
}

async function judged(
  { query, told: outcomes, actual, found }: Asked,
  clausesOf: Twin['clausesOf'],
): Promise<Judged> {
  const told = outcomes.map(answerOf)
  const expected = told.at(-1)
  if (!expected) throw new Error('invariant: something was told')
  const clauses = found.difference === null ? [] : await clausesOf(query)
  return { query, expected, actual, told, clauses, ...found }
}

/** What came of a query, or of the last command of a sequence. */
export async function askSite(
  query: Query,
  site: SiteAt,
  headers: Readonly<Record<string, string>>,
  see: (outcome: Outcome) => void = () => {},
): Promise<Outcome> {
  if (query.door === 'sequence') return perform(query, site.stage, headers, see)
  if (query.door !== 'platform') throw new Error(`invariant: a site is asked by ${query.door}`)
  const outcome = await site.send(query, headers)
  see(outcome)
  return outcome
}

/** A target whose answer was cut off by an interruption has none. */
function alive(outcome: Outcome): Outcome {
  return outcome.kind === 'no-answer' && outcome.reason === 'interrupted' ? answerOf(outcome) : outcome
}
