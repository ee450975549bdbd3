import type { Outcome } from '../../client/outcome.ts'
import { type WrittenRequest, wireRequest } from '../../client/wire-request.ts'
import { filled } from '../commands/perform.ts'
import { type Sending, sendOnce } from '../twin.ts'
import { type InvalidQuery, invalidRequest } from './invalid-query.ts'

/** Sends what is wrong to the content service: a write as its own caller, anything else as `as`. */
export async function sendInvalid(query: InvalidQuery, as: string, side: Sending): Promise<Outcome> {
  const { right } = query
  if (right.door !== 'write') return sendOnce(query, as, side, {})
  return side.client.send(await side.callers.sign(wireRequest(sentRequest(query)), right.as))
}

/** With what its names stand for, before a fault is put in: it may be nested deeper than names can be looked for. */
export function sentRequest(query: InvalidQuery): WrittenRequest {
  const { right } = query
  if (right.door !== 'write') return invalidRequest(query)
  return invalidRequest({ ...query, right: { ...right, request: filled(right.request, right.known) } })
}
