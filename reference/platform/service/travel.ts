import type { Change, Site } from '../contracts.ts'
import type { Answer } from '../http/answer.ts'
import type { ApiRequest } from '../http/request.ts'

/** A request as one change met it on its way forward. */
export interface Step {
  readonly change: Change
  readonly before: ApiRequest
  readonly after: ApiRequest
}

/** Says an old request in the words of each newer major, the oldest change first. */
export function goForward(request: ApiRequest, changes: readonly Change[], site: Site): readonly Step[] {
  const steps: Step[] = []
  let current = request
  for (const change of changes) {
    const after = change.up?.(current, site) ?? current
    steps.push({ change, before: current, after })
    current = after
  }
  return steps
}

/** Says the newest answer in the words that the request was made in. */
export function goBack(answer: Answer, steps: readonly Step[], site: Site): Answer {
  return steps.reduceRight((last, { change, before }) => change.down?.(last, before, site) ?? last, answer)
}
