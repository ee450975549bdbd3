import { wireRequest } from '../../client/wire-request.ts'
import { ABSENT } from '../../compare/difference.ts'
import { curlOf } from '../../report/curl.ts'
import type { Scrubber } from '../../report/scrub.ts'
import type { Clause } from '../../suite/clause.ts'
import type { QuirkFacts } from '../../targets/oracle.ts'
import type { Cause } from '../causes.ts'
import type { EntryNames } from '../names.ts'
import { requestOf } from '../query.ts'
import type { Entries } from '../smaller-world.ts'
import { scenarioYaml } from './scenario.ts'

/** One distinct difference, as reports show it. */
export interface Finding {
  /** Where the answers differ. */
  readonly place: string
  /** How many queries showed it. */
  readonly queries: number
  readonly request: string
  readonly curl: string
  readonly path: string
  readonly expected: unknown
  readonly actual: unknown
  /** The clause that it most likely speaks of. */
  readonly clause: ClauseFacts | null
  /** What the answer rests on beyond what one without parameters does, or all of it. */
  readonly rests: readonly string[]
  /** Quirks with which the reference answers as the target does. */
  readonly behavesAs: readonly QuirkFacts[]
  /** The query by which it was found. */
  readonly foundBy: string
  /** The fewest entries that still show it; null when that was not found out. */
  readonly entries: Entries | null
  /** Null when nobody knows what is right. */
  readonly scenario: string | null
}

export interface ClauseFacts {
  readonly id: string
  readonly says: string
  readonly status: string
  readonly file: string
}

export interface FindingOptions {
  readonly clauses: readonly Clause[]
  readonly quirks: readonly QuirkFacts[]
  /** In how many answers each clause had a part: the rarest says most. */
  readonly fired: ReadonlyMap<string, number>
  readonly world: string
  readonly as: string
  readonly names: EntryNames
  readonly found: string
  readonly shownUrl: string
  readonly scrub: Scrubber
}

/** A cause in the words of a report. */
export function findingOf(cause: Cause, entries: Entries | null, options: FindingOptions): Finding {
  const { smallest, first, count } = cause
  const { shownUrl, scrub, quirks } = options
  const behavesAs = quirks.filter(({ id }) => cause.quirks.includes(id))
  const clause = clauseOf(behavesAs, cause, options)
  const { difference, query } = smallest
  const request = wireRequest(requestOf(query))
  const shown = (value: unknown) => (value === ABSENT ? '<absent>' : scrub.value(value))
  return {
    place: smallest.place,
    queries: count,
    request: scrub.text(requestText(query)),
    curl: scrub.text(curlOf(request, shownUrl)),
    path: difference?.path ?? '',
    expected: shown(difference?.expected),
    actual: shown(difference?.actual),
    clause,
    rests: cause.rests,
    behavesAs,
    foundBy: scrub.text(requestText(first.query)),
    entries,
    scenario:
      clause === null || smallest.expected.status >= 500
        ? null
        : scenarioYaml({ ...options, judged: smallest, clause: clause.id }),
  }
}

/** The request on one line. */
export function requestText(query: Cause['smallest']['query']): string {
  const { method, path, body } = requestOf(query)
  const document = Object(body).query
  if (body === undefined) return `${method} ${path}`
  return `${method} ${path} ${typeof document === 'string' ? document : JSON.stringify(body)}`
}

/** That of the quirk; else of those that matter the one that had a part in the fewest answers. */
function clauseOf(
  behavesAs: readonly QuirkFacts[],
  { smallest, rests }: Cause,
  { clauses, fired }: FindingOptions,
): ClauseFacts | null {
  const known = new Map(clauses.map(clause => [clause.id, clause]))
  const candidates = rests.length > 0 ? rests : smallest.clauses
  const rarest = [...candidates].sort((a, b) => (fired.get(a) ?? 0) - (fired.get(b) ?? 0) || (a < b ? -1 : 1))
  for (const id of [...behavesAs.map(({ clause }) => clause), ...rarest]) {
    const clause = known.get(id)
    if (clause) return { id, says: clause.says, status: clause.status, file: clause.file }
  }
  return null
}
