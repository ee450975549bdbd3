import { isRefusal } from '../compare/expectation.ts'
import { isLogin, sendsWrite } from '../suite/sent.ts'
import type { Result, StepRecord } from './result.ts'
import { isGreen } from './verdict.ts'

/** Whether the target may have changed anything because of a scenario all of whose writes are to be refused. */
export function isTaken({
  verdict,
  steps,
  hasWritten,
}: Pick<Result, 'verdict' | 'steps' | 'hasWritten'>): boolean {
  if (hasWritten) return true
  return (
    !isGreen(verdict) && steps.some(step => sendsWrite(step.spec) && !isLogin(step.spec) && !isRefused(step))
  )
}

/** Whoever breaks down, or gives no answer, may have written before. */
function isRefused({ outcome }: StepRecord): boolean {
  if (outcome.kind === 'no-answer') return outcome.reason === 'unreachable'
  if (outcome.status >= 500) return false
  const answers: readonly unknown[] = Array.isArray(outcome.json) ? outcome.json : [outcome.json]
  return answers.every(json => isRefusal({ status: outcome.status, json }))
}
