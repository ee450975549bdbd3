import type { Judge } from './judge/judge.ts'
import type { ReadExchange } from './read/read-exchanges.ts'

/** Judges the exchanges of a file in their order, as if they passed by one after the other. */
export function judgeInOrder(judge: Judge, exchanges: readonly ReadExchange[]): void {
  judge.forget()
  for (const { id, request, answer, isAnew } of exchanges) {
    if (isAnew) judge.forget()
    judge.answered(judge.asked(id, request), request, answer)
  }
}
