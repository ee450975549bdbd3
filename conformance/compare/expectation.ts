import { compare } from './compare.ts'
import { ABSENT, type Difference } from './difference.ts'
import { isObject } from './json-value.ts'
import { mapValues } from './map-values.ts'
import { parsePath, pathBelow, valueAt } from './path.ts'

/** In place of a status: the request is refused, and how is left to the server. */
export const REFUSED = 'refused'

/** What a scenario expects of one answer. */
export interface Expectation {
  /**
   * The status, or each status that will do, or `refused`: whatever form a refusal takes. Undefined where both doors
   * are asked: each has its own.
   */
  readonly status?: number | readonly number[] | typeof REFUSED
  /** Header name, in any case: value or matcher. */
  readonly headers?: Readonly<Record<string, unknown>>
  /** Path into the JSON body: value or matcher. */
  readonly body?: Readonly<Record<string, unknown>>
  /** The body as text: value or matcher. */
  readonly text?: unknown
  /** Where both doors are asked: path into the form that their answers have in common: value or matcher. */
  readonly both?: Readonly<Record<string, unknown>>
}

/** The same expectation with other values; statuses, names of headers and paths stay. */
export function mapExpectation(expected: Expectation, change: (value: unknown) => unknown): Expectation {
  const { status, headers, body, text, both } = expected
  return {
    ...(status !== undefined && { status }),
    ...(headers && { headers: mapValues(headers, change) }),
    ...(body && { body: mapValues(body, change) }),
    ...(text !== undefined && { text: change(text) }),
    ...(both && { both: mapValues(both, change) }),
  }
}

/** An answer as far as it can be compared. Header names are lower-case. */
export interface Comparable {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
  /** The parsed body; undefined when the body is not JSON. */
  readonly json: unknown
}

/** Every difference between an answer and what was expected of it. */
export function compareAnswer(expected: Expectation, answer: Comparable): readonly Difference[] {
  return [
    ...compareStatus(expected.status, answer),
    ...compareHeaders(expected.headers ?? {}, answer.headers),
    ...compareBody(expected.body ?? {}, answer),
    ...(expected.text === undefined ? [] : compare(expected.text, answer.text, 'text')),
  ]
}

function compareStatus(expected: Expectation['status'], answer: Comparable): readonly Difference[] {
  if (expected === undefined) return []
  const { status: actual } = answer
  if (expected === REFUSED) return isRefusal(answer) ? [] : [{ path: 'status', expected, actual }]
  const accepted = typeof expected === 'number' ? [expected] : expected
  if (accepted.includes(actual)) return []
  return [{ path: 'status', expected: accepted.length === 1 ? accepted[0] : { $oneOf: accepted }, actual }]
}

/**
 * Whether an answer is a refusal: by its status, or, as GraphQL may do it with any status, by errors in place of all
 * data.
 */
export function isRefusal({ status, json }: Pick<Comparable, 'status' | 'json'>): boolean {
  if (status >= 400) return true
  if (!isObject(json) || !Array.isArray(json.errors) || json.errors.length === 0) return false
  const { data = null } = json
  return data === null || (isObject(data) && Object.values(data).every(value => value === null))
}

function compareHeaders(
  expected: Readonly<Record<string, unknown>>,
  actual: Comparable['headers'],
): readonly Difference[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const found = actual[name.toLowerCase()]
    const text = found === undefined || typeof found === 'string' ? found : found.join(', ')
    return compare(value, text ?? ABSENT, `headers.${name.toLowerCase()}`)
  })
}

function compareBody(expected: Readonly<Record<string, unknown>>, answer: Comparable): readonly Difference[] {
  if (Object.keys(expected).length === 0) return []
  if (answer.json === undefined) return [{ path: 'body', expected: 'a JSON body', actual: answer.text }]
  return compareAt(expected, answer.json, 'body')
}

/** Every difference at the paths of an expectation, below the name of what they look into. */
export function compareAt(
  expected: Readonly<Record<string, unknown>>,
  actual: unknown,
  root: string,
): readonly Difference[] {
  return Object.entries(expected).flatMap(([path, value]) =>
    compare(value, valueAt(actual, parsePath(path)), pathBelow(root, path)),
  )
}
