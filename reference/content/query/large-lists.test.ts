import { expect, test } from 'vitest'
import { contentUnits } from '../units.ts'
import { contextOf, ENTRIES, item, pageOf, slowContext } from './large-lists.fixture.ts'
import type { RawQuery } from './query.ts'

const FIRST = { start: 0, limit: 25 }
const LAST = { start: 1100, limit: 600 }

/** One entry gets other values, one has none any more, and one is new. */
const WRITTEN = [
  { ...item(700), name: 'new', code: 'S-7', size: 7, big: '77', seen: '2024-01-03T12:00:00.000Z', owner: 4 },
  { ...item(33), name: null, code: null, size: null, big: null, seen: null, owner: null, tags: [] },
  { ...item(ENTRIES), name: 'amber', code: 'S-9', size: 14, owner: 3, tags: [3, 9] },
]

test.each<[filters: object, sort: string | readonly string[] | undefined]>([
  [{}, 'name'],
  [{}, 'name:desc'],
  [{}, 'size:desc'],
  [{}, 'big'],
  [{}, 'code:desc'],
  [{}, 'owner.name'],
  [{}, 'tags.rank:desc'],
  [{}, ['size', 'name:desc']],
  [{ name: 'amber' }, 'seen'],
  [{ name: { $ne: 'amber' } }, undefined],
  [{ name: { $eqi: 'ÉBÈNE' } }, 'name'],
  [{ name: { $notContainsi: 'A' } }, undefined],
  [{ name: { $null: true } }, 'size'],
  [{ code: 'S-7' }, undefined],
  [{ code: { $in: ['S-9', 'S-7', 'S-7', 'S-1400'] } }, 'code'],
  [{ code: { $contains: '-12' } }, 'code'],
  [{ code: { $startsWithi: 's-9' } }, undefined],
  [{ id: { $endsWith: '31' } }, 'id:desc'],
  [{ size: { $in: [7, 14] } }, 'size'],
  [{ size: { $between: ['7', '21'] } }, ['size:desc', 'id:desc']],
  [{ big: { $gt: '1000000' } }, 'big:desc'],
  [{ big: { $contains: '2' } }, undefined],
  [{ seen: { $lte: '2024-01-03' } }, 'seen:desc'],
  [{ owner: { rank: '2' } }, 'owner.name:desc'],
  [{ owner: { name: { $null: true } } }, undefined],
  [{ tags: { rank: { $ne: 2 } } }, undefined],
  [{ $not: { owner: { rank: { $gte: 2 } } } }, 'size'],
  [{ $not: { $and: [{ size: { $gt: 3 } }, { name: { $contains: 'm' } }] } }, 'name'],
  [{ $or: [{ code: 'S-7' }, { name: 'Basalt' }, { owner: { rank: 3 } }] }, 'seen'],
  [{ $not: { $or: [{ size: 7 }, { owner: 4 }] } }, undefined],
  [{ code: { $in: ['S-7', 'S-8', 'S-9'] }, size: { $ne: 56 }, owner: { rank: { $lt: 9 } } }, undefined],
  [{ publishedAt: { $null: true }, name: 'amber' }, undefined],
])('many entries are found as by looking at each, also after writes: %j by %j', (filters, sort) => {
  const [fast, slow] = [contextOf(contentUnits), slowContext()]
  const same = () => {
    const drafts: RawQuery = { filters, sort, publicationState: 'preview' }
    expect(pageOf(fast, drafts, FIRST)).toEqual(pageOf(slow, drafts, FIRST))
    expect(pageOf(fast, { filters, sort }, LAST)).toEqual(pageOf(slow, { filters, sort }, LAST))
  }
  same()
  for (const row of WRITTEN) for (const { store } of [fast, slow]) store.table('api::item.item').put(row)
  same()
})
