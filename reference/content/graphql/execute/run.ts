import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
} from 'graphql'
import type { Written } from '../../../http/json-text.ts'
import type { GraphqlContext } from '../context.ts'
import { type Phase, showError } from '../errors/show-error.ts'
import type { GraphqlParams } from '../http/params.ts'
import { tooExpensive } from '../limits/budget.ts'
import { checkVariables } from '../limits/variable-limit.ts'
import type { Documents } from './documents.ts'
import type { Plans } from './plans.ts'

/** What operations run on. */
export interface Engine {
  readonly schema: GraphQLSchema
  readonly documents: Pick<Documents, 'read' | 'readAnew'>
  /** Null where every resolver is called by graphql-js: code of a project, or who listens, may look at how. */
  readonly plans: Plans | null
}

/** What an operation gives. */
export interface Result extends Omit<FormattedExecutionResult, 'data'> {
  readonly data?: FormattedExecutionResult['data'] | Written
}

/** What became of one operation. */
export interface Outcome {
  readonly result: Result
  /** Why it was refused before any of it ran; null when it ran. */
  readonly refusal: 'document' | 'method' | null
}

/** Which operations a request method may run. */
export interface OperationsByMethod {
  readonly clause: string
  readonly allows: (method: string, operation: string) => boolean
}

/** content.graphql.http.mutation-by-get: GET runs queries only (observed). */
export const operationsByMethod: OperationsByMethod = {
  clause: 'content.graphql.http.mutation-by-get',
  allows: (method, operation) => method !== 'GET' || operation === 'query',
}

const NO_QUERY = 'GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.'
const NOT_BY_GET = 'GET supports only query operation'

/** Runs one operation. A value and no promise when no resolver is asynchronous. */
export function run(
  params: GraphqlParams,
  method: string,
  engine: Engine,
  context: GraphqlContext,
): Outcome | Promise<Outcome> {
  const { query, variables, operationName } = params
  if (query === '') return refused([new GraphQLError(NO_QUERY)], 'execution', context)
  const read = engine.documents.read(query)
  if ('errors' in read) return refused(read.errors, read.phase, context)
  const { document } = read
  const { graphql } = context.query.units
  if (!graphql.method.allows(method, operationOf(document, operationName))) {
    return { ...refused([new GraphQLError(NOT_BY_GET)], 'execution', context), refusal: 'method' }
  }
  const excess = checkVariables(variables, graphql.variableLimit)
  if (excess) return refused([excess], 'variables', context)
  const written = engine.plans?.run(document, params, context)
  if (written) return { result: { data: written }, refusal: null }
  const args = { schema: engine.schema, document, operationName, contextValue: context }
  const result = execute({ ...args, variableValues: variables })
  return result instanceof Promise ? result.then(it => settled(it, context)) : settled(result, context)
}

/** What becomes of a batch where batches are switched off. */
export function notBatched(context: GraphqlContext): Outcome {
  return refused([new GraphQLError('Operation batching disabled.')], 'execution', context)
}

/** Query, mutation or subscription; a document that leaves open which one runs is refused later. */
function operationOf(document: DocumentNode, operationName: string | null): string {
  return getOperationAST(document, operationName)?.operation ?? 'query'
}

function settled({ data, errors = [] }: ExecutionResult, context: GraphqlContext): Outcome {
  if (context.budget.isExceeded) return givenUp(context)
  if (data === undefined) return refused(errors, phaseOf(errors), context)
  const result = errors.length > 0 ? { ...shown(errors, 'execution', context), data } : { data }
  return { result: traced(result, context), refusal: null }
}

function traced(
  result: FormattedExecutionResult,
  { trace, query }: GraphqlContext,
): FormattedExecutionResult {
  if (!trace) return result
  const extensions = { ...query.units.graphql.traceForm.extensions(trace.report()) }
  return { ...result, extensions }
}

/** What ran before the budget was spent is not shown: it would be as large as the budget. */
function givenUp(context: GraphqlContext): Outcome {
  const originalError = tooExpensive()
  const error = new GraphQLError(originalError.message, { originalError })
  return { result: { ...shown([error], 'execution', context), data: null }, refusal: null }
}

function refused(errors: readonly GraphQLError[], phase: Phase, context: GraphqlContext): Outcome {
  return { result: shown(errors, phase, context), refusal: 'document' }
}

function shown(errors: readonly GraphQLError[], phase: Phase, { query, production }: GraphqlContext) {
  const showing = { rules: query.units.graphql.errors, production }
  return { errors: errors.map(error => showError(error, phase, showing)) }
}

/** An error that refuses an operation as a whole is about a variable, or about which operation to run. */
function phaseOf(errors: readonly GraphQLError[]): Phase {
  const isOfVariable = errors.some(({ nodes }) => nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION)
  return isOfVariable ? 'variables' : 'execution'
}
