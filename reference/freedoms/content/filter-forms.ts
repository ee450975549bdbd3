import type { Freedom } from '../freedom.ts'
import {
  filterPath,
  isIndex,
  isOperator,
  type Parameter,
  refusing,
  rewriting,
  type Saying,
} from './parameters.ts'

const SYNTAX = 'content/endpoints/filtering.sentence-1'
const RELATIONS = 'content/endpoints/filtering.sentence-2'
const ARRAYS = 'content/endpoints/filtering.sentence-3'
const SHAPES = 'content/endpoints/filtering.sentence-4'
const OR = 'content/endpoints/filtering.sentence-5'
const NULL = 'content/endpoints/filtering.row.$null'

const LISTS: ReadonlySet<string | undefined> = new Set(['$in', '$notIn', '$between', '$and', '$or', '$not'])

/** How filters are written: what is not shown is refused, or read otherwise. */
export const filterForms: readonly Freedom[] = [
  refusing(named('operator-demanded', 'refuses a filter without an operator', SYNTAX), some(hasNoOperator)),
  rewriting(
    named('without-operator-left-out', 'leaves out a filter without an operator', SYNTAX),
    parameters => parameters.filter(parameter => !holds(parameter, hasNoOperator)),
  ),
  ...['$and', '$not', '$between'].map(operator =>
    refusing(
      named(
        `${operator.slice(1)}-elsewise`,
        `writes ${operator} otherwise and refuses each other form`,
        SHAPES,
      ),
      some(path => path.includes(operator)),
    ),
  ),
  refusing(
    named('or-at-the-root', 'takes $or at the root and in another $or alone', OR),
    some(path => path.some((name, at) => name === '$or' && at > 0 && !isOperatorOrIndex(path[at - 1]))),
  ),
  refusing(
    named('one-operand', 'refuses several operands of an operator that takes one', ARRAYS),
    some(path => isIndex(path.at(-1)) && isOperator(path.at(-2)) && !LISTS.has(path.at(-2))),
  ),
  refusing(
    named('items-demanded', 'refuses $in and $notIn without brackets for their items', ARRAYS),
    some(path => ['$in', '$notIn'].includes(path.at(-1) ?? '')),
  ),
  refusing(
    named('operators-under-fields', 'refuses an operator that stands under no field', SYNTAX),
    some(path => isOperator(path[0]) && path[0] !== '$or'),
  ),
  refusing(
    named('empty-operand-refused', 'refuses a filter with an empty operand', SYNTAX),
    some((_path, value) => !value),
  ),
  rewriting(
    named('empty-operand-left-out', 'leaves out a filter with an empty operand', SYNTAX),
    parameters => parameters.filter(parameter => !holds(parameter, (_path, value) => !value)),
  ),
  refusing(
    named('null-is-true', 'takes no other operand of $null and $notNull than true', NULL),
    some((path, value) => ['$null', '$notNull'].includes(path.at(-1) ?? '') && value !== 'true'),
  ),
  refusing(
    named('id-by-in', 'filters identifiers of relations with $in alone', RELATIONS),
    some(path => path.indexOf('id') > 0 && !path.includes('$in')),
  ),
]

type Test = (path: readonly string[], value: string | null) => boolean

function hasNoOperator(path: readonly string[]): boolean {
  const last = path.findLast(name => !isIndex(name))
  return last !== undefined && !isOperator(last)
}

function isOperatorOrIndex(name: string | undefined): boolean {
  return isOperator(name) || isIndex(name)
}

function holds(parameter: Parameter, test: Test): boolean {
  const path = filterPath(parameter)
  return path !== null && test(path, parameter.value)
}

function some(test: Test): (parameters: readonly Parameter[]) => boolean {
  return parameters => parameters.some(parameter => holds(parameter, test))
}

function named(name: string, says: string, ...leftOpenBy: readonly string[]): Saying {
  return { id: `content.filtering.${name}`, says, leftOpenBy }
}
