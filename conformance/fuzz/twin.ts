import type { Answer, Outcome } from '../client/outcome.ts'
import { wireRequest } from '../client/wire-request.ts'
import type { Difference } from '../compare/difference.ts'
import type { Orders } from '../replay/free-order.ts'
import type { Connection } from '../targets/connection.ts'
import { agreeButForOrder, type ComparingRules, differ, SAME } from './compare-answers.ts'
import { first } from './generate.ts'
import { type Query, requestOf } from './query.ts'
import { smallerThan } from './shrink.ts'

/** A query with what the oracle and the target answer to it. */
export interface Judged {
  readonly query: Query
  readonly expected: Answer
  readonly actual: Outcome
  /** The clauses that the oracle's answer rests on; not asked for where both answer the same. */
  readonly clauses: readonly string[]
  /** Null when both answer the same. */
  readonly difference: Difference | null
  /** Where they differ, the same for every entry and attribute; empty when they do not. */
  readonly place: string
}

/** Asks two servers the same. */
export interface Twin {
  ask(query: Query): Promise<Judged>
  /** The clauses that the oracle's answer rests on. To tell them takes it several times as long as to answer. */
  clausesOf(query: Query): Promise<readonly string[]>
}

export interface TwinOptions extends ComparingRules {
  readonly target: Connection
  readonly oracle: Connection
  /** The caller that both are asked by. */
  readonly as: string
  /** What orders the rows of an answer; null: rows that nothing orders are compared as they come. */
  readonly ordersOf: ((query: Query) => Promise<Orders | null>) | null
}

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
  const isOtherFault = async (query: Query, expected: Answer, actual: Outcome) => {
    if (actual.kind === 'no-answer' || !tellsFault(expected) || !tellsFault(actual)) return false
    for (const smaller of first(smallerThan(query), MOST_FAULTS)) {
      const told = answerOf(await send(smaller, as, oracle, {}))
      if (tellsFault(told) && differ(told, actual, rules).difference === null) return true
    }
    return false
  }
  const isFree = async (query: Query, expected: Answer, actual: Outcome) =>
    (await isFreeOrder(query, expected, actual)) || (await isOtherFault(query, expected, actual))
  const clausesOf = async (query: Query) => {
    const outcome = await send(query, as, oracle, EXPLAIN)
    return clausesIn(answerOf(outcome))
  }
  return {
    clausesOf,
    ask: async query => {
      const [told, actual] = await Promise.all([send(query, as, oracle, {}), send(query, as, target, {})])
      if (isInterrupted(actual)) throw new Interrupted('the run was interrupted')
      const expected = answerOf(told)
      const found = differ(expected, actual, rules)
      const same = { query, expected, actual, clauses: [], ...SAME }
      if (found.difference === null || (await isFree(query, expected, actual))) return same
      return { ...same, clauses: await clausesOf(query), ...found }
    },
  }
}

/** A query has several faults where a smaller one is refused for another; nothing says which is told first. */
const MOST_FAULTS = 80

function tellsFault({ status, json }: Answer): boolean {
  return status >= 400 || Array.isArray(Object(json).errors)
}

/** The oracle is ours, and always there but for an interruption. */
function answerOf(outcome: Outcome): Answer {
  if (isInterrupted(outcome)) throw new Interrupted('the run was interrupted')
  if (outcome.kind === 'no-answer') throw new Error(`the oracle gave no answer: ${outcome.says}`)
  return outcome
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

function clausesIn({ headers }: Answer): readonly string[] {
  const text = headers['x-assayer-clauses']
  return typeof text === 'string' && text !== '' ? text.split(', ') : []
}
