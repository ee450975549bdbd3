import { validationError } from '../../content/errors.ts'
import { type Comparable, compare } from '../../content/query/comparable.ts'
import { caseFolding } from '../../content/query/filters/case-folding.ts'
import { missingValues } from '../../content/query/filters/comparison.ts'
import { allOf } from '../../content/query/filters/condition.ts'
import { type FilterableRule, filterableRules } from '../../content/query/filters/names.ts'
import { type OperandRule, operandRules } from '../../content/query/filters/operands.ts'
import type { ValueOperator } from '../../content/query/filters/operator.ts'
import { between } from '../../content/query/filters/operators/between.ts'
import { gt } from '../../content/query/filters/operators/gt.ts'
import { gte } from '../../content/query/filters/operators/gte.ts'
import { lt } from '../../content/query/filters/operators/lt.ts'
import { lte } from '../../content/query/filters/operators/lte.ts'
import { not } from '../../content/query/filters/operators/not.ts'
import { textReach } from '../../content/query/filters/text-forms.ts'
import { sortOrder } from '../../content/query/sort/order.ts'
import { unitOf, withUnit } from '../../quirks/change-unit.ts'
import { collated } from '../../quirks/content/databases/mariadb.ts'
import { compareByLanguage } from '../../quirks/content/databases/postgres.ts'
import type { Units } from '../../units/units.ts'
import type { Freedom } from '../freedom.ts'

const TYPES = 'content/resources-and-their-fields/content-type-model-input-to-the-graphql-generato.sentence-2'
const LESS = 'content/endpoints/filtering.row.$lt'
const ASC = 'content/endpoints/sorting.row.suffix-asc'

/** What a comparison means where the documentation does not say. */
export const comparisons: readonly Freedom[] = [
  inOrder('by-language', 'compares and sorts texts by a language', (a, b) => compareByLanguage(a, b)),
  inOrder('by-collation', 'compares and sorts texts whatever their case and accents', (a, b) =>
    compare(seen(a), seen(b)),
  ),
  inOrder('small-letters-first', 'compares and sorts texts with small letters before large ones', (a, b) =>
    compare(swapped(a), swapped(b)),
  ),
  {
    id: 'content.filtering.no-value-is-a-value',
    says: 'keeps an entry without a value under $not, $ne and all other negations',
    leftOpenBy: ['content/endpoints/filtering.row.$not', 'content/endpoints/filtering.row.$ne'],
    apply: units => withPlainNot(withUnit(units, missingValues, unit => ({ ...unit, meet: isNegation }))),
  },
  {
    id: 'content.filtering.full-folding',
    says: 'ignores case as all of Unicode has it: ß is SS, and İ an i with a dot',
    leftOpenBy: ['content/endpoints/filtering.row.$eqi'],
    apply: units =>
      withUnit(units, caseFolding, unit => ({
        ...unit,
        fold: text => text.toLowerCase().toUpperCase().toLowerCase(),
      })),
  },
  {
    id: 'content.filtering.latin-folding',
    says: 'ignores the case of Latin letters, and of no others',
    leftOpenBy: ['content/endpoints/filtering.row.$eqi'],
    apply: units =>
      withUnit(units, caseFolding, unit => ({
        ...unit,
        fold: text => text.replace(/[A-Z\u00c0-\u00de]/g, letter => letter.toLowerCase()),
      })),
  },
  {
    id: 'content.filtering.small-letters',
    says: 'ignores case by the small letter of each letter, as databases do: İ is an i, and ς no σ',
    leftOpenBy: ['content/endpoints/filtering.row.$eqi'],
    apply: units =>
      withUnit(units, caseFolding, unit => ({
        ...unit,
        fold: text => Array.from(text, letter => Array.from(letter.toLowerCase())[0] ?? '').join(''),
      })),
  },
  {
    id: 'content.filtering.texts-alone',
    says: 'has text operators for strings, texts, rich texts and uids alone',
    leftOpenBy: [TYPES],
    apply: units =>
      withUnit(units, textReach, unit => ({ ...unit, reaches: (_operator, type) => TEXTS.has(type) })),
  },
  {
    id: 'content.filtering.known-types',
    says: 'writes dates, times, bigintegers and JSON otherwise in filters, and refuses each other form',
    leftOpenBy: [TYPES],
    apply: units =>
      FOREIGN.reduce((changed, clause) => withUnit(changed, unitOf(operandRules, clause), ownForm), units),
  },
  {
    id: 'content.filtering.polymorphic-left-out',
    says: 'leaves out filters on dynamic zones, media and relations to several types',
    leftOpenBy: ['content/endpoints/filtering.rule-3', 'content/endpoints/filtering.rule-4'],
    apply: units =>
      POLYMORPHIC.reduce(
        (changed, clause) => withUnit(changed, unitOf(filterableRules, clause), leftOut),
        units,
      ),
  },
]

const TEXTS: ReadonlySet<string> = new Set(['string', 'text', 'richtext', 'uid'])
const FOREIGN = [
  'content.filters.operand.date',
  'content.filters.operand.time',
  'content.filters.operand.datetime',
  'content.filters.operand.whole-number',
  'content.filters.operand.json',
]
const POLYMORPHIC = [
  'content.filters.dynamic-zone-refused',
  'content.filters.media-refused',
  'content.filters.morph-refused',
]

/** The attributes of which the documentation says the type, and how it is written. */
const DESCRIBED: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'publishedAt'])

function leftOut(rule: FilterableRule): FilterableRule {
  return { ...rule, outcome: 'left-out' }
}

function ownForm(rule: OperandRule): OperandRule {
  return {
    ...rule,
    read: (operand, attribute) => {
      if (DESCRIBED.has(attribute)) return rule.read(operand, attribute)
      throw validationError(`Invalid parameter ${attribute}`)
    },
  }
}

function inOrder(name: string, says: string, order: (a: Comparable, b: Comparable) => number): Freedom {
  return {
    id: `content.filtering.${name}`,
    says,
    leftOpenBy: [LESS, ASC],
    apply: units => withOrder(withSortOrder(units, order), order),
  }
}

function withOrder(units: Units, order: (a: Comparable, b: Comparable) => number): Units {
  const compared = COMPARED.reduce(
    (changed, [operator, holds]) =>
      withUnit(changed, operator, unit => ({
        ...unit,
        matches: operand => stored => holds(order(stored, operand)),
      })),
    units,
  )
  return withUnit(compared, between, unit => ({
    ...unit,
    matches: ([low, high]) => {
      if (low === undefined || high === undefined) return () => false
      return stored => order(stored, low) >= 0 && order(stored, high) <= 0
    },
  }))
}

const COMPARED: readonly (readonly [ValueOperator, (order: number) => boolean])[] = [
  [lt, order => order < 0],
  [lte, order => order <= 0],
  [gt, order => order > 0],
  [gte, order => order >= 0],
]

function withSortOrder(units: Units, order: (a: Comparable, b: Comparable) => number): Units {
  return withUnit(units, sortOrder, unit => ({
    ...unit,
    compare: (a, b) => (a === null || b === null ? unit.compare(a, b) : order(a, b)),
  }))
}

function isNegation({ name }: { readonly name: string }): boolean {
  return name.startsWith('$n') && name !== '$null' && name !== '$notNull'
}

/** What does not hold fails, also where there is no value. */
function withPlainNot(units: Units): Units {
  return withUnit(units, not, unit => ({
    ...unit,
    join: conditions => {
      const { holds } = allOf(conditions)
      return { holds: position => !holds(position), fails: holds }
    },
  }))
}

function seen(value: Comparable): Comparable {
  return typeof value === 'string' ? collated(value) : value
}

function swapped(value: Comparable): Comparable {
  if (typeof value !== 'string') return value
  return Array.from(value, letter =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  ).join('')
}
