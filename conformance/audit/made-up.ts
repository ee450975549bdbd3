import type { Operators } from '../fuzz/vocabulary.ts'
import type { Chance } from './chance.ts'
import type { Attribute, Ground } from './ground.ts'
import type { Question } from './question.ts'
import { filter } from './relations/sets.ts'
import { listOf } from './survey/read-list.ts'

/** The operators that mean something of each kind of attribute. */
function operatorsFor(kind: Attribute['kind'], { comparing, ...operators }: Operators): readonly string[] {
  const { textual, folding, listing, counted, presence } = operators
  const ranges = [
    ...comparing.filter(it => !textual.includes(it) && !folding.includes(it)),
    ...counted.map(it => it.name),
  ]
  if (kind === 'moment') return [...ranges, ...presence]
  if (kind === 'text') return [...textual, ...folding, ...listing, ...presence]
  const equal = [...textual.filter(it => comparing.includes(it)), ...listing, ...presence]
  return kind === 'number' ? [...equal, ...ranges] : equal
}

/** What queries are drawn from. */
export interface Draw {
  readonly chance: Chance
  readonly operators: Operators
}

/** A query in which parameters stand beside each other; what follows for its answer is the judge's affair. */
export function madeUp(ground: Ground, draw: Draw): Question {
  const { plural, scope, pageSize, drafts } = ground
  const { chance } = draw
  const states = drafts && chance.isIn(40) ? [`publicationState=${chance.oneOf(['preview', 'live'])}`] : []
  const parameters = [
    ...(chance.isIn(75) ? filters(ground, draw) : []),
    ...(chance.isIn(55) ? [sort(ground, chance)] : []),
    ...states,
    ...populate(ground, chance),
    chance.isIn(50) ? page(ground, chance) : `pagination[pageSize]=${pageSize}`,
  ]
  return listOf(plural, [scope, ...parameters])
}

/** Where conditions stand: alone, two beside each other, in groups, and beside a group. */
const GROUPINGS = [
  [''],
  [''],
  ['', ''],
  ['[$or][0]', '[$or][1]'],
  ['[$and][0]', '[$and][1]'],
  ['', '[$or][0]', '[$or][1]'],
  ['[$not]'],
]

function filters({ attributes }: Ground, draw: Draw): readonly string[] {
  const able = attributes.filter(({ values }) => values.length > 0)
  const made = (draw.chance.oneOf(GROUPINGS) ?? []).flatMap(group => {
    const attribute = draw.chance.oneOf(able)
    return attribute ? (condition(attribute, group, draw) ?? []) : []
  })
  // The same place twice in a query means nothing.
  return made.filter((it, at) => made.findIndex(other => placeOf(other) === placeOf(it)) === at)
}

function placeOf(written: string): string {
  return written.slice(0, written.indexOf(']=')).replace(/\[\d+\]$/, '')
}

function condition(attribute: Attribute, group: string, draw: Draw): string | null {
  const operator = draw.chance.oneOf(operatorsFor(attribute.kind, draw.operators))
  if (operator === undefined) return null
  return filter(attribute.path, operator, operandOf(attribute, operator, draw), group)
}

function operandOf({ values, kind }: Attribute, operator: string, { chance, operators }: Draw): unknown {
  const [one = '', two = ''] = [chance.oneOf(values), chance.oneOf(values)]
  if (operators.presence.includes(operator)) return true
  if (operators.listing.includes(operator)) return [...new Set([one, two])]
  if (operators.counted.some(({ name }) => name === operator)) return one < two ? [one, two] : [two, one]
  if (kind !== 'text') return one
  const part = partOf(String(one), chance)
  return chance.isIn(25) ? otherCase(part) : part
}

/** The whole of a text, how it starts or ends, or what stands in it. */
function partOf(text: string, chance: Chance): string {
  const length = 1 + chance.below(4)
  const from = chance.below(Math.max(1, text.length - length))
  const parts = [text, text, text.slice(0, length), text.slice(-length), text.slice(from, from + length)]
  return chance.oneOf(parts)?.trim() || text
}

function otherCase(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()
}

function sort({ attributes, key }: Ground, chance: Chance): string {
  const names = attributes.map(({ path }) => path[0] ?? '')
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
