import { expect, test } from 'vitest'
import { matchRows } from './match-rows.ts'

const rows = [
  { id: 1, slug: 'a', locale: 'en' },
  { id: 2, slug: 'a', locale: 'fr' },
  { id: 3, slug: null, locale: 'en' },
]
const shown = (...all: readonly (readonly [id: unknown, slug: string | null, locale: string])[]) =>
  all.map(([id, slug, locale]) => ({ id, attributes: { slug, locale } }))
const pairs = (...of: Parameters<typeof matchRows>) => matchRows(...of).map(({ row, id }) => [row.id, id])

test('entries are told by their key and locale, the rest by order', () => {
  const entries = shown([7, null, 'en'], [8, 'a', 'fr'], [9, 'a', 'en'])
  expect(pairs({ rows }, entries, 'slug')).toEqual([
    [1, 9],
    [2, 8],
    [3, 7],
  ])
})

test('without a key all are told by order', () => {
  expect(pairs({ rows }, shown([4, 'x', 'en'], [5, 'y', 'en'], [6, 'z', 'en']), undefined)).toEqual([
    [1, 4],
    [2, 5],
    [3, 6],
  ])
})

test.each([
  ['an entry is missing', shown([8, 'a', 'fr'], [9, 'a', 'en'])],
  ['an id is none', shown(['x', null, 'en'], [8, 'a', 'fr'], [9, 'a', 'en'])],
])('nothing is matched where %s', (_, entries) => {
  expect(matchRows({ rows }, entries, 'slug')).toEqual([])
})
