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

/**
 * Whether one of the changes would have made another request or another answer of these: whether an older
 * client is answered otherwise than it expects.
 */
export function isTouched(
  changes: readonly Change[],
  request: ApiRequest,
  answer: Answer,
  site: Site,
): boolean {
  return changes.some(({ up, down }) => {
    if (up && differ(up(request, site), request)) return true
    return down !== undefined && differ(down(answer, request, site), answer)
  })
}

function differ(a: object, b: object): boolean {
  return a !== b && JSON.stringify(a) !== JSON.stringify(b)
}
