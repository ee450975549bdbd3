import { JsonObject } from '../../../world/json-object.ts'
import { type Place, shown } from '../../../world/problems.ts'
import type { Attribute } from '../../resources/attribute.ts'
import type { Json } from '../../values.ts'
import { keysOf, type SectionName, sections } from './sections.ts'

/** One entry of a section of `platform.json`, read by its attributes. */
export interface Entry {
  readonly given: JsonObject
  readonly values: Readonly<Record<string, Json>>
}

/** The entries of a section; each must be an object with known keys and values of their kind. */
export function readEntries(file: JsonObject, section: SectionName): readonly Entry[] {
  const known = keysOf(section)
  const { attributes } = sections[section]
  return (file.list(section) ?? []).flatMap((item, i) => {
    const given = JsonObject.read(item, file.place.at(section).at(i))
    given?.only(known)
    return given ? [{ given, values: readAttributes(given, attributes) }] : []
  })
}

function readAttributes(given: JsonObject, attributes: readonly Attribute[]): Readonly<Record<string, Json>> {
  const scalars = attributes.filter(attribute => attribute.kind !== 'list' && given.has(attribute.name))
  return Object.fromEntries(
    scalars.map(attribute => [attribute.name, readValue(given.get(attribute.name), attribute, given.place)]),
  )
}

function readValue(value: unknown, attribute: Attribute, place: Place): Json {
  if (value === null) return null
  const here = place.at(attribute.name)
  if (attribute.kind === 'flag')
    return typeof value === 'boolean' ? value : wrong(here, value, 'true or false')
  if (attribute.kind === 'number') return typeof value === 'number' ? value : wrong(here, value, 'a number')
  if (attribute.kind === 'time') return isTime(value) ? value : wrong(here, value, 'a time in ISO 8601, UTC')
  if (typeof value !== 'string') return wrong(here, value, 'text')
  if (attribute.oneOf && !attribute.oneOf.includes(value))
    return wrong(here, value, `one of ${attribute.oneOf.join(', ')}`)
  return value
}

function isTime(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
  )
}

function wrong(place: Place, found: unknown, expected: string): null {
  place.wrong(shown(found), expected)
  return null
}
