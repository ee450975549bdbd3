import fc from 'fast-check'
import type { OracleAttribute, OracleSchema } from '../../../targets/oracle.ts'
import type { QueriedWorld } from '../../queried-world.ts'
import {
  joined,
  listed,
  mostly,
  nameAmong,
  type Part,
  plainNames,
  sometimes,
  under,
  valued,
} from './parts.ts'

const DIRECTION = mostly(['', ':asc', ':desc', ':desc'], [':DESC', ':up', ':'])

/** What is not compared is in another order, too. */
export function sortable(schema: OracleSchema, { isAsked }: QueriedWorld): readonly string[] {
  return plainNames(schema).filter(isAsked)
}

/** What may be sorted by of what an attribute leads to. */
export function namesBehind(attribute: OracleAttribute, world: QueriedWorld): readonly string[] {
  const behind = world.leadsTo(attribute)
  return behind ? sortable(behind, world).map(name => `${attribute.name}.${name}`) : []
}

/** `sort` in each of its forms. */
export function sortOf(schema: OracleSchema, world: QueriedWorld): Part {
  const related = [...schema.attributes.values()].flatMap(attribute => namesBehind(attribute, world))
  const name = fc.oneof(
    { weight: 6, arbitrary: nameAmong(sortable(schema, world)) },
    ...(related.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...related) }] : []),
  )
  const key = fc.tuple(name, DIRECTION).map(parts => parts.join(''))
  const commas = fc.array(key, { minLength: 2, maxLength: 3 }).map(keys => keys.join(','))
  const object = fc
    .tuple(name, fc.constantFrom('asc', 'desc'))
    .map(([path, value]) => [{ at: path.split('.'), value }])
  return under(
    ['sort'],
    fc.oneof(
      { weight: 4, arbitrary: valued(key) },
      { weight: 4, arbitrary: listed(valued(key), { least: 1, most: 3 }) },
      { weight: 1, arbitrary: valued(commas) },
      { weight: 1, arbitrary: object },
    ),
  )
}

const COUNTS = mostly(
  ['1', '2', '3', '4', '5', '10', '25', '26', '60', '100', '101'],
  ['0', '-1', '1.5', 'x', ''],
)
const WHETHER = mostly(['true', 'false', 'false'], ['1', '0', 't', 'x'])

/** `pagination` by page, by offset, or both. */
export const pagination: Part = under(
  ['pagination'],
  fc.oneof(
    { weight: 12, arbitrary: keys({ page: COUNTS, pageSize: COUNTS, withCount: WHETHER }) },
    { weight: 12, arbitrary: keys({ start: COUNTS, limit: COUNTS, withCount: WHETHER }) },
    { weight: 1, arbitrary: keys({ page: COUNTS, limit: COUNTS }) },
  ),
)

function keys(values: Readonly<Record<string, fc.Arbitrary<string>>>): Part {
  return joined(...Object.entries(values).map(([name, value]) => sometimes(6, under([name], valued(value)))))
}

/** `fields` as a list, by commas, all of them. */
export function fieldsOf(schema: OracleSchema): Part {
  const name = nameAmong(plainNames(schema))
  return under(
    ['fields'],
    fc.oneof(
      { weight: 16, arbitrary: listed(valued(name), { least: 1, most: 3 }) },
      { weight: 4, arbitrary: valued(name) },
      {
        weight: 1,
        arbitrary: valued(fc.array(name, { minLength: 1, maxLength: 3 }).map(all => all.join(','))),
      },
      { weight: 1, arbitrary: valued(mostly(['*'], [''])) },
    ),
  )
}

export const publicationState: Part = under(
  ['publicationState'],
  valued(mostly(['live', 'preview', 'preview'], ['PREVIEW', 'draft', ''])),
)

export function localeOf({ locales }: QueriedWorld): Part {
  return under(['locale'], valued(mostly(['all', ...locales], ['xx', 'EN', ''])))
}
