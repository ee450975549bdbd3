import { matches } from '../../../content/actions/list.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { type Comparison, type Filters, withComparisons } from './rewriting.ts'

type Place = Omit<Where, 'clause'>

/** A place in which an operator may be wrong although it is right everywhere else. */
interface Where {
  /** The clause of what stands there. */
  readonly clause: string
  /** What the place is called in ids. */
  readonly word: string
  /** Follows what an operator does there. */
  readonly says: string
  readonly covers: (comparison: Comparison) => boolean
}

const PLACES: readonly Where[] = [
  {
    clause: 'content.filters.relations-to-one',
    word: 'to-one',
    says: 'over a relation to one entry',
    covers: ({ path }) => isOver(path, 1) && !isMany(path[0]),
  },
  {
    clause: 'content.filters.relations-to-many',
    word: 'to-many',
    says: 'over a relation to many entries',
    covers: ({ path }) => isOver(path, 1) && isMany(path[0]),
  },
  {
    clause: 'content.filters.relations-two-levels',
    word: 'two-levels',
    says: 'over two relations',
    covers: ({ path }) => isOver(path, 2),
  },
  {
    clause: 'content.filters.or-operators',
    word: 'or',
    says: 'in the second item of $or',
    covers: ({ path, item }) => path.length === 0 && item === 1,
  },
]

/** What an operator does that is mistaken for another: the end of the id, the sentence, what is asked in its place. */
type Mistake = readonly [operator: string, wrong: string, says: string, (operand: unknown) => Filters]

const MISTAKES: readonly Mistake[] = [
  ...['$eq', '$ne', '$contains', '$notContains', '$startsWith', '$endsWith'].flatMap((exact): Mistake[] => [
    [exact, 'ignores-case', 'ignores case', operand => ({ [`${exact}i`]: operand })],
    [`${exact}i`, 'minds-case', 'minds case', operand => ({ [exact]: operand })],
  ]),
  ['$lt', 'or-equal', 'keeps what is equal, too,', operand => ({ $lte: operand })],
  ['$lte', 'less-only', 'leaves out what is equal', operand => ({ $lt: operand })],
  ['$gt', 'or-equal', 'keeps what is equal, too,', operand => ({ $gte: operand })],
  ['$gte', 'greater-only', 'leaves out what is equal', operand => ({ $gt: operand })],
  ['$in', 'first-only', 'looks at its first item alone', operand => ({ $in: firstOf(operand) })],
  ['$notIn', 'first-only', 'looks at its first item alone', operand => ({ $notIn: firstOf(operand) })],
  ['$null', 'turned-round', 'keeps what has a value', operand => ({ $notNull: operand })],
  ['$notNull', 'turned-round', 'keeps what has no value', operand => ({ $null: operand })],
  ['$startsWith', 'anywhere', 'finds its operand anywhere', operand => ({ $contains: operand })],
  ['$startsWithi', 'anywhere', 'finds its operand anywhere', operand => ({ $containsi: operand })],
  ['$endsWith', 'anywhere', 'finds its operand anywhere', operand => ({ $contains: operand })],
  ['$endsWithi', 'anywhere', 'finds its operand anywhere', operand => ({ $containsi: operand })],
]

/** What can be told of components although a server need not filter on them. */
const IN_COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  'content.filters.components-operators': [
    '$eq ignores-case',
    '$eqi minds-case',
    '$in first-only',
    '$contains ignores-case',
    '$containsi minds-case',
    '$notNull turned-round',
    '$startsWith anywhere',
    '$startsWithi minds-case',
    '$endsWith anywhere',
    '$endsWithi minds-case',
  ],
  'content.filters.components-comparisons': [
    '$lt or-equal',
    '$lte less-only',
    '$gt or-equal',
    '$gte greater-only',
  ],
}

const COMPARING: readonly string[] = [...new Set(MISTAKES.map(([operator]) => operator))]

const inComponents: Place = {
  word: 'component',
  says: 'in a component',
  covers: ({ path }) => path.some(({ kind }) => kind === 'component'),
}

const besideAnother: Place = {
  word: 'beside',
  says: 'beside another operator of the attribute',
  covers: ({ beside }) => beside.length > 0,
}

/** Operators that are wrong in one place alone: over relations, inside of `$or`, beside another operator. */
export const operatorPlaceQuirks: readonly Quirk[] = [
  ...PLACES.flatMap(where =>
    deviations(matches, [...COMPARING.map(ignored(where)), ...MISTAKES.map(mistaken(where))], where.clause),
  ),
  ...deviations(
    matches,
    // Whatever is compared has a value: nobody can tell that `$notNull` is not looked at beside it.
    COMPARING.filter(operator => operator !== '$notNull').map(ignored(besideAnother)),
    'content.filters.operators-together',
  ),
  ...deviations(matches, [...PLACES, besideAnother].flatMap(betweenIn), 'content.filters.between-places'),
  ...Object.entries(IN_COMPONENTS).flatMap(([clause, mistakes]) =>
    deviations(
      matches,
      MISTAKES.filter(([operator, wrong]) => mistakes.includes(`${operator} ${wrong}`)).map(
        mistaken(inComponents),
      ),
      clause,
    ),
  ),
]

/** `$between` in a place: not at all, or with one bound. */
function betweenIn({ word, says, covers }: Place): readonly Deviation<typeof matches>[] {
  const rows: readonly (readonly [wrong: string, does: string, (bounds: Bounds) => Filters])[] = [
    ['ignored', 'is ignored', () => ({})],
    ['lower-bound-only', 'looks at the lower bound alone', ([low]) => ({ $gte: low })],
    ['upper-bound-only', 'looks at the upper bound alone', ([, high]) => ({ $lte: high })],
  ]
  return rows.map(([wrong, does, instead]) => [
    `${word}-${wrong}`,
    `$between ${does} ${says}`,
    withComparisons(comparison => {
      const { operator, operand } = comparison
      const isMeant = operator === '$between' && Array.isArray(operand) && covers(comparison)
      return isMeant ? instead(operand) : asAsked(comparison)
    }),
  ])
}

type Bounds = readonly unknown[]

function ignored({ says, covers }: Place): (operator: string) => Deviation<typeof matches> {
  return operator => [
    `${wordOf(operator)}-ignored`,
    `${operator} is ignored ${says}`,
    withComparisons(comparison =>
      comparison.operator === operator && covers(comparison) ? {} : asAsked(comparison),
    ),
  ]
}

function mistaken({ says, covers }: Place): (mistake: Mistake) => Deviation<typeof matches> {
  return ([operator, wrong, does, instead]) => [
    `${wordOf(operator)}-${wrong}`,
    `${operator} ${does} ${says}`,
    withComparisons(comparison =>
      comparison.operator === operator && covers(comparison)
        ? instead(comparison.operand)
        : asAsked(comparison),
    ),
  ]
}

function asAsked({ operator, operand }: Comparison): Filters {
  return { [operator]: operand }
}

function firstOf(operand: unknown): unknown {
  return Array.isArray(operand) ? operand.slice(0, 1) : operand
}

function isOver(path: Comparison['path'], relations: number): boolean {
  return path.length === relations && path.every(({ kind }) => kind === 'relation')
}

function isMany(attribute: Comparison['attribute']): boolean {
  return attribute !== undefined && 'many' in attribute && attribute.many
}

/** `$notIn` is `not-in`. */
function wordOf(operator: string): string {
  return operator.slice(1).replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
