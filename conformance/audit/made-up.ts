import type { Chance } from './chance.ts'
import type { Attribute, Ground } from './ground.ts'
import type { Question } from './question.ts'
import { filter } from './relations/sets.ts'
import { listOf } from './survey/read-list.ts'

const OF_ALL = ['$eq', '$ne', '$in', '$notIn', '$null', '$notNull']
const OF_TEXTS = [
  ...['$eqi', '$nei', '$contains', '$notContains', '$containsi', '$notContainsi'],
  ...['$startsWith', '$startsWithi', '$endsWith', '$endsWithi'],
]
const OF_RANGES = ['$lt', '$lte', '$gt', '$gte', '$between']

const OPERATORS: Readonly<Record<Attribute['kind'], readonly string[]>> = {
  text: [...OF_ALL, ...OF_TEXTS],
  number: [...OF_ALL, ...OF_RANGES],
  boolean: OF_ALL,
  moment: [...OF_RANGES, '$notNull'],
}

/** A query in which parameters stand beside each other; what follows for its answer is the judge's affair. */
export function madeUp(ground: Ground, chance: Chance): Question {
  const { plural, scope } = ground
  const parameters = [
    ...(chance.isIn(75) ? filters(ground, chance) : []),
    ...(chance.isIn(55) ? [sort(ground, chance)] : []),
    ...(chance.isIn(40) && ground.drafts
      ? [`publicationState=${chance.oneOf(['preview', 'preview', 'live'])}`]
      : []),
    ...populate(ground, chance),
    chance.isIn(50) ? page(ground, chance) : `pagination[pageSize]=${ground.pageSize}`,
  ]
  return listOf(plural, [scope, ...parameters])
}

/** One condition, two beside each other, or two in a group. */
function filters(ground: Ground, chance: Chance): readonly string[] {
  const groups = chance.oneOf([
    [''],
    [''],
    ['', ''],
    ['[$or][0]', '[$or][1]'],
    ['[$and][0]', '[$and][1]'],
    ['', '[$or][0]', '[$or][1]'],
    ['[$not]'],
  ])
  const made = (groups ?? []).flatMap(group => condition(ground, chance, group) ?? [])
  // The same place twice in a query means nothing.
  return made.filter((it, at) => made.findIndex(other => placeOf(other) === placeOf(it)) === at)
}

function placeOf(written: string): string {
  return written.slice(0, written.indexOf(']=')).replace(/\[\d+\]$/, '')
}

function condition({ attributes }: Ground, chance: Chance, group: string): string | null {
  const attribute = chance.oneOf(attributes.filter(({ values }) => values.length > 0))
  const operator = attribute && chance.oneOf(OPERATORS[attribute.kind])
  if (attribute === undefined || operator === undefined) return null
  return filter(attribute.path, operator, operandOf(attribute, operator, chance), group)
}

function operandOf({ values, kind }: Attribute, operator: string, chance: Chance): unknown {
  const [one, two] = [chance.oneOf(values), chance.oneOf(values)]
  if (operator === '$null' || operator === '$notNull') return true
  if (operator === '$in' || operator === '$notIn') return [...new Set([one, two])]
  if (operator === '$between')
    return [one, two].toSorted((a, b) => (String(a).padStart(30) < String(b).padStart(30) ? -1 : 1))
  if (kind !== 'text') return one
  const text = String(one)
  const part = partOf(text, operator, chance)
  return chance.isIn(25) ? otherCase(part) : part
}

/** What such an operator finds, or almost. */
function partOf(text: string, operator: string, chance: Chance): string {
  const length = 1 + chance.below(4)
  const from = chance.below(Math.max(1, text.length - length))
  const part = /^\$starts/.test(operator)
    ? text.slice(0, length)
    : /^\$ends/.test(operator)
      ? text.slice(-length)
      : /contains/i.test(operator)
        ? text.slice(from, from + length)
        : text
  return part.trim() || text
}

function otherCase(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()
}

function sort({ attributes, key }: Ground, chance: Chance): string {
  const names = attributes.filter(({ isOwn }) => isOwn).map(({ path }) => path[0] ?? '')
  const keys = [chance.oneOf(names), ...(chance.isIn(40) ? [key] : [])].filter(
    it => it !== null && it !== undefined,
  )
  const written = [...new Set(keys)].map(name => `${name}${chance.oneOf(['', ':asc', ':desc', ':desc'])}`)
  return written.length === 1 ? `sort=${written[0]}` : written.map((it, at) => `sort[${at}]=${it}`).join('&')
}

function populate({ structures }: Ground, chance: Chance): readonly string[] {
  if (structures.length === 0 || chance.isIn(50)) return []
  if (chance.isIn(40)) return ['populate=*']
  const names = [...new Set([chance.oneOf(structures), chance.oneOf(structures)])]
  return names.map((name, at) => `populate[${at}]=${name}`)
}

function page({ rows }: Ground, chance: Chance): string {
  const size = 1 + chance.below(6)
  const count = chance.isIn(30) ? `&pagination[withCount]=${chance.oneOf(['true', 'false'])}` : ''
  if (chance.isIn(50)) {
    const number = 1 + chance.below(Math.max(1, Math.ceil(rows.length / size)))
    return `pagination[page]=${number}&pagination[pageSize]=${size}${count}`
  }
  return `pagination[start]=${chance.below(Math.max(1, rows.length))}&pagination[limit]=${size}${count}`
}
