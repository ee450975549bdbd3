import { breaking, type Compare, explain } from '../diagnosis/explain.ts'
import { openWard, type Patient } from '../diagnosis/ward.ts'
import type { Connection } from '../targets/connection.ts'
import type { QuirkFacts } from '../targets/oracle.ts'
import { type Contrast, isContrary } from './agreed.ts'
import { type ComparingRules, differButForOrder } from './compare-answers.ts'
import { protocolOf, type Query } from './query.ts'
import { isAnswered, type Judged, send } from './twin.ts'

/** Finds out with which quirks an oracle answers queries as the target does. */
export interface QueryDiagnosis {
  /**
   * The quirks that explain a difference. First those that break one of the clauses `rests`, on which the oracle's
   * answer rests and a plain one does not, then those of the same part of the documentation.
   */
  explain(difference: Judged, rests: readonly string[]): Promise<readonly string[]>
  /** Those of some quirks that explain it. */
  among(quirks: readonly string[], difference: Judged): Promise<readonly string[]>
  /** Those of some quirks that change nothing of what the target answers right. */
  sparing(quirks: readonly string[], right: readonly Query[]): Promise<readonly string[]>
  close(): Promise<void>
}

interface Asking extends ComparingRules {
  /** The caller. */
  readonly as: string
}

export interface QueryDiagnosisOptions extends Asking {
  readonly quirks: readonly QuirkFacts[]
  /** Opens an oracle of its own, with a quirk and a control plane. */
  readonly open: (quirks: readonly string[]) => Promise<Patient>
  /** Quirks that each of those has in any case. */
  readonly beside?: readonly string[]
}

/** No quirk is asked for: of requests that are wrong the documentation says nothing. */
export const withoutDiagnosis: QueryDiagnosis = {
  explain: async () => [],
  among: async () => [],
  sparing: async quirks => quirks,
  close: async () => {},
}

export function openQueryDiagnosis({
  quirks,
  open,
  beside,
  ...asking
}: QueryDiagnosisOptions): QueryDiagnosis {
  const ward = openWard(open, beside)
  const atKept = compareAt(ward.kept, asking)
  const atSwitched = compareAt(ward.switched, asking)
  let usual: Promise<Patient> | null = null
  const isSame: Contrast['isSame'] = (_, one, other) =>
    differButForOrder(one, other, asking).difference === null
  const askingAt = (connection: Connection) => (query: Query) => send(query, asking.as, connection, {})
  const tried = (candidates: readonly QuirkFacts[], difference: Judged) =>
    explaining(candidates, difference, atSwitched, mostOf(difference))
  return {
    close: async () => {
      await ward.close()
      await (await usual)?.close()
    },
    sparing: async (ids, right) => {
      usual ??= open([])
      const { connection } = await usual
      const found: string[] = []
      for (const id of ids) {
        const wrong = await ward.kept(id)
        const both = wrong && { usual: askingAt(connection), wrong: askingAt(wrong), isSame }
        if (both && !(await isContrary(right, both))) found.push(id)
      }
      return found
    },
    among: (ids, difference) => {
      const possible = quirks.filter(it => ids.includes(it.id) && mayExplain(it, difference))
      return explaining(possible, difference, atKept)
    },
    explain: async (difference, rests) => {
      if (difference.actual.kind === 'no-answer') return []
      const near = breaking(new Set(rests), quirks)
      const found = await tried(near, difference)
      const topics = topicsBeside(found, rests, difference)
      const others = quirks.filter(it => topics.has(topicOf(it.clause)) && !near.includes(it))
      return [...found, ...(await tried(others, difference))]
    },
  }
}

/** Those of some quirks that explain one difference: there is nothing else that it could explain or contradict. */
async function explaining(
  candidates: readonly QuirkFacts[],
  difference: Judged,
  compare: Compare<Judged>,
  most?: number,
): Promise<readonly string[]> {
  const trials = candidates.map(quirk => ({ quirk, own: [difference], others: [] }))
  const found = await explain(trials, compare, most)
  return found.map(({ quirk }) => quirk.id)
}

/** At an oracle with the quirk; one that cannot have it is like nothing. */
function compareAt(
  oracleWith: (quirk: string) => Promise<Connection | null>,
  { as, ...rules }: Asking,
): Compare<Judged> {
  const isAlike = async (difference: Judged, connection: Connection) =>
    isAnswered(difference, await send(difference.query, as, connection, {}), rules)
  return async (quirk, differences) => {
    const connection = await oracleWith(quirk)
    const found = differences.map(async it => {
      const how = connection !== null && (await isAlike(it, connection)) ? 'alike' : 'unlike'
      return [it, how] as const
    })
    return new Map(await Promise.all(found))
  }
}

/**
 * In which parts of the documentation other reasons are looked for: none when there are some already, or when it would
 * take too long. What a write does shows later, and not all of it is told by the clauses that its answer rests on: all
 * clauses about writes may have a say.
 */
function topicsBeside(
  found: readonly string[],
  rests: readonly string[],
  { query }: Judged,
): ReadonlySet<string> {
  const topics = rests.map(topicOf)
  const isGraphql = protocolOf(query) === 'graphql'
  if (query.door === 'sequence')
    return new Set(topics.filter(it => !(isGraphql && found.length > 0) && WRITES.test(it)))
  return new Set(found.length > 0 || isGraphql ? [] : topics)
}

const WRITES = /^content\.(writes|single-types|users)$/

/** A quirk shows in GraphQL only after its schema was made anew, which takes its time. */
function mostOf({ query }: Judged): number {
  return protocolOf(query) === 'graphql' ? 2 : Number.POSITIVE_INFINITY
}

/** `content.filters` of `content.filters.eqi`. */
function topicOf(clause: string): string {
  return clause.split('.').slice(0, 2).join('.')
}

/** A quirk of another part of the documentation than all that the answer rests on cannot be the reason. */
function mayExplain({ clause }: QuirkFacts, { clauses }: Judged): boolean {
  return clauses.some(it => topicOf(it) === topicOf(clause))
}
