import { breaking, type Compare, explain, type Likeness } from '../diagnosis/explain.ts'
import { openWard, type Patient } from '../diagnosis/ward.ts'
import type { Connection } from '../targets/connection.ts'
import type { QuirkFacts } from '../targets/oracle.ts'
import { type IsSame, isContrary } from './agreed.ts'
import { type ComparingRules, differButForOrder } from './compare-answers.ts'
import { amongMany, type Candidate, openCandidates, openSwitched } from './in-groups.ts'
import { protocolOf, type Query } from './query.ts'
import { clausesIn, isAnswered, type Judged, send } from './twin.ts'

/** Finds out with which quirks an oracle answers queries as the target does. */
export interface QueryDiagnosis {
  /**
   * The quirks that explain a difference and what it was made from, and change nothing of what is right near to it: all of
   * them, since of several one may be right. First those that break one of the clauses `rests`, on which the oracle's
   * answer rests and a plain one does not.
   */
  explain(seen: Shrunk, rests: readonly string[]): Promise<readonly string[]>
  /** Those of some quirks that explain it. */
  among(quirks: readonly string[], difference: Judged): Promise<readonly string[]>
  /** Those of some quirks that change nothing of what the target answers right. */
  sparing(quirks: readonly string[], right: readonly Query[]): Promise<readonly string[]>
  close(): Promise<void>
}

/** A difference that was made small. */
export interface Shrunk {
  readonly difference: Judged
  /** As it was found. */
  readonly first: Judged
  /** Queries near to it that the target answers right. */
  readonly right: readonly Judged[]
}

interface Asking extends ComparingRules {
  /** The caller. */
  readonly as: string
}

export interface QueryDiagnosisOptions extends Asking {
  readonly quirks: readonly QuirkFacts[]
  /** Opens an oracle of its own, with a quirk and a control plane. */
  readonly open: (quirks: readonly string[]) => Promise<Patient>
  /** Opens one that may be no server at all with several quirks at once. */
  readonly openTrial: () => Promise<Patient>
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
  openTrial: openTried,
  beside,
  ...asking
}: QueryDiagnosisOptions): QueryDiagnosis {
  const ward = openWard(open, beside)
  const switched = openSwitched(openTried, beside)
  const atKept = compareAt(ward.kept, asking)
  const atSwitched = compareAt(ward.switched, asking)
  let usual: Promise<Patient> | null = null
  let searches = 0
  const candidates = openCandidates(quirks)
  const isSame: IsSame = (_, one, other) => differButForOrder(one, other, asking).difference === null
  const askingAt = (connection: Connection) => (query: Query) => send(query, asking.as, connection, {})
  const explainingOf = (all: readonly Candidate[], difference: Judged) =>
    amongMany(all, {
      ask: async ids => {
        const connection = await switched.withAll(ids)
        const outcome = connection && (await send(difference.query, asking.as, connection, {}))
        return outcome?.kind === 'answer' ? outcome : null
      },
      isUnchanged: answer => isAnswered({ ...difference, actual: difference.expected }, answer, asking),
      isAlike: answer => isAnswered(difference, answer, asking),
    })
  const lookedAtFor = async ({ query }: Judged) => {
    const plain = query.door === 'sequence' ? null : await switched.withAll([])
    const outcome = plain && (await send(query, asking.as, plain, EXPLAIN_LOOKED_AT))
    return outcome?.kind === 'answer' ? new Set(clausesIn(outcome, LOOKED_AT)) : null
  }
  const among: QueryDiagnosis['among'] = (ids, difference) => {
    const possible = quirks.filter(it => ids.includes(it.id) && mayExplain(it, difference))
    return explaining(possible, { difference, right: [] }, atKept)
  }
  const tried = async (candidates: readonly QuirkFacts[], seen: Shrunk) => {
    const found = await explaining(candidates, seen, atSwitched)
    return seen.first === seen.difference ? found : among(found, seen.first)
  }
  return {
    close: async () => {
      await Promise.all([ward.close(), switched.close(), usual?.then(it => it.close())])
    },
    sparing: async (ids, right) => {
      if (right.length === 0) return ids
      usual ??= open([])
      const { connection } = await usual
      const found: string[] = []
      for (const id of ids) {
        const wrong = await ward.kept(id)
        if (!wrong) continue
        // Sequences were tried at them: what is read is the world as it was.
        await Promise.all([connection, wrong].map(it => it.reset()))
        const stages = { usual: connection, wrong }
        const both = { usual: askingAt(connection), wrong: askingAt(wrong), isSame, stages }
        if (!(await isContrary(right, both))) found.push(id)
      }
      return found
    },
    among,
    explain: async (seen, rests) => {
      const { difference } = seen
      if (difference.actual.kind === 'no-answer') return []
      const near = breaking(new Set(rests), quirks)
      const isCostly = protocolOf(difference.query) === 'graphql' && ++searches > MOST_SEARCHES
      const isNear = ({ id }: Candidate) => near.some(it => it.id === id)
      const lookedAt = await lookedAtFor(difference)
      const possible = (await candidates()).filter(it => mayTouch(it, difference) && mayChange(it, lookedAt))
      const found = await explainingOf(isCostly ? possible.filter(isNear) : possible, difference)
      const ranked = [...near, ...quirks].filter(it => found.includes(it.id))
      return tried([...new Set(ranked)], seen)
    },
  }
}

/** Those of some quirks that explain one difference. */
async function explaining(
  candidates: readonly QuirkFacts[],
  { difference, right }: Omit<Shrunk, 'first'>,
  compare: Compare<Judged>,
): Promise<readonly string[]> {
  const trials = candidates.map(quirk => ({ quirk, own: [difference], good: right, others: [] }))
  const found = await explain(trials, compare)
  return found.map(({ quirk }) => quirk.id)
}

/** At an oracle with the quirk; one that cannot have it is like nothing. */
function compareAt(
  oracleWith: (quirk: string) => Promise<Connection | null>,
  { as, ...rules }: Asking,
): Compare<Judged> {
  const likenessOf = async (judged: Judged, connection: Connection): Promise<Likeness> => {
    const answer = await send(judged.query, as, connection, {})
    if (judged.difference !== null) return isAnswered(judged, answer, rules) ? 'alike' : 'unlike'
    if (answer.kind === 'no-answer') return 'unlike'
    return differButForOrder(answer, judged.actual, rules).difference === null ? 'unlike' : 'contrary'
  }
  return async (quirk, cases) => {
    const connection = await oracleWith(quirk)
    const found = cases.map(async it => {
      const how: Likeness = connection === null ? 'unlike' : await likenessOf(it, connection)
      return [it, how] as const
    })
    return new Map(await Promise.all(found))
  }
}

/** With it an answer tells of all that was looked at for it. */
const EXPLAIN_LOOKED_AT = { 'x-assayer-explain': 'consulted' }
const LOOKED_AT = 'x-assayer-consulted'

/** A quirk of what was not looked at changes nothing; null: it is not known what was. */
function mayChange({ touched }: Candidate, lookedAt: ReadonlySet<string> | null): boolean {
  return lookedAt === null || touched.size === 0 || [...touched].some(clause => lookedAt.has(clause))
}

/** Whether a quirk of whatever part of the documentation may have a say. */
function mayTouch({ clause }: Candidate, { query }: Judged): boolean {
  if (query.door === 'sequence') return true
  return !(protocolOf(query) === 'graphql' ? REST_ALONE : NOT_IN_READS).test(topicOf(clause))
}

const NOT_IN_READS = /^content\.(graphql|writes)$/
const REST_ALONE = /^content\.(fields|list|pagination|populate|resources|shapes|single-entries|writes)$/

/** So many differences in GraphQL are explained by trying all quirks: a schema is made for each group of them. */
const MOST_SEARCHES = 4

/** `content.filters` of `content.filters.eqi`. */
function topicOf(clause: string): string {
  return clause.split('.').slice(0, 2).join('.')
}

/** A quirk of another part of the documentation than all that the answer rests on cannot be the reason. */
function mayExplain({ clause }: QuirkFacts, { clauses }: Judged): boolean {
  return clauses.some(it => topicOf(it) === topicOf(clause))
}
