import { clauseOfOperator } from '../../overheard/listing/rest-listing.ts'
import type { Attribute, Ground } from '../ground.ts'
import { filter, type Id, isDivided, isIntersection, isSame, isUnion, isWithin, type SetLaw } from './sets.ts'

/** A condition as laws are made of it. */
export type Condition = readonly [operator: string, operand: unknown]

/** An attribute with some of its values: the first is what most is asked about. */
export interface Asked {
  readonly attribute: Attribute
  readonly value: string | number | boolean
  readonly other: string | number | boolean | undefined
  /** Entries of which the attribute is known to have a value. */
  readonly valued: readonly Id[]
}

/** So many values of one attribute are asked about. */
const MOST_VALUES = 2

/** What filters on one attribute must have to do with each other. */
export function filterLaws(ground: Ground): readonly SetLaw[] {
  return askedOf(ground).flatMap(lawsAt)
}

export function askedOf(ground: Ground): readonly Asked[] {
  return ground.attributes.flatMap(attribute => {
    const valued = valuedIn(ground, attribute)
    return askedValues(attribute).map(values => ({ attribute, ...values, valued }))
  })
}

/** The most frequent value, and then the rarest: each beside one that is not it. */
function askedValues({ values, kind }: Attribute): readonly Pick<Asked, 'value' | 'other'>[] {
  const chosen = [...new Set([values[0], values.at(-1)])].slice(0, MOST_VALUES)
  const most = kind === 'boolean' ? chosen.slice(0, 1) : chosen
  return most.flatMap(value =>
    value === undefined ? [] : [{ value, other: values.find(it => fold(it) !== fold(value)) }],
  )
}

function fold(value: unknown): string {
  return String(value).toLowerCase()
}

function valuedIn({ rows }: Ground, { path: [name = ''] }: Attribute): readonly Id[] {
  return rows.filter(({ attributes }) => !isNothing(attributes[name])).map(({ id }) => id)
}

/** An empty text may be how a server shows that there is no value. */
function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function lawsAt(asked: Asked): readonly SetLaw[] {
  const { attribute } = asked
  return [
    ...pairs(asked),
    ...(attribute.kind === 'text' ? textLaws(asked) : []),
    ...(isOrdered(asked) ? rangeLaws(asked) : []),
    ...opposites(asked),
    ...negations(asked),
  ]
}

/** Of letters of one case nobody disputes which come first. */
function isOrdered({ attribute: { kind }, value, other = value }: Asked): boolean {
  if (kind === 'text') return [value, other].every(it => /^[a-z]+$/.test(String(it)))
  return kind === 'number' || kind === 'moment'
}

export function law(
  asked: Asked,
  relation: string,
  clause: string,
  conditions: readonly (Condition | readonly string[])[],
  wrong: SetLaw['wrong'],
): SetLaw {
  const lists = conditions.map(it => (isCondition(it) ? [filter(asked.attribute.path, ...it)] : it))
  return { relation, clause, lists, wrong }
}

function isCondition(it: Condition | readonly string[]): it is Condition {
  return it.length === 2 && it[0].startsWith('$')
}

/** Several values, one by one and together. */
function pairs(asked: Asked): readonly SetLaw[] {
  const { attribute, value, other } = asked
  if (other === undefined) return []
  const { path } = attribute
  const each: readonly Condition[] = [
    ['$eq', value],
    ['$eq', other],
  ]
  const joined = (group: string) => each.map((it, at) => filter(path, ...it, `[${group}][${at}]`))
  const both = law(
    asked,
    '$and is what both have in common',
    'content.filters.and',
    [joined('$and'), ...each],
    isIntersection,
  )
  return [
    law(asked, '$in is the union of $eq', 'content.filters.in', [['$in', [value, other]], ...each], isUnion),
    law(asked, '$or is the union of both', 'content.filters.or', [joined('$or'), ...each], isUnion),
    law(
      asked,
      '$in of one value is $eq',
      'content.filters.in',
      [
        ['$in', [value]],
        ['$eq', value],
      ],
      isSame,
    ),
    both,
  ]
}

/** What operators on texts have to do with each other. */
function textLaws(asked: Asked): readonly SetLaw[] {
  const value = String(asked.value)
  const [start, end, part] = [value.slice(0, 3), value.slice(-3), value.slice(1, 4)].map(it => it.trim())
  const within = (narrow: Condition, wide: Condition) =>
    law(asked, `${narrow[0]} is within ${wide[0]}`, clauseOfOperator(wide[0]), [narrow, wide], isWithin)
  const operands = { $eq: value, $contains: part, $startsWith: start, $endsWith: end }
  return [
    ...Object.entries(operands).flatMap(([name, operand]) => {
      if (!operand) return []
      const folded = `${name}i`
      const turned = operand === operand.toUpperCase() ? operand.toLowerCase() : operand.toUpperCase()
      const sameInAnyCase: readonly Condition[] = [
        [folded, operand],
        [folded, turned],
      ]
      return [
        within([name, operand], [folded, operand]),
        law(asked, `${folded} does not mind case`, clauseOfOperator(folded), sameInAnyCase, isSame),
      ]
    }),
    within(['$eq', value], ['$contains', value]),
    within(['$startsWith', start], ['$contains', start]),
    within(['$endsWith', end], ['$contains', end]),
    within(['$startsWithi', start], ['$containsi', start]),
    within(['$eq', value], ['$startsWith', value]),
    within(['$eq', value], ['$endsWith', value]),
  ].filter(({ lists }) => lists.every(it => !it.some(text => text.endsWith('='))))
}

/** What comparisons of numbers and of times have to do with each other. */
function rangeLaws(asked: Asked): readonly SetLaw[] {
  const { value, other, attribute } = asked
  const union = (whole: string, ...parts: readonly string[]) =>
    law(
      asked,
      `${whole} is ${parts.join(' or ')}`,
      clauseOfOperator(whole),
      [whole, ...parts].map(it => [it, value] as const),
      isUnion,
    )
  const unions = [union('$lte', '$lt', '$eq'), union('$gte', '$gt', '$eq')]
  if (other === undefined) return unions
  const [low, high] = [value, other].toSorted((a, b) => (a < b ? -1 : 1))
  const between: Condition = ['$between', [low, high]]
  const { path } = attribute
  const inside = [filter(path, '$gt', low), filter(path, '$lt', high)]
  const around = [filter(path, '$gte', low), filter(path, '$lte', high)]
  return [
    ...unions,
    law(asked, '$gt and $lt are within $between', 'content.filters.between', [inside, between], isWithin),
    law(asked, '$between is within $gte and $lte', 'content.filters.between', [between, around], isWithin),
    law(
      asked,
      'conditions beside each other must all be met',
      'content.filters.and',
      [inside, ['$gt', low], ['$lt', high]],
      isIntersection,
    ),
  ]
}

/** Of what has a value, each entry meets a condition or its opposite. */
function opposites(asked: Asked): readonly SetLaw[] {
  const { attribute, value, other, valued } = asked
  const part = String(value).slice(0, 3).trim()
  const opposite = (one: Condition, two: Condition) =>
    law(
      asked,
      `${one[0]} and ${two[0]} share out what has a value`,
      clauseOfOperator(two[0]),
      [one, two],
      isDivided(valued),
    )
  const both = [
    opposite(['$eq', value], ['$ne', value]),
    opposite(['$null', true], ['$notNull', true]),
    ...(other === undefined ? [] : [opposite(['$in', [value, other]], ['$notIn', [value, other]])]),
  ]
  if (attribute.kind !== 'text') {
    if (attribute.kind === 'boolean') return both
    return [...both, opposite(['$lt', value], ['$gte', value]), opposite(['$gt', value], ['$lte', value])]
  }
  return [
    ...both,
    opposite(['$eqi', value], ['$nei', value]),
    opposite(['$contains', part], ['$notContains', part]),
    opposite(['$containsi', part.toUpperCase()], ['$notContainsi', part.toUpperCase()]),
  ]
}

const NEGATED: Readonly<Record<Attribute['kind'], readonly string[]>> = {
  text: ['$eq', '$contains', '$startsWith', '$containsi'],
  number: ['$eq', '$lt', '$gte'],
  boolean: ['$eq'],
  moment: ['$gt'],
}

/** Not f, and not not f. */
function negations(asked: Asked): readonly SetLaw[] {
  const { attribute, value, valued } = asked
  const { path, kind } = attribute
  return NEGATED[kind].flatMap(operator => {
    const operand = operator === '$eq' || kind !== 'text' ? value : String(value).slice(0, 3).trim()
    const written = (group: string) => [filter(path, operator, operand, group)]
    return [
      law(
        asked,
        'f and not f share out what has a value',
        'content.filters.not',
        [written(''), written('[$not]')],
        isDivided(valued),
      ),
      law(asked, 'not not f is f', 'content.filters.not', [written('[$not][$not]'), written('')], isSame),
    ]
  })
}

/** Entries are found by their ids, one by one and together. */
export function idLaws({ rows }: Ground): readonly SetLaw[] {
  const ids = rows.map(({ id }) => id)
  const chosen = [ids[0], ids.at(-1), ids[Math.floor(ids.length / 2)]].filter(it => it !== undefined)
  const wanted = [...new Set(chosen)]
  if (wanted.length === 0) return []
  const wrong: SetLaw['wrong'] = ([found = new Set()]) => {
    const isSo = found.size === wanted.length && wanted.every(id => found.has(id))
    return isSo ? null : { says: 'entries are not found by their ids', expected: wanted, actual: [...found] }
  }
  return [
    {
      relation: 'entries are found by their ids',
      clause: 'content.filters.id',
      lists: [[filter(['id'], '$in', wanted)]],
      wrong,
    },
  ]
}
