import type { ScalarAttribute } from '../../../model/types.ts'
import type { Subject } from '../context.ts'

/** A rule that values of the right type can still break. */
export interface Constraint {
  readonly clause: string
  /** The message for a value that breaks the rule, else null. The value is neither null nor absent. */
  readonly broken: (value: unknown, subject: Subject<ScalarAttribute>) => string | null
}
