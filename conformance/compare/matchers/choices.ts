import { type Matcher, mustBeList, verdict } from './matcher.ts'

export const oneOf: Matcher = {
  name: '$oneOf',
  says: 'any of these values or matchers',
  operandProblem: mustBeList,
  differences: question => {
    const options = Array.isArray(question.operand) ? question.operand : []
    const fits = options.some(option => question.compare(option, question.actual, question.path).length === 0)
    return verdict(question, fits)
  },
}

export const not: Matcher = {
  name: '$not',
  says: 'anything but this value or matcher',
  differences: question =>
    verdict(question, question.compare(question.operand, question.actual, question.path).length > 0),
}
