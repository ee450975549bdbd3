import type { ApiToken } from '../../world/content-world.ts'
import { type Refusal, unauthorized } from '../caller.ts'

/** A check on a token that was found. */
export interface ApiTokenExpiry {
  readonly clause: string
  /** Why the token cannot be used at `now` (ms since the epoch); null when it can. */
  readonly refuse: (token: ApiToken, now: number) => Refusal | null
}

/** content.auth.api-token.expiry: An API token past its expiry date is refused with 401 "Token expired". */
export const apiTokenExpiry: ApiTokenExpiry = {
  clause: 'content.auth.api-token.expiry',
  refuse: ({ expiresAt }, now) =>
    expiresAt !== undefined && Date.parse(expiresAt) < now ? unauthorized('Token expired') : null,
}
