import { describe, expect, test } from 'vitest'
import type { Attribute } from './attribute.ts'
import { MadeIds } from './made-ids.ts'
import { orderOf } from './order.ts'
import type { Row, SeedType, SeedWorld } from './seed-world.ts'
import { AS_IN_THE_WORLD, valuesOf } from './values.ts'

type Named = Readonly<Record<string, Attribute>>

function typeOf(uid: string, attributes: Named, rows: readonly Row[], hasDrafts = false): SeedType {
  const names = { singular: uid, plural: `${uid}s`, isLocalized: false, hasDrafts }
  return { uid, kind: 'collection', ...names, attributes: new Map(Object.entries(attributes)), rows }
}

const USUAL = { type: 'string', target: null, isMany: false, isMapped: false, usual: undefined }

function relation(target: string): Attribute {
  return { ...USUAL, kind: 'relation', target, isMany: true }
}

const ATTRIBUTES = {
  name: { ...USUAL, kind: 'plain' },
  chefs: relation('chef'),
  subject: { ...USUAL, kind: 'morph' },
  note: { ...USUAL, kind: 'component', target: 'a.note' },
  zone: { ...USUAL, kind: 'zone', isMany: true },
} as const satisfies Named
const NOTE: Named = { text: { ...USUAL, kind: 'plain' }, by: relation('chef') }
const COMPONENTS = new Map([['a.note', new Map(Object.entries(NOTE))]])

/** What is sent of a row while chef 1 is there as 71, and chef 2 is not yet. */
function written(values: object, hasDrafts = false, spelling = AS_IN_THE_WORLD) {
  const row = { id: 1, ...values }
  const ids = new MadeIds()
  ids.set('chef', 1, 71)
  return valuesOf(typeOf('dish', ATTRIBUTES, [row], hasDrafts), row, {
    spelling,
    components: COMPONENTS,
    ids,
  })
}

describe('values', () => {
  test.each<[string, object, object, readonly string[]]>([
    ['plain ones stay', { name: 'Ramen' }, { name: 'Ramen' }, []],
    ['null stays', { name: null, chefs: null }, { name: null, chefs: null }, []],
    ['what a row does not say is not said', {}, {}, []],
    ['what the model has not is left out', { price: 5, createdAt: '2024-01-01' }, {}, []],
    ['references are to the ids of the target', { chefs: [1] }, { chefs: [71] }, []],
    ['who is not there yet is sent later', { chefs: [1, 2] }, { chefs: [71] }, ['chefs']],
    ['a single one who is not there is null', { chefs: 2 }, { chefs: null }, ['chefs']],
    [
      'a relation to any type names the type',
      { subject: { __type: 'chef', id: 1 } },
      { subject: { __type: 'chef', id: 71 } },
      [],
    ],
    [
      'components are without ids',
      { note: { id: 9, text: 'hot', by: 1 } },
      { note: { text: 'hot', by: 71 } },
      [],
    ],
    [
      'so are items of a zone, which name their component',
      { zone: [{ id: 9, __component: 'a.note', text: 'hot', by: 2 }] },
      { zone: [{ __component: 'a.note', text: 'hot', by: null }] },
      ['zone'],
    ],
  ])('%s', (_, row, data, later) => {
    expect(written(row)).toEqual({ data, later })
  })

  test.each([
    ['a draft stays one', { publishedAt: null }, null],
    ['a time of publication stays', { publishedAt: '2024-02-02' }, '2024-02-02'],
    ['who says nothing was published when made', { createdAt: '2024-01-01' }, '2024-01-01'],
  ])('%s', (_, row, publishedAt) => {
    expect(written(row, true).data).toEqual({ publishedAt })
  })

  test('what a door does not take is left out', () => {
    const spelling = { ...AS_IN_THE_WORLD, lacks: ['morphRelations'] as const }
    expect(written({ name: 'Ramen', subject: { __type: 'chef', id: 1 } }, false, spelling).data).toEqual({
      name: 'Ramen',
    })
  })
})

describe('the order of types', () => {
  const world = (...types: readonly SeedType[]): SeedWorld => ({
    name: 'bakery',
    types,
    components: COMPONENTS,
    locales: ['en'],
  })
  const order = (...types: readonly SeedType[]) => orderOf(world(...types)).map(({ uid }) => uid)
  const chef = typeOf('chef', { boss: relation('chef'), shop: relation('shop') }, [
    { id: 1, boss: 1, shop: 1 },
  ])

  test('entries come after those that they refer to', () => {
    const shop = typeOf('shop', {}, [{ id: 1 }])
    expect(order(chef, shop)).toEqual(['shop', 'chef'])
  })

  test('also those that a component refers to', () => {
    const shop = typeOf('shop', { note: ATTRIBUTES.note }, [{ id: 1, note: { by: 1 } }])
    const alone = typeOf('chef', {}, [{ id: 1 }])
    expect(order(shop, alone)).toEqual(['chef', 'shop'])
  })

  test('in a circle the type with the fewest references begins', () => {
    const shop = typeOf('shop', { chefs: relation('chef') }, [{ id: 1, chefs: [1, 1, 1] }])
    expect(order(shop, chef)).toEqual(['chef', 'shop'])
  })
})
