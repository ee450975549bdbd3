import { type Branch, itemsOf, type Tree, textsOf } from './parameters.ts'

/** A filter as the documentation describes it. `unclear` is what it does not describe, or in more than one way. */
export type Condition = Group | Test | { readonly kind: 'unclear' }

/** What stands beside others that must be met as well. */
interface Joined {
  /** The clause that says so; undefined: it stands alone. */
  readonly joinedBy?: string
}

export interface Group extends Joined {
  readonly kind: 'all' | 'any'
  readonly of: readonly Condition[]
  /** The clause that joins them. */
  readonly clause: string
}

/** One operator at the end of a path of attributes. */
export interface Test extends Joined {
  readonly kind: 'test'
  readonly path: readonly string[]
  readonly operator: string
  /** A text, a list of texts, or true. */
  readonly operand: unknown
  /** Stands under an odd number of negations. */
  readonly isNegated: boolean
  /** It has no say in an entry that does not have the attribute. */
  readonly isOptional: boolean
  readonly clause: string
  /** The clause of the operator, where `clause` is that of its negation. */
  readonly negates?: string
  /** The documentation says what it means: at the GraphQL door it shows no operators. */
  readonly isDescribed: boolean
}

/** What an operator is given, by its name: `$in` a list. */
export type OperatorKinds = ReadonlyMap<string, string>

export const UNCLEAR_CONDITION: Condition = { kind: 'unclear' }

/** How the filters of one door are read. */
export interface FilterReading {
  readonly kinds: OperatorKinds
  /** The clause of an operator. */
  readonly clauseOf: (operator: string) => string
  /** The documentation shows the operators of this door. */
  readonly isDescribed: boolean
}

interface Place {
  readonly path: readonly string[]
  readonly isNegated: boolean
}

/**
 * Reads filters. Negations are brought down to the tests, where they can be decided: what is not met by all of some
 * filters is not met by one of them.
 */
export function readFilters(tree: Tree, reading: FilterReading): Condition {
  return readWhere(tree, { path: [], isNegated: false }, reading)
}

function readWhere(tree: Tree, place: Place, reading: FilterReading): Condition {
  if (typeof tree === 'string') return UNCLEAR_CONDITION
  const conditions = [...tree].map(([name, value]) => readMember(name, value, place, reading))
  return together(conditions, tree, place, reading)
}

/** Conditions of one relation may have to be met by one related entry, or by one each: the documentation is silent. */
function together(
  conditions: readonly Condition[],
  tree: Branch,
  { path, isNegated }: Place,
  reading: FilterReading,
): Condition {
  const [first] = conditions
  if (conditions.length === 1 && first) return first
  const isOfRelation = path.length > 0 && [...tree.keys()].some(name => !isOperator(name, reading))
  const all = isOfRelation ? [...conditions, UNCLEAR_CONDITION] : conditions
  return { kind: isNegated ? 'any' : 'all', of: all, clause: reading.clauseOf('$and') }
}

function readMember(name: string, value: Tree, place: Place, reading: FilterReading): Condition {
  const { path, isNegated } = place
  if (name === '$not') return readWhere(value, { path, isNegated: !isNegated }, reading)
  if (name === '$and' || name === '$or') return readGroup(name, value, place, reading)
  if (name.startsWith('$')) return readTest(name, value, place, reading)
  return readWhere(value, { path: [...path, name], isNegated }, reading)
}

function isOperator(name: string, { kinds }: FilterReading): boolean {
  return kinds.has(name) && kinds.get(name) !== 'group'
}

function readGroup(name: '$and' | '$or', value: Tree, place: Place, reading: FilterReading): Condition {
  const items = itemsOf(value)
  if (items === null || items.length === 0) return UNCLEAR_CONDITION
  const of = items.map(item => readWhere(item, place, reading))
  const isAny = (name === '$or') !== place.isNegated
  const clause = reading.clauseOf(place.isNegated ? '$not' : name)
  if (!isAny && place.path.length > 0) return { kind: 'all', of: [...of, UNCLEAR_CONDITION], clause }
  return { kind: isAny ? 'any' : 'all', of, clause }
}

function readTest(
  operator: string,
  value: Tree,
  { path, isNegated }: Place,
  reading: FilterReading,
): Condition {
  const operand = operandOf(reading.kinds.get(operator), value)
  if (operand === null || path.length === 0) return UNCLEAR_CONDITION
  const own = reading.clauseOf(operator)
  return {
    ...{ kind: 'test', path, operator, operand, isNegated, isOptional: false },
    ...(isNegated ? { clause: reading.clauseOf('$not'), negates: own } : { clause: own }),
    isDescribed: reading.isDescribed,
  }
}

function operandOf(kind: string | undefined, value: Tree): unknown {
  if (kind === 'list') return textsOf(value)?.every(Boolean) ? textsOf(value) : null
  if (kind === 'presence') return value === 'true' ? true : null
  return typeof value === 'string' && value !== '' && (kind === 'value' || kind === 'text') ? value : null
}
