import { isRecord } from '../../query/query.ts'
import { UnreadableRequest } from './answers.ts'
import { type GraphqlParams, readParams } from './params.ts'

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
