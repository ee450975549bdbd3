import { ContentError } from '../errors.ts'
import type { ApiToken } from '../world/content-world.ts'
import type { Row } from '../world/table.ts'

/** Who a call comes from, and what they may do. An action is `<uid>.<action>`, `api::dish.dish.find` for one. */
export type Caller = PublicCaller | UserCaller | TokenCaller

interface Permitted {
  /** Whether the action is granted. */
  may(action: string): boolean
}

/** Nobody in particular: the call carries no credential. */
export interface PublicCaller extends Permitted {
  readonly kind: 'public'
  readonly role: string
}

/** A user of the users and permissions plugin, known by a JWT. */
export interface UserCaller extends Permitted {
  readonly kind: 'user'
  /** The type of the user's role, `authenticated` for one. */
  readonly role: string
  readonly user: Row
}

/** The bearer of an API token; it has no user and no role. */
export interface TokenCaller extends Permitted {
  readonly kind: 'api-token'
  readonly token: ApiToken
}

/** Why a call is not served: 401 when the credential is no good, 403 when the action is not granted. */
export type Refusal = ContentError

/** 401 in the words of the service. */
export function unauthorized(message = 'Unauthorized'): Refusal {
  return new ContentError(401, 'UnauthorizedError', message)
}

/** 403 in the words of the service. */
export function forbidden(): Refusal {
  return new ContentError(403, 'ForbiddenError', 'Forbidden')
}

/** 401 for a credential that no strategy knows, or that proves to be forged or worn out. */
export const unknownCredential = (): Refusal => unauthorized('Missing or invalid credentials')

/** 401 for a genuine JWT of somebody who may not call (any more). */
export const unusableAccount = (): Refusal => unauthorized('Invalid credentials')
