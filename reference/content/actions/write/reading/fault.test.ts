import { expect, test } from 'vitest'
import { faultOrder } from './fault.ts'

const group = (path: string) => ({ path, faults: [{ path, message: 'wrong' }] })

const rows: readonly [fact: string, paths: string[], names: string[], after: string[]][] = [
  ['by attribute', ['a', 'b', 'c'], ['c', 'b', 'a'], ['c', 'b', 'a']],
  [
    'a name within another one comes before it',
    ['name', 'nickname'],
    ['name', 'nickname'],
    ['nickname', 'name'],
  ],
  [
    'a path stands where the first name stands that it contains',
    ['seo.url', 'seo.name'],
    ['url', 'name'],
    ['seo.url', 'seo.name'],
  ],
]
test.each(rows)('%s', (_, paths, names, after) => {
  expect(faultOrder.sort(paths.map(group), names).map(({ path }) => path)).toEqual(after)
})
