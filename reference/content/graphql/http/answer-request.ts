import type { ServiceRequest, ServiceResponse } from '../../../http/message.ts'
import { isRecord } from '../../query/query.ts'
import type { GraphqlContext } from '../context.ts'
import { type Engine, notBatched, type Outcome, run } from '../execute/run.ts'
import { UnreadableRequest } from './answers.ts'
import { refuseForgeable } from './csrf.ts'
import { readBatch, readParams } from './params.ts'
import { respond, respondToBatch } from './respond.ts'

/** Answers a request to the endpoint. Throws a ContentError for a body that cannot be read at all. */
export function answerRequest(
  request: ServiceRequest,
  engine: Engine,
  context: GraphqlContext,
): ServiceResponse | Promise<ServiceResponse> {
  try {
    if (context.settings.csrfPrevention) refuseForgeable(request)
    return answer(readRequest(request, context), request, engine, context)
  } catch (error) {
    if (error instanceof UnreadableRequest) return error.response
    throw error
  }
}

function readRequest(request: ServiceRequest, { query }: GraphqlContext): unknown {
  const reader = query.units.graphql.readers.find(unit => unit.reads(request))
  if (!reader) throw new Error('invariant: nothing reads a request')
  return reader.read(request)
}

function answer(
  given: unknown,
  { method, headers }: ServiceRequest,
  engine: Engine,
  context: GraphqlContext,
): ServiceResponse | Promise<ServiceResponse> {
  const { graphql } = context.query.units
  if (Array.isArray(given)) {
    if (!context.settings.batching) return respond(notBatched(context), headers.accept, graphql)
    const outcomes = readBatch(given, graphql.batch).map(params => run(params, method, engine, context))
    return whenAll(outcomes, all => respondToBatch(all, headers.accept, graphql))
  }
  const outcome = run(readParams(isRecord(given) ? given : {}), method, engine, context)
  const finish = (it: Outcome) => withCacheControl(respond(it, headers.accept, graphql), it, context)
  return outcome instanceof Promise ? outcome.then(finish) : finish(outcome)
}

/** An answer with errors is not to be kept. */
function withCacheControl(
  response: ServiceResponse,
  { result }: Outcome,
  { cacheHints, query }: GraphqlContext,
): ServiceResponse {
  const policy = result.errors ? null : cacheHints.policy()
  if (!policy) return response
  const { cacheHints: rule } = query.units.graphql.extension
  const header = rule.header(policy)
  return header === null
    ? response
    : { ...response, headers: { ...response.headers, 'cache-control': header } }
}

function whenAll<T, R>(values: readonly (T | Promise<T>)[], then: (all: readonly T[]) => R): R | Promise<R> {
  const isDone = (value: T | Promise<T>): value is T => !(value instanceof Promise)
  return values.every(isDone) ? then(values) : Promise.all(values).then(then)
}
