import { expect, test } from 'vitest'
import { readTarget, targetOf } from './rest-query.ts'
import { smallerRest } from './smaller-rest.ts'

function smallerThan(target: string): readonly string[] {
  const query = readTarget(target)
  return query ? [...smallerRest(query)].map(targetOf) : []
}

test.each<[what: string, target: string, smaller: string]>([
  ['a parameter', '/api/x?sort=a&fields=b', '/api/x?fields=b'],
  ['a group around a filter', '/api/x?filters[$or][0][a]=1', '/api/x?filters[a]=1'],
  ['half of a text', '/api/x?filters[a][$eq]=abcd', '/api/x?filters[a][$eq]=ab'],
  ['which filter it is', '/api/x?filters[a][$gt]=1&fields=b', '/api/x?filters[id][$notNull]=true&fields=b'],
  [
    'which of several',
    '/api/x?filters[$or][0][a]=1&filters[$or][1][b]=2',
    '/api/x?filters[id][$notNull]=true',
  ],
  ['which filter on a relation', '/api/x?filters[r][a][$gt]=1', '/api/x?filters[r][id][$notNull]=true'],
  ['that it has no operator', '/api/x?filters[$not][r][a]=1', '/api/x?filters[$not][r][a][$eq]=1'],
  ['the same further in', '/api/x?populate[r][filters][a]=1', '/api/x?populate[r][filters][a][$eq]=1'],
  ['which order it is', '/api/x?sort[0]=a:desc&sort[1]=b', '/api/x?sort=id'],
])('%s can be taken away', (_, target, smaller) => {
  expect(smallerThan(target)).toContain(smaller)
})

test.each<[what: string, target: string, other: string]>([
  ['an operator', '/api/x?filters[a][$eq]=1', '/api/x?filters[a]=1'],
  ['an operator of many', '/api/x?filters[a][$in][0]=1', '/api/x?filters[a][0]=1'],
  ['in place of one', '/api/x?sort[0]=a', '/api/x?sort[0][$eq]=a'],
])('%s is not taken away', (_, target, other) => {
  expect(smallerThan(target)).not.toContain(other)
})

test.each<[what: string, target: string]>([
  ['filter', '/api/x?filters[id][$notNull]=true'],
  ['order', '/api/x?sort=id'],
])('the plainest %s is not put in its own place', (_, target) => {
  expect(smallerThan(target)).not.toContain(target)
})
