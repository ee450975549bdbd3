import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentUnits } from '../units.ts'
import { contextOf, ENTRIES, item, NAMES, pageOf, slowContext } from './large-lists.fixture.ts'

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
