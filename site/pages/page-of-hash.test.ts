import { expect, test } from 'vitest'
import { pageOfHash } from './page-of-hash.ts'

const PLACES = { 'content.filters.and': 'content-filters-part-1', 'content.filters.and.deep': 'elsewhere' }

test.each([
  ['a clause', '#content.filters.and', 'content-filters-part-1'],
  ['an example of one', '#content.filters.and.two-conditions', 'content-filters-part-1'],
  [
    'one that somebody edited',
    '#content.filters.and.two&path=/api/restaurants?sort=slug',
    'content-filters-part-1',
  ],
  ['the clause whose id is longest', '#content.filters.and.deep.example', 'elsewhere'],
  ['none of the suite', '#content.filters.android', null],
  ['what is no id', '#on-this-page', null],
  ['a name of every object', '#constructor.name', null],
  ['nothing', '', null],
])('%s', (_, hash, page) => {
  expect(pageOfHash(hash, PLACES)).toBe(page)
})
