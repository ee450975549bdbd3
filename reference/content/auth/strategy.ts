import { type Caller, type Refusal, unknownCredential } from './caller.ts'
import type { AuthContext } from './context.ts'

/** One way to know a caller by a credential. */
export interface AuthStrategy {
  readonly clause: string
  /**
   * The caller whose credential this is; a refusal when it is of this kind but cannot be used;
   * null when it means nothing to the strategy.
   */
  readonly authenticate: (credential: string, context: AuthContext) => Promise<Caller | Refusal | null>
}

/** What becomes of a credential that no strategy knows, or that proves to be worthless. */
export interface Stranger {
  readonly clause: string
  readonly treat: (context: AuthContext) => Caller | Refusal
}

/**
 * content.auth.unknown-credential: A credential that is neither an API token nor a JWT is refused with 401, also
 * where the public role would be let in.
 */
export const stranger: Stranger = {
  clause: 'content.auth.unknown-credential',
  treat: () => unknownCredential(),
}
