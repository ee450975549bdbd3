import type { Outcome } from '../../client/outcome.ts'
import { wireRequest } from '../../client/wire-request.ts'
import { filled } from '../commands/perform.ts'
import { type Sending, sendOnce } from '../twin.ts'
import { type InvalidQuery, invalidRequest } from './invalid-query.ts'

/** Sends what is wrong to the content service: a write as its own caller, anything else as `as`. */
export async function sendInvalid(query: InvalidQuery, as: string, side: Sending): Promise<Outcome> {
  const { right } = query
  if (right.door !== 'write') return sendOnce(query, as, side, {})
  // Before a fault is put in: it may be nested deeper than names can be looked for.
  const known = { ...right, request: filled(right.request, right.known) }
  const request = wireRequest(invalidRequest({ ...query, right: known }))
  return side.client.send(await side.callers.sign(request, right.as))
}
