import type { Breach, Claim } from '../overheard/judge/claim.ts'
import { Judge, type JudgeOptions } from '../overheard/judge/judge.ts'
import type { Models } from '../overheard/judge/models.ts'
import { overheardRequest } from './asker.ts'
import { type Answer, type Ask, keyOf, type Question } from './question.ts'

/** An answer that is not as a clause says, by what is known of the target. */
export interface Accusation {
  readonly clause: string
  /** Clauses of which one may be broken instead. */
  readonly others: readonly string[]
  readonly question: Question
  readonly answer: Answer
  readonly breach: Breach
  readonly isDocumented: boolean
}

export interface ListenOptions {
  readonly models: Models
  /** What was read is taken to hold until it is read again. */
  readonly isUndisturbed: boolean
  readonly onKept: (claim: Claim) => void
  readonly onAccusation: (accusation: Accusation) => void
}

/** Asks, and lets a judge of traffic hear what is asked and answered. */
export async function listening(ask: Ask, options: ListenOptions): Promise<Ask> {
  const asked = new Map<string, Answer>()
  const tell = (id: string, claim: Claim) => {
    const answer = asked.get(id)
    if (!answer) throw new Error('invariant: only what was asked is judged')
    const { clause, others = [], breach, isDocumented } = claim
    if (breach === null) options.onKept(claim)
    else options.onAccusation({ clause, others, breach, isDocumented, answer, question: answer.question })
  }
  const judging: JudgeOptions = {
    models: options.models,
    isUndisturbed: options.isUndisturbed,
    onHeard: ({ id }, { claims }) => {
      for (const claim of claims) tell(id, claim)
    },
    onProved: ({ id }, claim) => tell(id, claim),
  }
  const judge = await Judge.open(judging)
  let count = 0
  return async question => {
    const [id, request] = [String(++count), overheardRequest(question)]
    const ticket = judge.asked(id, request)
    const answer = await ask(question)
    if (answer) asked.set(id, answer)
    judge.answered(ticket, request, answer)
    return answer
  }
}

/** What an accusation is about: asked again, it is the same one. */
export function chargeOf({ clause, question }: Pick<Accusation, 'clause' | 'question'>): string {
  return `${clause} ${keyOf(question)}`
}
