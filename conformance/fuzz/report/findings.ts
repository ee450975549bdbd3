import type { Scrubber } from '../../report/scrub.ts'
import type { Clause } from '../../suite/clause.ts'
import type { ScenarioDocument } from '../../suite/clause-document.ts'
import type { QuirkFacts } from '../../targets/oracle.ts'
import type { Cause } from '../causes.ts'
import type { SpeaksOf } from '../documentation.ts'
import type { Ruled } from '../gather.ts'
import { faultNamed } from '../invalid/invalid-query.ts'
import type { PlatformQuery } from '../platform/platform-query.ts'
import { managedBy } from '../platform/speaks-of.ts'
import { askerOf, callerOf, type Query, requestOf } from '../query.ts'
import type { Entries } from '../smaller-world.ts'
import { isRed, type Standing } from '../standing.ts'
import { type CheckOptions, whyNot } from './check-scenario.ts'
import { topicOfNumber } from './numbers.ts'
import { type Origin, scenariosOf, scenarioYaml } from './scenario.ts'
import { sendAgain } from './send-again.ts'
import { stepTexts } from './steps.ts'
import { topicsOf } from './topics.ts'

/** One distinct difference, as reports show it. */
export interface Finding {
  /** Where the answers differ. */
  readonly place: string
  /** How many queries showed it. */
  readonly queries: number
  readonly request: string
  /** What is wrong with the request, where it is wrong on purpose. */
  readonly faults: readonly string[]
  /** The commands of a sequence, the last of which is `request`; empty where there is but one request. */
  readonly steps: readonly string[]
  readonly curl: string
  readonly path: string
  readonly expected: unknown
  readonly actual: unknown
  /** The clause that it most likely speaks of. */
  readonly clause: ClauseFacts | null
  /** What the answer rests on beyond what one without parameters does, or all of it. */
  readonly rests: readonly string[]
  /** What the difference is by the documentation; null where every difference counts. */
  readonly standing: Standing | null
  /** Quirks with which the reference answers as the target does. */
  readonly behavesAs: readonly QuirkFacts[]
  /** The query by which it was found. */
  readonly foundBy: string
  /** Other small requests that are likely wrong for the same reason: a few of them. */
  readonly alike: readonly string[]
  /** The fewest entries that still show it; null when that was not found out. */
  readonly entries: Entries | null
  /** Null when there is none that the checks of the suite let pass. */
  readonly scenario: string | null
  /** Why there is none; null when there is one. */
  readonly noScenario: string | null
}

export interface ClauseFacts {
  readonly id: string
  readonly says: string
  readonly status: string
  readonly file: string
}

export interface FindingOptions extends CheckOptions {
  readonly clauses: readonly Clause[]
  readonly quirks: readonly QuirkFacts[]
  readonly speaksOf: SpeaksOf
  /** In how many answers each clause had a part: the rarest says most. */
  readonly fired: ReadonlyMap<string, number>
  readonly world: string
  readonly as: string
  readonly origin: Origin
  readonly shownUrl: string
  /** The path that a query is sent to at the target; undefined: it is no platform. */
  readonly pathOf: ((query: PlatformQuery) => string) | undefined
  /** What a platform runs as; null: one of the newest, or there is none. */
  readonly platformVersion: string | null
  readonly scrub: Scrubber
}

/** A cause in the words of a report. */
export function findingOf(
  { cause, standing, alike }: Ruled,
  entries: Finding['entries'],
  options: FindingOptions,
): Finding {
  const { smallest, first, count } = cause
  const { shownUrl, scrub, quirks, origin } = options
  const behavesAs = quirks.filter(({ id }) => cause.quirks.includes(id))
  const near = smallest.query.door === 'invalid' ? [] : clausesFor(behavesAs, cause, options)
  const candidates = inOrder(near, { cause, standing }, behavesAs, options).filter(clause =>
    isWhereItBelongs(clause, near, standing),
  )
  const why = whyNowhere(smallest)
  const placed = why === null ? placeFor(candidates, cause, options) : { why }
  const clause = 'clause' in placed ? placed.clause : candidates[0]
  const { difference, query } = smallest
  const [expected, actual] = scrub.pair(difference?.expected, difference?.actual)
  return {
    place: smallest.place,
    queries: count,
    request: scrub.text(requestText(query)),
    faults: query.door === 'invalid' ? query.faults.map(({ name }) => faultNamed(name).says) : [],
    steps: query.door === 'sequence' ? stepTexts(query.commands).map(scrub.text) : [],
    curl: scrub.text(sendAgain(shownUrl, query, callerOf(query, options.as), options.pathOf)),
    path: difference?.path ?? '',
    expected,
    actual,
    clause: clause ? factsOf(clause) : null,
    rests: cause.rests,
    standing,
    behavesAs,
    foundBy: scrub.text(wholeText(first.query)),
    alike: alike.slice(0, MOST_ALIKE).map(({ query: other }) => scrub.text(requestText(other))),
    entries,
    ...('clause' in placed
      ? { scenario: scenarioYaml(placed.scenario, origin), noScenario: null }
      : { scenario: null, noScenario: placed.why }),
  }
}

const MOST_ALIKE = 3

/** Where nobody is known who answers so, a documented clause is the likeliest one to be broken. */
function inOrder(
  near: readonly Clause[],
  { cause, standing }: Omit<Ruled, 'alike'>,
  behavesAs: Finding['behavesAs'],
  { speaksOf, clauses }: FindingOptions,
): readonly Clause[] {
  if (standing === null || !isRed(standing) || behavesAs.length > 0) return near
  const said = near.filter(({ id }) => speaksOf(id, cause.smallest))
  const managed = said.map(({ id }) => managedBy(id))
  const sentences = clauses.filter(({ id }) => managed.includes(id))
  const isDocumented = ({ status }: Clause) => status === 'documented'
  return [...new Set([...[...said, ...sentences].filter(isDocumented), ...said, ...near])]
}

/** Of what is broken the likeliest clause is a documented one: in the file of any other it would be a note. */
function isWhereItBelongs(
  { status }: Clause,
  [likeliest]: readonly Clause[],
  standing: Finding['standing'],
): boolean {
  if (standing?.kind === 'open') return status !== 'documented'
  return standing?.kind !== 'broken' || likeliest?.status !== 'documented' || status === 'documented'
}

/** Why no clause is asked for; null: one is. */
function whyNowhere({ query, expected }: Cause['smallest']): string | null {
  if (query.door === 'invalid')
    return 'the documentation does not say how a request that is wrong is answered'
  return expected.status >= 500 ? 'the reference crashes' : null
}

function factsOf({ id, says, status, file }: Clause): ClauseFacts {
  return { id, says, status, file }
}

type Placed = { readonly clause: Clause; readonly scenario: ScenarioDocument } | { readonly why: string }

/** The first clause in whose file a scenario may stand that tells the two answers apart. */
function placeFor(candidates: readonly Clause[], { smallest }: Cause, options: FindingOptions): Placed {
  let why: string | null = null
  for (const clause of candidates) {
    for (const scenario of scenariosOf({
      ...options,
      as: callerOf(smallest.query, options.as),
      judged: smallest,
      clause: clause.id,
    })) {
      const problem = whyNot(scenario, clause, smallest, options)
      if (problem === null) return { clause, scenario }
      why ??= problem
    }
  }
  return { why: why ?? 'no clause is known that the answer rests on' }
}

/** Of a sequence how many commands it had. */
function wholeText(query: Query): string {
  if (query.door !== 'sequence') return requestText(query)
  const { length } = query.commands
  return `a sequence of ${length} ${length === 1 ? 'command' : 'commands'}`
}

function askerText(query: Query): string {
  const by = askerOf(query)
  if (!by) return ''
  const { authorization } = by.headers
  return authorization === undefined ? ` as ${by.as}` : ` with authorization: ${authorization}`
}

/** The request on one line. */
export function requestText(query: Cause['smallest']['query']): string {
  const { method, path, body } = requestOf(query)
  const document = Object(body).query
  const asked = askerText(query)
  if (body === undefined) return `${method} ${path}${asked}`
  return `${method} ${path} ${typeof document === 'string' ? document : JSON.stringify(body)}${asked}`
}

/**
 * The clauses that a difference may speak of, the likeliest first: those that the diagnosis names, of them the ones on
 * which the answer rests; then those on which it rests, of them the ones about what is asked for, and rare ones.
 */
function clausesFor(
  behavesAs: readonly QuirkFacts[],
  { smallest, rests }: Cause,
  { clauses, fired }: FindingOptions,
): readonly Clause[] {
  const known = new Map(clauses.map(clause => [clause.id, clause]))
  const number = topicOfNumber(smallest)
  const isCount = number !== null
  const { asked, operators, beside } = topicsOf(smallest, id => known.has(id))
  const topics = isCount ? [number] : asked
  const isNamed = (id: string) =>
    topics.some(topic => (/[.-]$/.test(topic) ? id.startsWith(topic) : id === topic))
  const rank = (id: string) => (beside.includes(id) ? -1 : Number(isNamed(id)))
  const ranked = (ids: readonly string[]) =>
    [...new Set(ids)].sort(
      (a, b) =>
        (isCount ? 0 : Number(rests.includes(b)) - Number(rests.includes(a))) ||
        rank(b) - rank(a) ||
        (fired.get(a) ?? 0) - (fired.get(b) ?? 0) ||
        (a < b ? -1 : 1),
    )
  const named = ranked(behavesAs.map(({ clause }) => clause))
  const others = ranked(rests.length > 0 && !isCount ? rests : smallest.clauses)
  const likely = !isCount && operators.some(id => others.includes(id)) ? operators : []
  return [...new Set([...named, ...likely, ...others])].flatMap(id => known.get(id) ?? [])
}
