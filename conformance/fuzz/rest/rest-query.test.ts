import { expect, test } from 'vitest'
import { readTarget, targetOf } from './rest-query.ts'
import { smallerRest } from './smaller-rest.ts'

test.each<[what: string, target: string]>([
  ['without parameters', '/api/books/3'],
  ['with brackets', '/api/books?filters[$or][0][title][$eq]=a&sort=title:desc'],
  ['with what must be escaped in a value', '/api/books?filters[title][$eq]=50%25%20%26%20more'],
  ['with an empty value', '/api/books?filters[title][$eq]='],
])('a target %s is written as it was read', (_, target) => {
  const query = readTarget(target)
  expect(query && targetOf(query)).toBe(target)
})

test.each<[what: string, target: string]>([
  ['a bracket is not closed', '/api/books?filters[title=a'],
  ['a percent sign stands alone', '/api/books?filters[title]=%'],
])('a target is not read when %s', (_, target) => {
  expect(readTarget(target)).toBeNull()
})

test.each<[what: string, target: string, smaller: string]>([
  ['a parameter', '/api/b?sort=a&fields[0]=c', '/api/b?fields[0]=c'],
  ['an item of a list, which closes up', '/api/b?sort[0]=a&sort[1]=c', '/api/b?sort[0]=c'],
  ['a group around a filter', '/api/b?filters[$or][0][a][$eq]=xy', '/api/b?filters[a][$eq]=xy'],
  ['a list around a value', '/api/b?filters[a][$in][0]=xy', '/api/b?filters[a][$in]=xy'],
  ['half of a text', '/api/b?filters[a][$eq]=abcd', '/api/b?filters[a][$eq]=ab'],
  ['an item of a list with commas', '/api/b?sort=abc:desc,def', '/api/b?sort=def'],
  ['half of a number', '/api/b?pagination[start]=40', '/api/b?pagination[start]=20'],
])('%s can be taken away', (_, target, smaller) => {
  const query = readTarget(target)
  expect(query && [...smallerRest(query)].map(targetOf)).toContain(smaller)
})

test('there is nothing smaller than a path', () => {
  expect([...smallerRest({ door: 'rest', path: '/api/b', parameters: [] })]).toEqual([])
})
