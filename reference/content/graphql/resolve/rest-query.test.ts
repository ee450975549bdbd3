import { expect, test } from 'vitest'
import { libraryContext, typeNamed } from '../../actions/library-context.fixture.ts'
import { contentUnits } from '../../units.ts'
import { restQuery } from './rest-query.ts'

const query = { ...libraryContext(), units: contentUnits }
const book = typeNamed('book', query)

test.each<[where: string, filters: unknown, rest: unknown]>([
  ['an attribute', { title: { eq: 'x' } }, { title: { $eq: 'x' } }],
  ['what is turned round', { title: { not: { in: ['x'] } } }, { title: { $not: { $in: ['x'] } } }],
  ['a group', { or: [{ id: { gt: 1 } }] }, { $or: [{ id: { $gt: 1 } }] }],
  ['a relation', { author: { name: { ne: 'x' } } }, { author: { name: { $ne: 'x' } } }],
  ['a value that is JSON', { extra: { eq: { lt: 1, a: 2 } } }, { extra: { $eq: { $lt: 1, a: 2 } } }],
  ['a list of JSON', { extra: { in: [{ lt: 1 }, 2] } }, { extra: { $in: [{ $lt: 1 }, 2] } }],
])('operators have the names of REST in %s', (_where, filters, rest) => {
  expect(restQuery({ filters }, book, { query })).toEqual({ filters: rest })
})
