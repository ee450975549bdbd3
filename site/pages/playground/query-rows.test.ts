import { expect, test } from 'vitest'
import { putTogether, rowSaying, takeApart } from './query-rows.ts'

const shown = (path: string) => takeApart(path).rows.map(({ name, value }) => [name, value])

test.each<[string, readonly (readonly [string, string])[]]>([
  ['/api/restaurants', []],
  ['/api/restaurants?', []],
  ['/api/restaurants?sort=name', [['sort', 'name']]],
  [
    '/api/restaurants?filters[name][$eq]=a%26b&sort=name:asc',
    [
      ['filters[name][$eq]', 'a&b'],
      ['sort', 'name:asc'],
    ],
  ],
  ['/api/restaurants?filters%5Bname%5D=a+b', [['filters[name]', 'a b']]],
  ['/api/restaurants?populate', [['populate', '']]],
  ['/api/restaurants?q=50%', [['q', '50%']]],
  ['/api/restaurants?a=b=c', [['a', 'b=c']]],
])('%s', (path, rows) => {
  expect(shown(path)).toEqual(rows)
})

test.each(['/api/a?b=%5B+%20&c', '/api/a', '/api/a?q=50%&x[]=1'])('%s is put together as it was', path => {
  expect(putTogether(takeApart(path))).toBe(path)
})

test.each([
  ['filters[name][$eq]', 'a&b = c+d', 'filters[name][$eq]=a%26b%20%3D%20c%2Bd'],
  ['sort', 'name:asc,seats', 'sort=name:asc,seats'],
  ['populate', '', 'populate'],
])('%s of %j is written %s', (name, value, written) => {
  expect(rowSaying(name, value).written).toBe(written)
  expect(shown(`/a?${written}`)).toEqual([[name, value]])
})
