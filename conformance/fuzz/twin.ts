import type { Answer, Outcome } from '../client/outcome.ts'
import { wireRequest } from '../client/wire-request.ts'
import type { Difference } from '../compare/difference.ts'
import { withoutKeys } from '../compare/map-values.ts'
import { agreesAsSets, type Orders } from '../replay/free-order.ts'
import { plainAnswer } from '../replay/plain-answer.ts'
import { alignVolatile } from '../replay/volatile.ts'
import type { Connection } from '../targets/connection.ts'
import { locate } from './place.ts'
import { type Query, requestOf } from './query.ts'

/** A query with what the oracle and the target answer to it. */
export interface Judged {
  readonly query: Query
  readonly expected: Answer
  readonly actual: Outcome
  /** The clauses that the oracle's answer rests on. */
  readonly clauses: readonly string[]
  /** Null when both answer the same. */
  readonly difference: Difference | null
  /** Where they differ, the same for every entry and attribute; empty when they do not. */
  readonly place: string
}

/** Asks two servers the same. */
export interface Twin {
  ask(query: Query): Promise<Judged>
}

export interface TwinOptions {
  readonly target: Connection
  readonly oracle: Connection
  /** The caller that both are asked by. */
  readonly as: string
  /** Members of answers that are not compared. */
  readonly ignored: ReadonlySet<string>
  /** Whether a time stands in the world itself, and so was not made while asking. */
  readonly isKnownTime: (time: string) => boolean
  /** What orders the rows of an answer; null: rows that nothing orders are compared as they come. */
  readonly ordersOf: ((query: Query) => Promise<Orders | null>) | null
}

/** The place of a difference when the target did not answer at all. */
export const NO_ANSWER = 'no answer'

/** The run was interrupted while a request was under way. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

export function openTwin({ target, oracle, as, ordersOf, ...rules }: TwinOptions): Twin {
  const isFreeOrder = async (query: Query, expected: Answer, actual: Outcome) => {
    if (ordersOf === null || actual.kind === 'no-answer' || actual.status !== expected.status) return false
    const orders = actual.json === undefined ? null : await ordersOf(query)
    return orders !== null && agreeButForOrder(expected, actual, orders, rules)
  }
  return {
    ask: async query => {
      const [expected, actual] = await Promise.all([
        send(query, as, oracle, EXPLAIN),
        send(query, as, target, {}),
      ])
      if (isInterrupted(expected) || isInterrupted(actual)) throw new Interrupted('the run was interrupted')
      if (expected.kind === 'no-answer') throw new Error(`the oracle gave no answer: ${expected.says}`)
      const found = differ(expected, actual, rules)
      const isFree = found.difference !== null && (await isFreeOrder(query, expected, actual))
      return { query, expected, actual, clauses: clausesOf(expected), ...(isFree ? SAME : found) }
    },
  }
}

const EXPLAIN = { 'x-assayer-explain': '1' }

/** Sends a query as a caller. */
export async function send(
  query: Query,
  as: string,
  { callers, client }: Connection,
  headers: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const request = requestOf(query)
  const signed = await callers.sign(wireRequest(request), as)
  return client.send({ ...signed, headers: { ...signed.headers, ...headers } })
}

function isInterrupted(outcome: Outcome): boolean {
  return outcome.kind === 'no-answer' && outcome.reason === 'interrupted'
}

function clausesOf({ headers }: Answer): readonly string[] {
  const text = headers['x-assayer-clauses']
  return typeof text === 'string' && text !== '' ? text.split(', ') : []
}

type Rules = Pick<TwinOptions, 'ignored' | 'isKnownTime'>

const SAME = { difference: null, place: '' }

/** Whether two answers differ in nothing but the order of rows that nothing orders. */
function agreeButForOrder(
  expected: Answer,
  actual: Answer,
  { usual, backwards }: Orders,
  rules: Rules,
): boolean {
  const [one, other] = [shown(expected.json, rules), shown(actual.json, rules)]
  const orders = { usual: shown(usual, rules), backwards: shown(backwards, rules) }
  const isSame = (found: unknown, wanted: unknown) => locate(align(wanted, found, rules), found) === null
  return agreesAsSets(other, one, orders, isSame)
}

/**
 * How two answers differ: by whether there is one, by status, by body. A crash is a difference even when both have it,
 * but for one on bad input: that it is refused is right, and how is nobody's business.
 */
export function differ(
  expected: Answer,
  actual: Outcome,
  rules: Rules,
): Pick<Judged, 'difference' | 'place'> {
  if (actual.kind === 'no-answer') {
    return {
      place: NO_ANSWER,
      difference: { path: 'answer', expected: expected.status, actual: actual.says },
    }
  }
  if (expected.status >= 500 && actual.status >= 500) {
    return { place: 'both crash', difference: { path: 'status', expected: '<500', actual: actual.status } }
  }
  if (isCrashOnBadInput(expected, actual)) return SAME
  if (expected.status !== actual.status) {
    const place = `status ${expected.status}, not ${actual.status}`
    return { place, difference: { path: 'status', expected: expected.status, actual: actual.status } }
  }
  const [one, other] = [expected, actual].map(it => shown(it.json === undefined ? it.text : it.json, rules))
  return locate(align(one, other, rules), other) ?? SAME
}

/** As `assayer replay` counts it. */
export function isCrashOnBadInput(expected: Answer, actual: Outcome): boolean {
  return actual.kind === 'answer' && actual.status === 500 && expected.status === 400
}

function align(one: unknown, other: unknown, { isKnownTime }: Rules): unknown {
  const now = Date.now()
  return alignVolatile(one, other, { from: now, to: now }, isKnownTime)
}

/** A body without what is not compared, and without what an error says of the code in which it arose. */
function shown(body: unknown, { ignored }: Rules): unknown {
  const plain = plainAnswer(body)
  return ignored.size === 0 ? plain : withoutKeys(plain, ignored)
}
