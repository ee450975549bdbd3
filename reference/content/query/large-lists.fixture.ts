import { vi } from 'vitest'
import { parseWorld } from '../../world/parse-world.ts'
import { compileList, find } from '../actions/find.ts'
import { type ContentUnits, contentUnits } from '../units.ts'
import { buildStore } from '../world/build-store.ts'
import type { RawQuery } from './query.ts'

/** As many entries as are worth numbering their values. */
export const ENTRIES = 1500

const attributes = {
  name: { type: 'string' },
  code: { type: 'string' },
  size: { type: 'integer' },
  big: { type: 'biginteger' },
  seen: { type: 'datetime' },
  owner: { type: 'relation', relation: 'manyToOne', target: 'api::owner.owner' },
  tags: { type: 'relation', relation: 'manyToMany', target: 'api::owner.owner' },
}

export const NAMES = ['Amber', 'amber', 'Basalt', 'ÉBÈNE', 'ébène', '', '𝒳', '\uff21']

function schemaFile(name: string, own: object) {
  const info = { singularName: name, pluralName: `${name}s`, displayName: name }
  const schema = {
    kind: 'collectionType',
    info,
    options: { draftAndPublish: name === 'item' },
    attributes: own,
  }
  return [`models/src/api/${name}/content-types/${name}/schema.json`, JSON.stringify(schema)] as const
}

export function item(i: number) {
  return {
    id: i + 1,
    name: i % 11 === 0 ? null : NAMES[i % NAMES.length],
    code: `S-${i}`,
    size: i % 13 === 0 ? null : (i * 7) % 40,
    big: String((i % 5) * 10 ** 6),
    seen: `2024-01-0${1 + (i % 7)}T00:00:00.000Z`,
    publishedAt: i % 4 === 0 ? null : '2024-02-01T00:00:00.000Z',
    owner: i % 9 === 0 ? null : (i % 20) + 1,
    tags:
      i % 6 === 0
        ? []
        : [(i % 20) + 1, ((i * 3 + 7) % 19) + 1].filter((id, at, all) => all.indexOf(id) === at),
  }
}

const world = parseWorld(
  'many items',
  new Map([
    schemaFile('item', attributes),
    schemaFile('owner', { name: { type: 'string' }, rank: { type: 'integer' } }),
    [
      'data.json',
      JSON.stringify({
        'api::item.item': Array.from({ length: ENTRIES }, (_, i) => item(i)),
        'api::owner.owner': Array.from({ length: 20 }, (_, i) => ({
          id: i + 1,
          name: `owner ${i % 6}`,
          rank: i % 4,
        })),
      }),
    ],
  ]),
)

export function contextOf(units: ContentUnits) {
  return {
    models: world.models,
    store: buildStore(world),
    units,
    options: world.options,
    caller: { may: () => true },
  }
}

/** One that looks at each row: no operator knows which values alone match, and no column is numbered. */
export function slowContext() {
  const operators = contentUnits.filters.operators.map(operator =>
    'only' in operator ? { ...operator, only: undefined } : operator,
  )
  const context = contextOf({ ...contentUnits, filters: { ...contentUnits.filters, operators } })
  for (const table of context.store.tables()) vi.spyOn(table, 'coded').mockReturnValue(null)
  return context
}

const type = world.models.types.get('api::item.item')

export function pageOf(
  context: ReturnType<typeof contextOf>,
  asked: RawQuery,
  page: { start: number; limit: number },
) {
  if (!type) throw new Error('invariant: the world has items')
  const found = find(compileList(asked, type, context), page, context)
  return { total: found.total, ids: found.rows.map(row => row.id) }
}
