import { instantOf } from '../instant.ts'
import type { Matcher } from './matcher.ts'
import { token, verdict } from './matcher.ts'

const UTC = /(Z|[+-]00(:?00)?)$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/
const ID_TEXT = /^([1-9]\d*|[0-9a-f]{24})$/

export const id = token('<id>', 'a positive integer, or its text, or 24 hexadecimal digits', actual =>
  typeof actual === 'string' ? ID_TEXT.test(actual) : Number.isInteger(actual) && Number(actual) > 0,
)

export const time = token(
  '<time>',
  'an ISO 8601 time in UTC that exists',
  actual => isText(UTC, actual) && !Number.isNaN(instantOf(String(actual))),
)

export const instant: Matcher = {
  name: '$instant',
  says: 'a text in ISO 8601 that tells this moment, in whatever form and offset',
  operandProblem: operand =>
    typeof operand === 'string' && !Number.isNaN(instantOf(operand)) ? null : 'a moment in ISO 8601',
  differences: question => {
    const { actual, operand } = question
    return verdict(question, typeof actual === 'string' && instantOf(actual) === instantOf(String(operand)))
  },
}

export const uuid = token('<uuid>', 'a UUID', actual => isText(UUID, actual))
export const jwt = token('<jwt>', 'a JSON Web Token: three parts', actual => isText(JWT, actual))

export const matches: Matcher = {
  name: '$matches',
  says: 'a text that the regular expression (flag u) finds something in',
  operandProblem: operand => (isPattern(operand) ? null : 'a regular expression'),
  differences: question =>
    verdict(question, isText(new RegExp(String(question.operand), 'u'), question.actual)),
}

function isText(pattern: RegExp, actual: unknown): boolean {
  return typeof actual === 'string' && pattern.test(actual)
}

function isPattern(operand: unknown): boolean {
  if (typeof operand !== 'string') return false
  try {
    new RegExp(operand, 'u')
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
