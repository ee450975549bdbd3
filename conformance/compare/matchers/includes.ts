import { ABSENT, type Difference } from '../difference.ts'
import { isObject, type JsonObject } from '../json-value.ts'
import { keyPath } from '../path.ts'
import { assign } from './assign.ts'
import { type Matcher, type Question, verdict } from './matcher.ts'

export const includes: Matcher = {
  name: '$includes',
  says: 'an object with at least these keys, or a list with at least these items in any order',
  operandProblem: operand => (Array.isArray(operand) || isObject(operand) ? null : 'an object or a list'),
  differences: question => {
    const { operand, actual } = question
    if (isObject(operand) && isObject(actual)) return missingKeys(question, operand, actual)
    if (Array.isArray(operand) && Array.isArray(actual)) return missingItems(question, operand, actual)
    return verdict(question, false)
  },
}

function missingKeys({ path, compare }: Question, wanted: JsonObject, actual: JsonObject): Difference[] {
  return Object.entries(wanted).flatMap(([key, value]) =>
    compare(value, Object.hasOwn(actual, key) ? actual[key] : ABSENT, keyPath(path, key)),
  )
}

function missingItems({ path, compare }: Question, wanted: unknown[], actual: unknown[]): Difference[] {
  const assigned = assign(wanted, actual, compare)
  const missing = wanted.filter((_, index) => assigned[index] === -1)
  return missing.map(item => ({ path, expected: { $includes: [item] }, actual }))
}
