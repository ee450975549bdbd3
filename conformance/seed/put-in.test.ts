import { expect, test } from 'vitest'
import type { Door } from './door.ts'
import { MadeIds } from './made-ids.ts'
import { putIn } from './put-in.ts'
import type { SeedType } from './seed-world.ts'
import { AS_IN_THE_WORLD } from './values.ts'

const USUAL = { kind: 'relation', type: 'relation', target: 'api::shelf.shelf', usual: undefined } as const

const shelves = (rows: SeedType['rows']): SeedType => ({
  ...{ uid: 'api::shelf.shelf', kind: 'collection', singular: 'shelf', plural: 'shelves' },
  ...{ isLocalized: false, hasDrafts: false, rows },
  attributes: new Map([
    ['inside', { ...USUAL, isMany: false, isMapped: false }],
    ['holds', { ...USUAL, isMany: true, isMapped: true }],
  ]),
})

/** What is sent for these rows, one after the other; the target counts its ids from 11. */
async function sent(rows: SeedType['rows']) {
  const told: unknown[] = []
  const door = {
    spelling: AS_IN_THE_WORLD,
    create: async (_type, data) => told.push(['create', data]) + 10,
    update: async (_type, { id }, data) => {
      told.push(['update', id, data])
    },
  } as Partial<Door> as Door
  const world = { name: 'own', types: [shelves(rows)], components: new Map(), locales: ['en'] }
  const writer = {
    world,
    door,
    ids: new MadeIds(),
    lacking: new Map(),
    roles: new Map(),
    speaker: {} as never,
  }
  await putIn(writer, new Map())
  return told
}

test('entries that refer to each other are linked in their order', async () => {
  const rows = [
    { id: 1, inside: 2 },
    { id: 2, inside: null },
    { id: 3, inside: 2 },
  ]
  expect(await sent(rows)).toEqual([
    ['create', { inside: null }],
    ['create', { inside: null }],
    ['create', {}],
    ['update', 11, { inside: 12 }],
    ['update', 13, { inside: 12 }],
  ])
})

test('those that only refer to earlier ones are made with their links', async () => {
  expect(await sent([{ id: 1 }, { id: 2, inside: 1 }])).toEqual([
    ['create', {}],
    ['create', { inside: 11 }],
  ])
})
