import type { Breach } from '../../overheard/judge/claim.ts'
import type { Answer, Question } from '../question.ts'

/** Something that must hold between the answers to some questions, whatever the target holds. */
export interface Check {
  /** `double negation` */
  readonly relation: string
  /** The clause that it follows from. */
  readonly clause: string
  readonly questions: readonly Question[]
  /** Whoever refuses all of them keeps it. Undefined: then nothing can be told. */
  readonly isKeptByRefusal?: true
  /** Of answers that were served, in the order of their questions. Null: it holds. Undefined: it cannot be told. */
  readonly compare: (answers: readonly Answer[]) => Breach | null | undefined
}
