import { isObject } from '../compare/json-value.ts'
import { stepsOf, typeAt } from '../hints/content-names.ts'
import { below } from '../hints/names-of-content.ts'
import type { OracleAttribute, OracleRequest, OracleSchema, OracleWorld } from '../targets/oracle.ts'
import { parametersOf } from '../traffic/parameters.ts'
import { isRefused } from './effect.ts'
import { type Evidence, worldOf } from './evidence.ts'
import type { Openness } from './rank.ts'

const COERCED: Openness = {
  id: 'coerced',
  rank: 'mend',
  says: 'sent a value that is not written as its type is, and was understood all the same',
  advice: 'Write whole numbers as 5, decimals as 5.5, booleans as true and false.',
}

/** Values that a server turned into those of another type: whether it does so is left open. */
export function findCoerced({ sessions, known, findings }: Evidence): void {
  for (const { use, example, plain } of known) {
    if (isRefused(plain)) continue
    const { request } = example.exchange
    for (const detail of coercedIn(request, worldOf(sessions, example.exchange)))
      findings.add(COERCED, use, example, detail)
  }
}

/** Each value of a request for REST that is not written as its type is: `filters[seats][$eq] is 05, an integer`. */
export function coercedIn({ target, body }: OracleRequest, world: OracleWorld): readonly string[] {
  const [path = '', query = ''] = target.split('?')
  const { prefix } = world.options.rest
  const type = path.startsWith(`${prefix}/`) ? typeAt(path.slice(prefix.length + 1), world) : null
  if (type === null) return []
  const inQuery = parametersOf(query).flatMap(([name, value]) => {
    const written = writtenAs(type, stepsOf(name), world)
    return written === null || FORMS[written].test(value) ? [] : [detailOf(name, value, written)]
  })
  return [...inQuery, ...(body === null ? [] : inBody(type, new TextDecoder().decode(body)))]
}

type Written = 'integer' | 'number' | 'boolean'

const FORMS: Readonly<Record<Written, RegExp>> = {
  integer: /^-?(0|[1-9]\d*)$/,
  number: /^-?(0|[1-9]\d*)(\.\d+)?$/,
  boolean: /^(true|false)$/,
}

const PAGINATION: ReadonlyMap<string, Written> = new Map([
  ...['page', 'pageSize', 'start', 'limit'].map(name => [name, 'integer'] as const),
  ['withCount', 'boolean'],
])

/** Operators whose operand is a value of the attribute. */
const OF_VALUES = ['$eq', '$ne', '$lt', '$lte', '$gt', '$gte', '$in', '$notIn', '$between']

/** What a parameter's value is to be written as; null where any text will do. */
function writtenAs(
  type: OracleSchema,
  [name, ...steps]: readonly string[],
  world: OracleWorld,
): Written | null {
  if (name === 'pagination') return PAGINATION.get(steps[0] ?? '') ?? null
  if (name !== 'filters') return null
  const operators = steps.filter(step => step.startsWith('$') && !['$and', '$or', '$not'].includes(step))
  const operator = operators.at(-1) ?? '$eq'
  if (['$null', '$notNull'].includes(operator)) return 'boolean'
  if (!OF_VALUES.includes(operator)) return null
  return attributeForm(
    type,
    steps.filter(step => !/^(\d*|\$.*)$/.test(step)),
    world,
  )
}

function attributeForm(
  place: OracleSchema | null,
  [name, ...rest]: readonly string[],
  world: OracleWorld,
): Written | null {
  if (name === 'id') return 'integer'
  const attribute = name === undefined ? undefined : place?.attributes.get(name)
  if (!attribute) return null
  return rest.length === 0 ? formOf(attribute) : attributeForm(below(attribute, { world }), rest, world)
}

function formOf(attribute: OracleAttribute): Written | null {
  if (attribute.kind !== 'scalar') return null
  if (attribute.type === 'boolean') return 'boolean'
  if (['integer', 'biginteger'].includes(attribute.type)) return 'integer'
  return ['float', 'decimal'].includes(attribute.type) ? 'number' : null
}

/** What is written: numbers and booleans of JSON, and no texts of them. A biginteger may well be a text. */
function inBody({ attributes }: OracleSchema, body: string): readonly string[] {
  const data = dataIn(body)
  return Object.entries(data).flatMap(([name, value]) => {
    const attribute = attributes.get(name)
    const written = attribute ? formOf(attribute) : null
    const isText =
      typeof value === 'string' && !(attribute?.kind === 'scalar' && attribute.type === 'biginteger')
    const isOther = written === 'boolean' ? typeof value === 'number' : typeof value === 'boolean'
    return written !== null && (isText || isOther)
      ? [detailOf(`data.${name}`, JSON.stringify(value), written)]
      : []
  })
}

function dataIn(body: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(body)
    return isObject(json) && isObject(json.data) ? json.data : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

const LONGEST = 40

function detailOf(name: string, value: string, written: Written): string {
  const shown = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  return `${name} is ${shown === '' ? 'empty' : shown}, where ${written === 'integer' ? 'an' : 'a'} ${written} belongs`
}
