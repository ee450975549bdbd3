import type { Outcome } from '../client/outcome.ts'
import type { Difference } from '../compare/difference.ts'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { plainDifferences } from '../compare/plain-differences.ts'
import { plainAnswer } from '../replay/plain-answer.ts'
import { alignVolatile, type Moment } from '../replay/volatile.ts'
import type { Asked } from './ask-reference.ts'

/**
 * Whether a scenario was answered alike both times: by status and body, and as expected or not, which headers may
 * decide. What is made anew for each answer does not count: times of now, tokens, ids of errors.
 */
export function hasSameAnswers(one: Asked, other: Asked, moment: Moment): boolean {
  return hasSameStatuses(one, other) && one.answers.every((it, n) => isSame(it, other.answers[n], moment))
}

/** The same by status alone, for scenarios whose answers are never the same. */
export function hasSameStatuses(one: Asked, other: Asked): boolean {
  if (one.verdict !== other.verdict || one.answers.length !== other.answers.length) return false
  return one.answers.every((it, n) => statusOf(it) === statusOf(other.answers[n]))
}

function statusOf(outcome: Outcome | undefined): number | string | undefined {
  return outcome?.kind === 'answer' ? outcome.status : outcome?.reason
}

function isSame(one: Outcome, other: Outcome | undefined, moment: Moment): boolean {
  if (one.kind !== 'answer' || other?.kind !== 'answer') return true
  if (one.text === other.text) return true
  return bodyDifferences(one.json ?? one.text, other.json ?? other.text, moment).length === 0
}

/** Where two bodies, JSON or text, differ; what is made anew for each answer does not count. */
export function bodyDifferences(one: unknown, other: unknown, moment: Moment): readonly Difference[] {
  const [first, second] = [withoutNoise(one), withoutNoise(other)]
  return plainDifferences(
    alignVolatile(first, second, moment, () => false),
    second,
    'body',
  )
}

/** An answer without what arises anew with each: ids of the platform's errors, and how long GraphQL took. */
function withoutNoise(body: unknown): unknown {
  const known = plainAnswer(body)
  if (!isObject(known)) return known
  const { errors, extensions } = known
  return {
    ...known,
    ...(Array.isArray(errors) && {
      errors: errors.map(error => (isObject(error) ? withoutId(error) : error)),
    }),
    ...(isObject(extensions) && { extensions: { ...extensions, tracing: 'tracing' in extensions } }),
  }
}

function withoutId({ id: _, ...error }: JsonObject): JsonObject {
  return error
}
