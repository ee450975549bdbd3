import type { Answer, Outcome } from '../../client/outcome.ts'
import { ABSENT } from '../../compare/difference.ts'
import { isObject } from '../../compare/json-value.ts'
import { type Compared, type ComparingRules, differ, SAME } from '../compare-answers.ts'
import type { Query } from '../query.ts'
import type { Judged } from '../twin.ts'
import { type Own, plainAnswerOf, plainWords } from './plain-body.ts'
import type { PlatformQuery } from './platform-query.ts'
import { UNPROVED } from './site.ts'

export interface SiteRules extends ComparingRules {
  /** Attributes by which rows are to be in order; undefined: the usual ones, or what they are cannot be told. */
  readonly orderedBy?: readonly string[]
  /** Whether the query may have two faults: who asks for it may not, and it is written wrong. Either may be told. */
  readonly isTwiceWrong?: boolean
  /** Whether what was written may still have the address it had, or none: a site may look for it once it has answered. */
  readonly isJustWritten?: boolean
  readonly ofOracle: Own
  readonly ofTarget: Own
}

/** When something was written last tells nothing that the rest of it does not tell better. */
export const WRITTEN_LAST = 'updated_at'

/** The rules for a query: what writes change anew each time is not compared after them. */
export function rulesFor(query: Query, rules: SiteRules): SiteRules {
  // A reference with a control plane has the rows in the order of the world.
  if (query.door === 'platform' && rules.ofTarget.isKnownTime)
    return { ...rules, ...orderIn(query), isTwiceWrong: isWrittenWrong(query) }
  if (query.door !== 'sequence') return rules
  // A site with a control plane answers like the reference: at once.
  const isWrite = query.commands.at(-1)?.request.method !== 'GET'
  const isJustWritten = rules.ofTarget.isKnownTime !== null && isWrite
  return {
    ...rules,
    ignored: new Set([...rules.ignored, WRITTEN_LAST]),
    isJustWritten,
    isTwiceWrong: isWrite,
  }
}

/** A page that is none. */
function isWrittenWrong({ parameters }: PlatformQuery): boolean {
  return parameters.some(({ name, value }) => /^(limit|page)$/.test(name) && !/^(\d+|all)$/.test(value))
}

/** What does not belong to whoever asks, and what cannot be read. */
const TWO_FAULTS = [403, 422]

/** Lists without an order of their own: what a filter leaves of them comes as it was found. */
const UNORDERED = /\/admin\/(tags|snippets|integrations|invites)\/$/

/** Rows that show some attributes alone may be in the order of others. */
function orderIn({ path, parameters, filter }: PlatformQuery): Pick<SiteRules, 'orderedBy'> {
  const isOrdered = parameters.some(({ name }) => name === 'order')
  if (!isOrdered && filter && UNORDERED.test(path)) return { orderedBy: [] }
  const orders = parameters.filter(({ name }) => name === 'order').map(({ value }) => value)
  if (orders.length === 0 || parameters.some(({ name }) => name === 'fields')) return {}
  return {
    orderedBy: orders.flatMap(order => order.split(',').map(part => part.trim().split(/\s/)[0] ?? '')),
  }
}

/** What its order leaves open comes as it was made, which a seeded site did in an order of its own, or as it was found. */
function inAnyOrder(answer: Answer, orderedBy: SiteRules['orderedBy']): Answer {
  if (orderedBy === undefined || !isObject(answer.json)) return answer
  const members = Object.entries(answer.json).map(([name, value]) => [name, unordered(value, orderedBy)])
  return { ...answer, json: Object.fromEntries(members) }
}

/** Rows that are equal in all by which they are ordered stand together: each such group is put in one order. */
function unordered(value: unknown, orderedBy: readonly string[]): unknown {
  if (!Array.isArray(value)) return value
  const groups: { readonly key: string; readonly rows: string[] }[] = []
  for (const row of value) {
    const key = JSON.stringify(orderedBy.map(name => Object(row)[name]))
    const last = groups.at(-1)
    if (last?.key === key) last.rows.push(JSON.stringify(row))
    else groups.push({ key, rows: [JSON.stringify(row)] })
  }
  return groups.flatMap(({ rows }) => rows.sort().map(text => JSON.parse(text)))
}

/** Headers that the documentation speaks of, and where a redirect leads. */
const HEADERS = ['content-version', 'deprecation', 'location']

/** Whether somebody else gives the answer that the target gave. What is right to ask has no two faults. */
export function isAnswerOf(
  { query, expected, actual }: Pick<Judged, 'query' | 'expected' | 'actual'>,
  answer: Answer,
  rules: SiteRules,
): boolean {
  if (actual.kind === 'answer' && answer.headers[UNPROVED] !== actual.headers[UNPROVED]) return false
  const usual = rulesFor(query, rules)
  const isTwiceWrong = usual.isTwiceWrong === true && expected.status >= 400
  return differAtSites(answer, actual, { ...usual, isTwiceWrong }).difference === null
}

/** Whoever says that a caller is not served something has not crashed. */
const NOT_SERVED = 501

/** An oracle crashes only as the program that it plays: then that the target does is known. */
function isForetold({ status, json }: Answer): boolean {
  const errors = Object(json).errors
  return status === 500 && Array.isArray(errors) && Object(errors[0]).code === 'UNEXPECTED_ERROR'
}

/** How two sites answer otherwise: by status, by what headers say of versions, by body. */
export function differAtSites(expected: Answer, actual: Outcome, rules: SiteRules): Compared {
  if (actual.kind === 'no-answer') return differ(expected, actual, rules)
  // Most answers are the same to the letter.
  if (expected.text === actual.text && expected.status === actual.status && expected.status < 500)
    return differInHeaders(expected, actual, rules)
  const [wanted, given] = [plainAnswerOf(expected, rules.ofOracle), plainAnswerOf(actual, rules.ofTarget)]
  if (rules.isTwiceWrong && [wanted, given].every(({ status }) => TWO_FAULTS.includes(status))) return SAME
  if (isForetold(wanted) && given.status === wanted.status) return SAME
  const areUnserved = wanted.status === NOT_SERVED && given.status === NOT_SERVED
  const refused = (answer: Answer) =>
    areUnserved ? { ...answer, status: 400 } : inAnyOrder(answer, rules.orderedBy)
  const addressed = rules.isJustWritten ? withAddresses(given, wanted) : given
  const found = differ(refused(wanted), refused(addressed), rules)
  return found.difference === null ? differInHeaders(expected, actual, rules) : withNames(found)
}

/** An answer with the addresses of another one: the reads that follow show its own. */
function withAddresses(answer: Answer, other: Answer): Answer {
  return { ...answer, json: addressed(answer.json, other.json) }
}

function addressed(value: unknown, other: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => addressed(item, Object(other)[index]))
  if (!isObject(value)) return value
  const members = Object.entries(value).map(([name, inner]) => {
    const wanted = Object(other)[name]
    const isAddress = name === 'url' && [inner, wanted].every(it => typeof it === 'string')
    return [name, isAddress ? wanted : addressed(inner, wanted)]
  })
  return Object.fromEntries(members)
}

/** Attributes of a site are always the same ones: the place names them. */
function withNames({ place, difference }: Compared): Compared {
  const [kind] = /^(?:(?:entries|order|items) of )?(?=body[.[])/.exec(place) ?? []
  if (kind === undefined || difference === null) return { place, difference }
  return { place: kind + difference.path.replace(/\[\d+\]/g, '[*]'), difference }
}

/** How two answers differ in what their headers say of versions. */
export function differInHeaders(
  expected: Answer,
  actual: Answer,
  { ofOracle, ofTarget }: SiteRules,
): Compared {
  for (const name of HEADERS) {
    const [wanted, found] = [shown(expected, name, ofOracle), shown(actual, name, ofTarget)]
    if (wanted !== found)
      return {
        place: `header ${name}`,
        difference: { path: `headers.${name}`, expected: wanted ?? ABSENT, actual: found ?? ABSENT },
      }
  }
  return SAME
}

function shown({ headers }: Answer, name: string, own: Own): string | null {
  const value = headers[name]
  return value === undefined ? null : plainWords(String(value), own)
}
