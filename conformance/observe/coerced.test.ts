import { beforeAll, expect, test } from 'vitest'
import { type OracleWorld, readWorld } from '../targets/oracle.ts'
import { coercedIn } from './coerced.ts'

let world: OracleWorld

beforeAll(async () => {
  world = await readWorld('specs/worlds/restaurants')
})

const coerced = (target: string, body: string | null = null) =>
  coercedIn(
    { method: 'GET', target, headers: {}, body: body === null ? null : new TextEncoder().encode(body) },
    world,
  )

test.each([
  '/api/restaurants?filters[seats][$gt]=10&filters[latitude][$lt]=5.5&filters[vegan]=true',
  '/api/restaurants?filters[$or][0][seats][$in][0]=-1&filters[$or][1][id][$eq]=3',
  '/api/restaurants?filters[name][$eq]=05&filters[seats][$contains]=0',
  '/api/restaurants?filters[seats][$null]=true&pagination[page]=1&pagination[withCount]=false',
  '/api/users?filters[blocked]=1',
  '/graphql',
])('nothing is coerced in %s', target => {
  expect(coerced(target)).toEqual([])
})

test.each([
  ['/api/restaurants?filters[seats][$gt]=05', 'filters[seats][$gt] is 05, where an integer belongs'],
  ['/api/restaurants?filters[vegan][$eq]=1', 'filters[vegan][$eq] is 1, where a boolean belongs'],
  ['/api/restaurants?filters[latitude]=1e1', 'filters[latitude] is 1e1, where a number belongs'],
  ['/api/restaurants?filters[id]=1.0', 'filters[id] is 1.0, where an integer belongs'],
  ['/api/restaurants?filters[name][$null]=1', 'filters[name][$null] is 1, where a boolean belongs'],
  ['/api/restaurants?pagination[page]=%202', 'pagination[page] is  2, where an integer belongs'],
])('what is coerced in %s', (target, detail) => {
  expect(coerced(target)).toEqual([detail])
})

test('texts in place of numbers and booleans in a body', () => {
  expect(
    coerced('/api/restaurants', '{"data":{"seats":"5","vegan":1,"visits":"9007199254740993","name":"5"}}'),
  ).toEqual(['data.seats is "5", where an integer belongs', 'data.vegan is 1, where a boolean belongs'])
  expect(coerced('/api/restaurants', '{')).toEqual([])
})
