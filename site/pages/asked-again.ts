import type { RequestSpec } from '../../conformance/suite/clause.ts'
import type { AskedRequest, SentRequest } from '../engine/engine.ts'

/** What proves who somebody is; whoever signs a request puts it there. */
const PROOFS = /^(?:authorization|cookie)$/i

/**
 * A request that was sent to one reference, for another: a session there is none here, so its caller signs it anew.
 * What stands in the path, and tokens that are wrong on purpose, are sent as they are.
 */
export function askedAgain(sent: SentRequest, { as, token, headers: written }: RequestSpec): AskedRequest {
  const { method, path, body } = sent
  const given = { method, path, ...(body !== null && { body }) }
  if (token !== null || as === 'public' || as === 'content-key') return { ...given, headers: sent.headers }
  const own = Object.keys(written).map(name => name.toLowerCase())
  const kept = Object.entries(sent.headers).filter(
    ([name]) => !PROOFS.test(name) || own.includes(name.toLowerCase()),
  )
  return { ...given, headers: Object.fromEntries(kept), as }
}
