import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parseWorld } from '../../world/parse-world.ts'
import { compileList, find } from '../actions/find.ts'
import { type ContentUnits, contentUnits } from '../units.ts'
import { buildStore } from '../world/build-store.ts'
import type { RawQuery } from './query.ts'

/** As many entries as are worth numbering their values. */
const ENTRIES = 1500

const attributes = {
  name: { type: 'string' },
  code: { type: 'string' },
  size: { type: 'integer' },
  big: { type: 'biginteger' },
  seen: { type: 'datetime' },
  owner: { type: 'relation', relation: 'manyToOne', target: 'api::owner.owner' },
  tags: { type: 'relation', relation: 'manyToMany', target: 'api::owner.owner' },
}

const NAMES = ['Amber', 'amber', 'Basalt', 'ÉBÈNE', 'ébène', '', '𝒳', '\uff21']

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

function item(i: number) {
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

const text = fc.constantFrom('amber', 'Amber', 'b', 'É', 'S-1', '', '𝒳')
const number = fc.constantFrom('0', '7', '14', '21', '39', '1000000', '1')
const onText = fc.record({
  operator: fc.constantFrom('$eq', '$ne', '$eqi', '$contains', '$notContainsi', '$startsWith', '$gt'),
  operand: text,
})
const onNumber = fc.record({
  operator: fc.constantFrom('$eq', '$ne', '$lt', '$gte', '$contains'),
  operand: number,
})
const operated = ({ operator, operand }: { operator: string; operand: string }) => ({ [operator]: operand })
const plain = fc.oneof(
  fc.tuple(fc.constantFrom('name', 'code'), onText.map(operated)),
  fc.tuple(fc.constantFrom('size', 'big', 'id'), onNumber.map(operated)),
  fc.tuple(fc.constantFrom('name', 'size', 'owner'), fc.constantFrom({ $null: true }, { $notNull: true })),
  fc.tuple(
    fc.constant('size'),
    fc.array(number, { minLength: 1, maxLength: 3 }).map(list => ({ $in: list })),
  ),
  fc.tuple(fc.constant('seen'), fc.constantFrom({ $gt: '2024-01-03' }, { $eq: '2024-01-05T00:00:00.000Z' })),
  fc.tuple(
    fc.constantFrom('owner', 'tags'),
    onNumber.map(it => ({ rank: operated({ ...it, operand: '2' }) })),
  ),
  fc.tuple(
    fc.constantFrom('owner', 'tags'),
    fc.constantFrom({ name: { $eq: 'owner 3' } }, { name: { $null: true } }, '4'),
  ),
)
const { filters } = fc.letrec<{ filters: object }>(again => ({
  filters: fc.oneof(
    { maxDepth: 3 },
    fc.array(plain, { minLength: 1, maxLength: 3 }).map(members => Object.fromEntries(members)),
    fc.array(again('filters'), { minLength: 1, maxLength: 3 }).map($and => ({ $and })),
    fc.array(again('filters'), { minLength: 1, maxLength: 3 }).map($or => ({ $or })),
    again('filters').map($not => ({ $not })),
  ),
}))
const query = fc.record({
  filters,
  sort: fc.constantFrom(
    'name',
    'name:desc',
    'size:desc',
    'seen',
    'code:desc',
    'owner.name',
    ['size', 'name:desc'],
    undefined,
  ),
  publicationState: fc.constantFrom('preview', 'live'),
})

function contextOf(units: ContentUnits) {
  return {
    models: world.models,
    store: buildStore(world),
    units,
    options: world.options,
    caller: { may: () => true },
  }
}

/** One that looks at each row: no operator knows which values alone match, and no column is numbered. */
function slowContext() {
  const operators = contentUnits.filters.operators.map(operator =>
    'only' in operator ? { ...operator, only: undefined } : operator,
  )
  const context = contextOf({ ...contentUnits, filters: { ...contentUnits.filters, operators } })
  for (const table of context.store.tables()) vi.spyOn(table, 'coded').mockReturnValue(null)
  return context
}

const type = world.models.types.get('api::item.item')

function pageOf(
  context: ReturnType<typeof contextOf>,
  asked: RawQuery,
  page: { start: number; limit: number },
) {
  if (!type) throw new Error('invariant: the world has items')
  const found = find(compileList(asked, type, context), { ...page, withCount: true }, context)
  return { total: found.total, ids: found.rows.map(row => row.id) }
}

const page = fc.record({ start: fc.constantFrom(0, 3, 1200), limit: fc.constantFrom(0, 5, 25, 2000) })
const change = fc.record({
  i: fc.nat(ENTRIES + 20),
  name: fc.constantFrom(...NAMES, 'new', null),
  size: fc.nat(60),
})

test('a list of many entries is the one that looking at each of them gives, also after writes', () => {
  const [fast, slow] = [contextOf(contentUnits), slowContext()]
  fc.assert(
    fc.property(query, page, fc.option(change), (asked, cut, written) => {
      expect(pageOf(fast, asked, cut)).toEqual(pageOf(slow, asked, cut))
      if (!written) return
      const { i, ...values } = written
      for (const { store } of [fast, slow]) store.table('api::item.item').put({ ...item(i), ...values })
    }),
    { numRuns: 150 },
  )
})
