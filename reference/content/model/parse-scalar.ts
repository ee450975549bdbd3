import type { JsonObject } from '../../world/json-object.ts'
import { shown } from '../../world/problems.ts'
import { Refusal, scalarReader } from '../world/entries/scalar-values.ts'
import { type AttributeCommon, SCALAR_TYPES, type ScalarAttribute, type ScalarType } from './types.ts'

export function isScalarType(type: string): type is ScalarType {
  return SCALAR_TYPES.some(known => known === type)
}

/** An attribute that holds a value of its own. Its default, when given, is kept in the stored form. */
export function parseScalar(json: JsonObject, type: ScalarType, common: AttributeCommon): ScalarAttribute {
  const attribute: ScalarAttribute = {
    ...common,
    kind: 'scalar',
    type,
    unique: json.boolean('unique') ?? false,
    ...parseEnum(json, type),
    ...parseBounds(json),
    ...parseTexts(json),
  }
  return { ...attribute, ...parseDefault(json, attribute) }
}

function parseEnum(json: JsonObject, type: ScalarType): Pick<ScalarAttribute, 'enum'> {
  if (type !== 'enumeration') return {}
  const place = json.place.at('enum')
  if (!json.has('enum')) place.wrong('nothing', 'the values of the enumeration')
  const values = json.texts('enum')
  if (values === undefined) return {}
  if (values.length === 0) place.wrong('[]', 'at least one value')
  values.forEach((value, i) => {
    if (!/^[^0-9]*\p{L}/u.test(value))
      place.at(i).wrong(shown(value), 'a value with a letter before any digit')
    if (values.indexOf(value) < i) place.at(i).wrong(`${shown(value)} again`, 'each value once')
  })
  return { enum: values }
}

function parseBounds(json: JsonObject): Pick<ScalarAttribute, 'min' | 'max' | 'minLength' | 'maxLength'> {
  const min = numberOrText(json, 'min')
  const max = numberOrText(json, 'max')
  const minLength = json.integer('minLength')
  const maxLength = json.integer('maxLength')
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  }
}

/** Bounds of a biginteger are texts, because a JSON number cannot hold them. */
function numberOrText(json: JsonObject, key: string): number | string | undefined {
  const value = json.get(key)
  if (value === undefined || typeof value === 'number' || typeof value === 'string') return value
  json.place.at(key).wrong(shown(value), 'a number, or a text of digits')
  return undefined
}

function parseTexts(json: JsonObject): Pick<ScalarAttribute, 'regex' | 'targetField'> {
  const regex = json.text('regex')
  const targetField = json.text('targetField')
  if (regex !== undefined && !isRegex(regex)) {
    json.place.at('regex').wrong(shown(regex), 'a regular expression')
    return {}
  }
  return { ...(regex !== undefined && { regex }), ...(targetField !== undefined && { targetField }) }
}

function isRegex(source: string): boolean {
  try {
    new RegExp(source)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

function parseDefault(json: JsonObject, attribute: ScalarAttribute): Pick<ScalarAttribute, 'default'> {
  const given = json.get('default')
  if (given === undefined || given === null) return {}
  const stored = scalarReader(attribute)(given)
  if (!(stored instanceof Refusal)) return { default: stored }
  json.place.at('default').wrong(shown(given), stored.expected)
  return {}
}
