import { expect, test } from 'vitest'
import { type RestQuery, readTarget, targetOf } from '../rest/rest-query.ts'
import { crossed } from './crossed.ts'

function query(target: string): RestQuery {
  const read = readTarget(target)
  if (!read) throw new Error(`${target} does not read`)
  return read
}

test.each([
  ['what only the other asks is added', '/a?sort=x', '/a?locale=fr', '/a?sort=x&locale=fr'],
  ['what both ask for is asked as the first does', '/a?sort=x', '/a?sort=y&locale=fr', '/a?sort=x&locale=fr'],
  [
    'conditions stand in a group',
    '/a?filters[b][$eq]=1&sort=x',
    '/a?filters[c]=2&filters[d]=3',
    '/a?filters[$or][0][b][$eq]=1&filters[$or][1][c]=2&filters[$or][1][d]=3&sort=x',
  ],
  ['nothing that is new', '/a?sort=x', '/a?sort=y', null],
  ['another list', '/a?sort=x', '/b?locale=fr', null],
])('%s', (_, one, other, both) => {
  const found = crossed(query(one), query(other), '$or')
  expect(found && targetOf(found)).toBe(both)
})
