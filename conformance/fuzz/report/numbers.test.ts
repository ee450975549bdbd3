import { expect, test } from 'vitest'
import { ABSENT } from '../../compare/difference.ts'
import { readDocument } from '../graphql/graphql-query.ts'
import type { Query } from '../query.ts'
import { topicOfNumber } from './numbers.ts'

const REST: Query = { door: 'rest', path: '/api/dishes', parameters: [] }

function graphql(document: string): Query {
  const query = readDocument(document)
  if (!query) throw new Error(`invariant: ${document} is a query`)
  return query
}

test.each<[topic: string | null, query: Query, place: string]>([
  ['content.pagination.page-size', REST, 'body.meta.pagination.pageSize'],
  ['content.pagination.by-', REST, 'body.meta.pagination.total'],
  [null, REST, 'entries of body.data'],
  [
    'content.graphql.pagination.default',
    graphql('{ chefs { meta { pagination { pageSize } } } }'),
    'body.data.chefs.meta.pagination.pageSize',
  ],
  [
    'content.graphql.pagination.',
    graphql('{ chefs(pagination: { limit: 3 }) { meta { pagination { pageSize } } } }'),
    'body.data.chefs.meta.pagination.pageSize',
  ],
  [
    'content.graphql.pagination.meta',
    graphql('{ chefs { meta { pagination { total } } } }'),
    'body.data.chefs.meta.pagination.total',
  ],
])('%s is about numbers of %j at %s', (topic, query, place) => {
  expect(topicOfNumber({ place, query, difference: { path: '', expected: 100, actual: 25 } })).toBe(topic)
})

const DISHES = graphql('{ dishes { data { id } } }')
const DEFAULT = 'content.graphql.pagination.default'

test.each<[topic: string | null, query: Query, expected: unknown, actual: unknown]>([
  [DEFAULT, DISHES, ['1', '2', '3'], ['1', '2']],
  [null, DISHES, ['1', '2'], ['1', '2', '3']],
  [DEFAULT, graphql('{ chefs { data { attributes { pupils { data { id } } } } } }'), ['4', '5'], ['4']],
  [null, DISHES, ['1', '2', '3'], ['1', '3']],
  [null, graphql('{ dishes(filters: { id: { lt: 3 } }) { data { id } } }'), ['1', '2'], ['1', '2', '3']],
  [null, DISHES, ['1', '2', '3'], []],
  [null, DISHES, ['1', '2', '3'], ABSENT],
  [null, graphql('{ dishes(pagination: { start: 0 }) { data { id } } }'), ['1', '2', '3'], ['1', '2']],
])('%s is about %j with %j in place of %j', (topic, query, expected, actual) => {
  const difference = { path: 'body.data.dishes.data', expected, actual }
  expect(topicOfNumber({ place: 'entries of body.data.dishes.data', query, difference })).toBe(topic)
})
