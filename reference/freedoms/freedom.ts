import type { ServiceRequest, ServiceResponse } from '../http/message.ts'
import type { Units } from '../units/units.ts'

/**
 * One way in which a server may differ from the reference and still be right by the documentation: everywhere, not in
 * one clause. A suite that turns red at it asks for more than is written: the self-test serves it. Who judges answers
 * without knowing their server asks what all freedoms agree on (`reference/undisputed/`).
 */
export interface Freedom {
  /** `<service>.<topic>.<what is different>`, for example `content.refusals.as-html`. */
  readonly id: string
  /** One sentence: what such a server does. */
  readonly says: string
  /** Statements of the documentation that leave it open, `content/errors.sentence-1`: at least one. */
  readonly leftOpenBy: readonly string[]
  /** It is taken wholly or not at all: who answers any such request does not take it. */
  readonly isWhole?: boolean
  /** New units in which the server is different. Pure. */
  readonly apply?: (units: Units) => Units
  /** What stands before the server: it may change the request, the answer, or answer by itself. */
  readonly around?: Around
}

/** Answers a request with or without the server behind. */
export type Around = (request: ServiceRequest, server: Answering) => Promise<ServiceResponse>

export type Answering = (request: ServiceRequest) => Promise<ServiceResponse>
