import { isRecord } from '../../query/query.ts'
import { UnreadableRequest } from './answers.ts'

/** One operation that a request asks for. */
export interface GraphqlParams {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly operationName: string | null
}

/**
 * Reads the parameters of one operation. Variables may be JSON text, as in a URL.
 * Throws UnreadableRequest when one is of the wrong kind. Clause: content.graphql.http.parameters.
 */
export function readParams(given: Readonly<Record<string, unknown>>): GraphqlParams {
  const { query, operationName } = given
  if (query !== undefined && query !== null && typeof query !== 'string') {
    throw new UnreadableRequest(400, 'GraphQL queries must be strings.')
  }
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    throw new UnreadableRequest(400, 'The operation name must be a string.')
  }
  readMap('Extensions', given.extensions)
  return {
    query: query ?? '',
    variables: readMap('Variables', given.variables),
    operationName: operationName || null,
  }
}

function readMap(name: string, given: unknown): Readonly<Record<string, unknown>> {
  const value = typeof given === 'string' && given !== '' ? parse(name, given) : given
  if (value === undefined || value === null || value === '') return {}
  if (isRecord(value)) return value
  throw new UnreadableRequest(400, `${name} must be an object.`)
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UnreadableRequest(400, `${name} are invalid JSON.`)
  }
}

/** Whether several operations may come in one request, and how many. */
export interface BatchSize {
  readonly clause: string
  readonly most: number
}

/** content.graphql.http.batch: A list of operations is answered by a list of results, in order (observed). */
export const batchSize: BatchSize = { clause: 'content.graphql.http.batch', most: 100 }

/** Reads the operations of a batch. Throws UnreadableRequest when there are too many, or one is no object. */
export function readBatch(list: readonly unknown[], rule: BatchSize): readonly GraphqlParams[] {
  if (list.length > rule.most) {
    throw new UnreadableRequest(400, `A batch has at most ${rule.most} operations.`)
  }
  return list.map(item => {
    if (isRecord(item)) return readParams(item)
    throw new UnreadableRequest(400, 'Every operation of a batch must be an object.')
  })
}
