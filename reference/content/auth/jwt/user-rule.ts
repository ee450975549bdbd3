import type { Row } from '../../world/table.ts'
import type { Refusal } from '../caller.ts'

/** A check on the user that a genuine JWT names. */
export interface JwtUserRule {
  readonly clause: string
  /** Why the user may not call; null when they may. `user` is undefined when there is none (any more). */
  readonly refuse: (user: Row | undefined) => Refusal | null
}
