import type { Answer, Outcome } from '../client/outcome.ts'
import type { Difference } from '../compare/difference.ts'
import { isRefusal, REFUSED } from '../compare/expectation.ts'
import { instantOf } from '../compare/instant.ts'
import { isObject } from '../compare/json-value.ts'
import { mapValues, withoutKeys } from '../compare/map-values.ts'
import { agreesAsSets, type Orders } from '../replay/free-order.ts'
import { plainAnswer } from '../replay/plain-answer.ts'
import { alignVolatile } from '../replay/volatile.ts'
import { locate } from './place.ts'

export interface ComparingRules {
  /** Members of answers that are not compared. */
  readonly ignored: ReadonlySet<string>
  /** Whether a time stands in the world itself, and so was not made while asking. */
  readonly isKnownTime: (time: string) => boolean
  /** Moments in ISO 8601 and UTC are compared by what they tell, in whatever form they are written. */
  readonly inAnyForm?: boolean
  /** Of refusals only the status counts, and of answers with errors that there are some. */
  readonly inAnyWords?: boolean
}

/** Where two answers differ, and how; an empty place and null where they do not. */
export interface Compared {
  readonly difference: Difference | null
  readonly place: string
  /** Both have the same rows, in another order: nothing else differs. */
  readonly isOnlyOrder?: boolean
}

/** The place of a difference when the target did not answer at all. */
export const NO_ANSWER = 'no answer'

export const SAME: Compared = { difference: null, place: '' }

/**
 * How two answers differ: by whether there is one, by status, by body. A crash is a difference even when both have it,
 * but for one in place of a refusal: that bad input is refused is right, and how a program does it is its own business.
 */
export function differ(expected: Answer, actual: Outcome, rules: ComparingRules): Compared {
  if (actual.kind === 'no-answer') {
    return {
      place: NO_ANSWER,
      difference: { path: 'answer', expected: expected.status, actual: actual.says },
    }
  }
  const [wanted, found] = [expected.status, actual.status]
  if (wanted >= 500 && found >= 500) {
    return { place: 'both crash', difference: { path: 'status', expected: '<500', actual: found } }
  }
  if (isCrashOrRefusal(wanted, found) || isCrashOrRefusal(found, wanted)) return SAME
  // Most answers are the same to the letter: then nobody has to read what they say.
  if (wanted === found && expected.text === actual.text) return SAME
  const [isRefused, refuses] = [isRefusal(expected), isRefusal(actual)]
  // What a page says of a refusal is for people.
  const arePages = expected.json === undefined && actual.json === undefined
  if (wanted === found && isRefused && refuses && (arePages || rules.inAnyWords)) return SAME
  if (wanted === found && isRefused !== refuses) {
    const place = refuses ? 'refused instead of answered' : 'answered instead of refused'
    const said = (is: boolean, status: number) => (is ? REFUSED : status)
    return {
      place,
      difference: { path: 'status', expected: said(isRefused, wanted), actual: said(refuses, found) },
    }
  }
  if (wanted !== found) {
    const place = `status ${found} instead of ${wanted}`
    return { place, difference: { path: 'status', expected: wanted, actual: found } }
  }
  if (isTooDeep(actual)) {
    return { place: 'body', difference: { path: 'body', expected: bodyOf(expected), actual: TOO_DEEP } }
  }
  const [one, other] = refusedAlike(bodyOf(expected), bodyOf(actual))
  return differAt(shown(one, rules), shown(other, rules), rules)
}

/** No honest answer nests so deep; a hostile one must not be followed down to where the stack ends. */
const DEEPEST = 500
const TOO_DEEP = `nested deeper than ${DEEPEST} levels`

/** By the brackets of its text; those inside of texts only make it stricter. */
export function isTooDeep({ text }: Answer): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/[[{\]}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > DEEPEST) return true
  }
  return false
}

/** How two answers differ when no order of rows counts, whatever orders them. */
export function differButForOrder(expected: Answer, actual: Outcome, rules: ComparingRules): Compared {
  const found = differ(expected, actual, rules)
  if (found.difference === null || actual.kind === 'no-answer' || isTooDeep(actual)) return found
  return differ(withRowsById(expected), withRowsById(actual), rules)
}

function withRowsById(answer: Answer): Answer {
  return { ...answer, json: rowsById(answer.json) }
}

function rowsById(value: unknown): unknown {
  if (isObject(value)) return mapValues(value, rowsById)
  if (!Array.isArray(value)) return value
  const items = value.map(rowsById)
  return items.every(isObject) ? items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) : items
}

function bodyOf({ json, text }: Answer): unknown {
  return json === undefined ? text : json
}

function differAt(one: unknown, other: unknown, rules: ComparingRules): Compared {
  return locate(align(one, other, rules), other) ?? SAME
}

/** As `assayer replay` counts it, whichever of the two is the program that crashes. */
function isCrashOrRefusal(one: number, other: number): boolean {
  return one === 500 && other === 400
}

/** Of two refusals of GraphQL of which one is a crash, only what they have in common is compared. */
function refusedAlike(one: unknown, other: unknown): readonly [unknown, unknown] {
  const areRefusals = [one, other].every(it => errorsIn(it).length > 0)
  if (!areRefusals || [...errorsIn(one), ...errorsIn(other)].every(error => !isCrash(error)))
    return [one, other]
  return [Object(one).data, Object(other).data]
}

function errorsIn(body: unknown): readonly unknown[] {
  return isObject(body) && Array.isArray(body.errors) ? body.errors : []
}

function isCrash(error: unknown): boolean {
  return isObject(error) && Object(error.extensions).code === 'INTERNAL_SERVER_ERROR'
}

/** Whether two answers differ in nothing but the order of rows that nothing orders. */
export function agreeButForOrder(
  expected: Answer,
  actual: Answer,
  { usual, backwards }: Orders,
  rules: ComparingRules,
): boolean {
  if (isTooDeep(actual)) return false
  const [wanted, found] = refusedAlike(expected.json, actual.json)
  const isPart = wanted !== expected.json
  const sorted = (body: unknown, direction: 1 | -1 = ASCENDING) =>
    shown(unorderedById(body, direction), rules)
  const witness = (body: unknown, direction: 1 | -1) => sorted(isPart ? Object(body).data : body, direction)
  const orders = { usual: witness(usual, ASCENDING), backwards: witness(backwards, DESCENDING) }
  const isSame = (one: unknown, other: unknown) => differAt(other, one, rules).difference === null
  return agreesAsSets(sorted(found), sorted(wanted), orders, isSame)
}

const [ASCENDING, DESCENDING] = [1, -1] as const

/**
 * Nothing tells in what order the other languages of an entry stand, or what uses a file, not even the two witnesses:
 * so they are put in opposite orders, and a page may have any of them. Nor does anything tell whether what uses a file
 * in two places stands there twice.
 */
function unorderedById(body: unknown, direction: 1 | -1): unknown {
  if (Array.isArray(body)) return body.map(item => unorderedById(item, direction))
  if (!isObject(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      UNORDERED.has(name) ? inOrder(value, name, direction) : unorderedById(value, direction),
    ]),
  )
}

const USERS_OF_A_FILE = 'related'
const UNORDERED: ReadonlySet<string> = new Set(['localizations', USERS_OF_A_FILE])

function inOrder(value: unknown, name: string, direction: 1 | -1): unknown {
  if (!Array.isArray(value))
    return isObject(value) && Array.isArray(value.data)
      ? { ...value, data: inOrder(value.data, name, direction) }
      : unorderedById(value, direction)
  const inner = value.map(item => unorderedById(item, direction))
  const items = inner.sort((a, b) => (keyOf(a) < keyOf(b) ? -direction : direction))
  if (name !== USERS_OF_A_FILE) return items
  return items.filter((item, n) => n === 0 || keyOf(item) !== keyOf(items[n - 1]))
}

/** Ids are in order as numbers: that is how rows mostly stand, and places in them are told. */
function keyOf(entry: unknown): string {
  const { id, __type: type } = Object(entry)
  return id === undefined ? JSON.stringify(entry) : `${String(type ?? '')} ${String(id).padStart(24, '0')}`
}

function align(one: unknown, other: unknown, { isKnownTime }: ComparingRules): unknown {
  const now = Date.now()
  return alignVolatile(one, other, { from: now, to: now }, isKnownTime)
}

/** A body without what is not compared, and without what an error says of the code in which it arose. */
function shown(body: unknown, { ignored, inAnyForm, inAnyWords }: ComparingRules): unknown {
  const plain = withFaultsInOrder(plainAnswer(body))
  const asked = ignored.size === 0 ? plain : withoutKeys(plain, ignored)
  const told = inAnyWords && errorsIn(asked).length > 0 ? { ...Object(asked), errors: [REFUSED] } : asked
  return inAnyForm ? inOneForm(told) : told
}

function inOneForm(value: unknown): unknown {
  if (isObject(value)) return mapValues(value, inOneForm)
  if (Array.isArray(value)) return value.map(inOneForm)
  const ms = typeof value === 'string' && UTC.test(value) ? instantOf(value) : Number.NaN
  return Number.isNaN(ms) ? value : new Date(ms).toISOString()
}

const UTC = /(Z|[+-]00(:?00)?)$/

/** Values are checked side by side: nothing tells which of several faults is told first. */
function withFaultsInOrder(body: unknown): unknown {
  const { error } = Object(body)
  const { details } = Object(error)
  const { errors } = Object(details)
  if (!isObject(body) || !isObject(error) || !isObject(details) || !Array.isArray(errors)) return body
  const inTurn = errors.map(it => [JSON.stringify(it), it] as const).sort(([a], [b]) => (a < b ? -1 : 1))
  return { ...body, error: { ...error, details: { ...details, errors: inTurn.map(([, it]) => it) } } }
}
