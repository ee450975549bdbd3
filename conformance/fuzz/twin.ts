import type { Answer, Outcome } from '../client/outcome.ts'
import { type WireRequest, wireRequest } from '../client/wire-request.ts'
import type { Orders } from '../replay/free-order.ts'
import type { Connection } from '../targets/connection.ts'
import type { SequenceQuery } from './commands/command.ts'
import type { Identities } from './commands/identities.ts'
import { perform } from './commands/perform.ts'
import { type Both, performBoth } from './commands/perform-both.ts'
import { smallerLast } from './commands/smaller-sequence.ts'
import {
  agreeButForOrder,
  type Compared,
  type ComparingRules,
  differ,
  differButForOrder,
  SAME,
} from './compare-answers.ts'
import { first } from './generate.ts'
import { callerOf, type Query, requestOf } from './query.ts'
import { smallerThan } from './shrink.ts'

/** A query with what the oracle and the target answer to it, and how they differ. */
export interface Judged extends Compared {
  /** Of a sequence no more than up to the command that is answered differently. */
  readonly query: Query
  readonly expected: Answer
  readonly actual: Outcome
  /** All that the oracle answered, one after the other: more than one answer to a sequence. */
  readonly told: readonly Answer[]
  /** The clauses that the oracle's answer rests on; not asked for where both answer the same. */
  readonly clauses: readonly string[]
  /** Both answer differently, in a way that the program is known for. */
  readonly isKnown?: boolean
}

/** Asks two servers the same. */
export interface Twin {
  ask(query: Query): Promise<Judged>
  /** The clauses that the oracle's answer rests on. To tell them takes it several times as long as to answer. */
  clausesOf(query: Query): Promise<readonly string[]>
  /** Sentences on what is no difference, and worth knowing. */
  notes(): readonly string[]
}

export interface TwinOptions extends ComparingRules {
  readonly target: Connection
  readonly oracle: Connection
  /** The caller that both are asked by. */
  readonly as: string
  /** What orders the rows of an answer; null: rows that nothing orders are compared as they come. */
  readonly ordersOf: ((query: Query) => Promise<Orders | null>) | null
  /** How ids of what sequences make are told. */
  readonly openIdentities: () => Identities
}

/** The run was interrupted while a request was under way. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

export function openTwin({ target, oracle, as, ordersOf, openIdentities, ...rules }: TwinOptions): Twin {
  const isFreeOrder = async (query: Query, expected: Answer, actual: Outcome) => {
    if (ordersOf === null || actual.kind === 'no-answer' || actual.status !== expected.status) return false
    const orders = actual.json === undefined ? null : await ordersOf(query)
    return orders !== null && agreeButForOrder(expected, actual, orders, rules)
  }
  const isOtherFault = async (query: Query, expected: Answer, actual: Outcome) => {
    if (actual.kind === 'no-answer' || !tellsFault(expected) || !tellsFault(actual)) return false
    for (const smaller of first(withFewerFaults(query), MOST_FAULTS)) {
      const told = answerOf(await send(smaller, as, oracle, {}))
      if (tellsFault(told) && differ(told, actual, rules).difference === null) return true
    }
    return false
  }
  const isFree = async (query: Query, expected: Answer, actual: Outcome) =>
    (await isFreeOrder(query, expected, actual)) || (await isOtherFault(query, expected, actual))
  const clausesOf = async (query: Query) => {
    if (query.door !== 'sequence') return clausesIn(answerOf(await send(query, as, oracle, EXPLAIN)))
    const clauses = new Set<string>()
    await perform(query, oracle, EXPLAIN, outcome => {
      for (const clause of clausesIn(answerOf(outcome))) clauses.add(clause)
    })
    return [...clauses]
  }
  const unlessFree = async (found: Compared, query: Query, expected: Answer, actual: Outcome) =>
    found.difference === null || (await isFree(query, expected, actual)) ? SAME : found
  const compare = async (query: Query, expected: Answer, actual: Outcome): Promise<Compared> =>
    unlessFree(differ(expected, actual, rules), query, expected, actual)
  const compareStep: Both['compare'] = async (query, told, outcome, isDisordered) => {
    const [expected, actual] = [answerOf(told), unlessInterrupted(outcome)]
    const graver = differButForOrder(expected, actual, rules)
    if (graver.difference !== null) return unlessFree(graver, query, expected, actual)
    if (isDisordered) return SAME
    const found = await compare(query, expected, actual)
    return found.difference === null ? SAME : { ...found, isOnlyOrder: true }
  }
  const askOnce = async (query: Exclude<Query, SequenceQuery>): Promise<Judged> => {
    const request = wireRequest(requestOf(query))
    const caller = callerOf(query, as)
    const [answer, actual] = await Promise.all([
      sendRequest(request, caller, oracle, {}),
      sendRequest(request, caller, target, {}),
    ])
    const expected = answerOf(answer)
    const found = await compare(query, expected, unlessInterrupted(actual))
    return judged({ query, told: [expected], actual, found })
  }
  const askInTurn = async (query: SequenceQuery): Promise<Judged> => {
    const { told, actual, ...rest } = await performBoth(query, {
      ...{ oracle, target, openIdentities },
      compare: compareStep,
    })
    if (actual === null) throw new Error('invariant: the first command of a sequence is sent')
    return judged({ ...rest, told: told.map(answerOf), actual })
  }
  const judged = async ({ query, told, actual, found }: Asked): Promise<Judged> => {
    const expected = told.at(-1)
    if (!expected) throw new Error('invariant: something was told')
    const clauses = found.difference === null ? [] : await clausesOf(query)
    return { query, expected, actual, told, clauses, ...found }
  }
  return {
    clausesOf,
    notes: () => [],
    ask: query => (query.door === 'sequence' ? askInTurn(query) : askOnce(query)),
  }
}

interface Asked {
  readonly query: Query
  readonly told: readonly Answer[]
  readonly actual: Outcome
  readonly found: Compared
}

/**
 * Whether somebody gives the target's answer, too. Where the order of rows is not what is told of a sequence, it does not
 * count.
 */
export function isAnswered(
  { query, actual, isOnlyOrder }: Judged,
  by: Outcome,
  rules: ComparingRules,
): boolean {
  const compare = query.door === 'sequence' && !isOnlyOrder ? differButForOrder : differ
  return by.kind === 'answer' && compare(by, actual, rules).difference === null
}

/** A query has several faults where a smaller one is refused for another; nothing says which is told first. */
const MOST_FAULTS = 400

/** Queries that are a step smaller, and then those that are two steps smaller: of three faults two have to go. */
function* withFewerFaults(query: Query): Generator<Query> {
  yield* aStepSmaller(query)
  for (const smaller of aStepSmaller(query)) yield* aStepSmaller(smaller)
}

function aStepSmaller(query: Query): Iterable<Query> {
  return query.door === 'sequence' ? smallerLast(query) : smallerThan(query)
}

function tellsFault({ status, json }: Answer): boolean {
  return status >= 400 || Array.isArray(Object(json).errors)
}

/** The oracle is ours, and always there but for an interruption. */
export function answerOf(told: Outcome): Answer {
  const outcome = unlessInterrupted(told)
  if (outcome.kind === 'no-answer') throw new Error(`the oracle gave no answer: ${outcome.says}`)
  return outcome
}

/** Throws Interrupted where an interruption cut the answer off. */
export function unlessInterrupted(outcome: Outcome): Outcome {
  if (outcome.kind === 'no-answer' && outcome.reason === 'interrupted')
    throw new Interrupted('the run was interrupted')
  return outcome
}

/** With it an answer tells on which clauses it rests. */
export const EXPLAIN = { 'x-assayer-explain': '1' }

/** What of a connection it takes to send a single request. */
export interface Sending {
  readonly callers: Pick<Connection['callers'], 'sign'>
  readonly client: Pick<Connection['client'], 'send'>
}

/** Sends a query as a caller. The commands of a sequence have callers of their own; what came of the last one is given. */
export async function send(
  query: Query,
  as: string,
  connection: Connection,
  headers: Readonly<Record<string, string>>,
): Promise<Outcome> {
  if (query.door === 'sequence') return perform(query, connection, headers)
  return sendOnce(query, as, connection, headers)
}

/** Sends a query that is one request. */
export function sendOnce(
  query: Exclude<Query, SequenceQuery>,
  as: string,
  connection: Sending,
  headers: Readonly<Record<string, string>>,
): Promise<Outcome> {
  return sendRequest(wireRequest(requestOf(query)), callerOf(query, as), connection, headers)
}

async function sendRequest(
  request: WireRequest,
  as: string,
  { callers, client }: Sending,
  headers: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const signed = await callers.sign(request, as)
  return client.send({ ...signed, headers: { ...signed.headers, ...headers } })
}

/** What an answer tells of that, in one header or another. */
export function clausesIn({ headers }: Answer, header = 'x-assayer-clauses'): readonly string[] {
  const text = headers[header]
  return typeof text === 'string' && text !== '' ? text.split(', ') : []
}
