import { isObject } from '../json-value.ts'
import { itemPath } from '../path.ts'
import { type Matcher, verdict } from './matcher.ts'

export const every: Matcher = {
  name: '$every',
  says: 'a list with at least one item, each of which fits (an empty list would prove nothing)',
  differences: question => {
    const { actual, operand, path, compare } = question
    if (!Array.isArray(actual) || actual.length === 0) return verdict(question, false)
    return actual.flatMap((item, index) => compare(operand, item, itemPath(path, index)))
  },
}

export const keys: Matcher = {
  name: '$keys',
  says: 'an object with exactly these keys, in any order',
  operandProblem: operand =>
    Array.isArray(operand) && operand.every(key => typeof key === 'string') ? null : 'a list of texts',
  differences: question => {
    const { actual, operand, path } = question
    if (!isObject(actual) || !Array.isArray(operand)) return verdict(question, false)
    const present = Object.keys(actual)
    const fits = present.length === operand.length && operand.every(key => present.includes(String(key)))
    return fits ? [] : [{ path, expected: question.written, actual: { $keys: present } }]
  },
}

export const length: Matcher = {
  name: '$length',
  says: 'a list or a text of this length (texts in UTF-16 units)',
  operandProblem: operand =>
    Number.isInteger(operand) && Number(operand) >= 0 ? null : 'a length, 0 or more',
  differences: question => {
    const { actual, operand } = question
    return verdict(
      question,
      (Array.isArray(actual) || typeof actual === 'string') && actual.length === operand,
    )
  },
}
