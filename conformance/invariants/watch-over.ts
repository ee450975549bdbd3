import { groupBy } from '../group-by.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Connection } from '../targets/connection.ts'
import { settingOf } from '../targets/target.ts'
import { deletedAndThere } from './afterwards/deleted.ts'
import { deletedByGraphqlAndThere } from './afterwards/deleted-by-graphql.ts'
import { deletedAndElsewhere } from './afterwards/deleted-elsewhere.ts'
import { headOtherwise, headSamples } from './afterwards/head.ts'
import { beforeRefusals } from './afterwards/refused-writes.ts'
import { answerInvariants } from './answers/invariants.ts'
import type { AnswerInvariant, Broken, Sight } from './broken.ts'
import type { Found, Watch, WatchOver } from './watch.ts'

/**
 * The answers of each scenario are looked at. More is read where only that can tell, and never written: by HEAD after
 * some reads; what a refused write was about, and what was deleted, where a world can be put back at all.
 */
export const watchOver: WatchOver = scenarios => watching(headSamples(scenarios), INVARIANTS)

/**
 * Watches over parts of a run as over the whole of it, so that by HEAD the same is asked: otherwise each of many small
 * parts would have samples of its own.
 */
export function watchOverPartsOf(whole: readonly Scenario[]): WatchOver {
  const ofWorlds = groupBy(whole, it => JSON.stringify(settingOf(it))).values()
  const heads = new Set([...ofWorlds].flatMap(scenarios => [...headSamples(scenarios)]))
  return () => watching(heads, INVARIANTS)
}

/** What is read beside the answers to find out. */
const AFTERWARDS = {
  head: 'head-as-get',
  refused: 'refused-writes',
  deleted: 'deleted-is-gone',
  deletedByGraphql: 'deleted-by-graphql-is-gone',
  deletedElsewhere: 'deleted-is-gone-elsewhere',
} as const

/** The names of all that is watched over. */
export const INVARIANTS: readonly string[] = [...Object.keys(answerInvariants), ...Object.values(AFTERWARDS)]

/** Watches over some of it alone: names of what is not known any more say nothing. */
export function watchOverOnly(names: readonly string[]): WatchOver {
  return scenarios => watching(headSamples(scenarios), names)
}

/** `heads`: ids of those that are asked again by HEAD. */
function watching(heads: ReadonlySet<string>, names: readonly string[]): Watch {
  const isHeadWatched = names.includes(AFTERWARDS.head)
  const invariants = Object.entries(answerInvariants).flatMap(([name, it]) =>
    names.includes(name) ? it : [],
  )
  const isRefusalWatched = names.includes(AFTERWARDS.refused)
  const refusals = beforeRefusals()
  return {
    before: async (scenario, connection) => {
      if (isRefusalWatched && isAttempt(scenario) && connection.endpoint.reset)
        await refusals.read(scenario, connection)
    },
    after: async (scenario, sights, connection) => {
      const found = inAnswers(invariants, sights, scenario, connection)
      if (found || !sights[0]) return found
      const step = sights.length - 1
      const broken = await afterwards(scenario, [sights[0], ...sights.slice(1)], connection)
      return broken && { broken, step }
    },
  }

  async function afterwards(
    scenario: Scenario,
    sights: readonly [Sight, ...Sight[]],
    connection: Connection,
  ): Promise<Broken | null> {
    if (isHeadWatched && heads.has(scenario.id)) return headOtherwise(sights[0], connection)
    if (!connection.endpoint.reset) return null
    if (scenario.writes) return deletedBy(sights, connection, scenario)
    if (!isRefusalWatched || !isAttempt(scenario)) return null
    const broken = await refusals.changedBy(sights, connection, scenario)
    if (broken) refusals.forget()
    return broken
  }

  /** What GraphQL deleted is asked of GraphQL: its ids may be its own. */
  async function deletedBy(sights: readonly Sight[], connection: Connection, scenario: Scenario) {
    const isByRest = names.includes(AFTERWARDS.deleted)
    const found = isByRest ? await deletedAndThere(sights, connection, scenario.service) : null
    if (found) return found
    const isByGraphql = names.includes(AFTERWARDS.deletedByGraphql)
    const foundByGraphql = isByGraphql ? await deletedByGraphqlAndThere(sights, connection) : null
    if (foundByGraphql || !names.includes(AFTERWARDS.deletedElsewhere)) return foundByGraphql
    return deletedAndElsewhere(sights, connection, scenario)
  }
}

/** Whether all that it writes is to be refused. */
function isAttempt({ writes, sendsWrites }: Scenario): boolean {
  return sendsWrites && !writes
}

function inAnswers(
  invariants: readonly AnswerInvariant[],
  sights: readonly Sight[],
  scenario: Scenario,
  connection: Connection,
): Found | null {
  const { platformVersion } = scenario
  const { passwords } = connection
  for (const [step, sight] of sights.entries()) {
    for (const invariant of invariants) {
      const broken = invariant(sight, { platformVersion, passwords })
      if (broken) return { broken, step }
    }
  }
  return null
}
