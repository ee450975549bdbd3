import { ABSENT, type Difference } from '../difference.ts'
import { itemPath } from '../path.ts'
import { assign } from './assign.ts'
import { type Matcher, mustBeList, type Question, verdict } from './matcher.ts'

export const unordered: Matcher = {
  name: '$unordered',
  says: 'a list of exactly these items, in any order',
  operandProblem: mustBeList,
  differences: question => {
    const { actual, operand } = question
    if (!Array.isArray(actual) || !Array.isArray(operand)) return verdict(question, false)
    return leftovers(question, operand, actual)
  },
}

/** What found no partner on either side, paired in order, so that one wrong item gives one difference. */
function leftovers(question: Question, expected: unknown[], actual: unknown[]): Difference[] {
  const assigned = assign(expected, actual, question.compare)
  const taken = new Set(assigned)
  const missing = expected.filter((_, index) => assigned[index] === -1)
  const extra = actual.map((_, index) => index).filter(index => !taken.has(index))
  return Array.from({ length: Math.max(missing.length, extra.length) }, (_, n) => {
    const index = extra[n]
    return {
      path: itemPath(question.path, index ?? actual.length + n),
      expected: n < missing.length ? missing[n] : ABSENT,
      actual: index === undefined ? ABSENT : actual[index],
    }
  })
}
