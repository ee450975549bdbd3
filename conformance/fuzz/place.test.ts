import { expect, test } from 'vitest'
import { ABSENT } from '../compare/difference.ts'
import { locate } from './place.ts'

const entry = (id: number, title = 't') => ({ id, attributes: { title } })

test.each<[what: string, expected: unknown, actual: unknown, place: string, path: string]>([
  ['other entries', { data: [entry(1)] }, { data: [entry(2)] }, 'entries of body.data', 'body.data'],
  ['fewer entries', { data: [entry(1)] }, { data: [] }, 'entries of body.data', 'body.data'],
  [
    'another order',
    { data: [entry(1), entry(2)] },
    { data: [entry(2), entry(1)] },
    'order of body.data',
    'body.data',
  ],
  [
    'another value',
    { data: [entry(1), entry(2)] },
    { data: [entry(1), entry(2, 'x')] },
    'body.data[*].attributes.*',
    'body.data[1].attributes.title',
  ],
  [
    'a number of pages',
    { meta: { pageCount: 1 } },
    { meta: { pageCount: 2 } },
    'body.meta.pageCount',
    'body.meta.pageCount',
  ],
  [
    'a total, and not the number of pages that follows from it',
    { meta: { pageCount: 1, total: 1 } },
    { meta: { pageCount: 2, total: 9 } },
    'body.meta.total',
    'body.meta.total',
  ],
  [
    'plain values in another order',
    { names: ['a', 'b'] },
    { names: ['b', 'a'] },
    'order of body.*',
    'body.names',
  ],
  ['a plain value more', { names: ['a'] }, { names: ['a', 'b'] }, 'items of body.*', 'body.names'],
  ['a text in place of an object', { data: [] }, 'x', 'body', 'body'],
])('%s is told as that', (_, expected, actual, place, path) => {
  const located = locate(expected, actual)
  expect([located?.place, located?.difference.path]).toEqual([place, path])
})

test('entries are told by their ids', () => {
  const located = locate({ data: [entry(1), entry(2)] }, { data: [entry(2)] })
  expect(located?.difference).toMatchObject({ expected: [1, 2], actual: [2] })
})

test('what is missing is absent', () => {
  expect(locate({ meta: {} }, {})?.difference.actual).toBe(ABSENT)
})

test('equal bodies have no place', () => {
  expect(locate({ data: [entry(1)] }, { data: [entry(1)] })).toBeNull()
})
