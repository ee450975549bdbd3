import { expect, it } from 'vitest'
import type { AbstractQuery } from './abstract-query.ts'
import { graphqlAnswer, restAnswer } from './common-answer.ts'
import { graphqlDocument } from './graphql-document.ts'
import { restTarget } from './rest-request.ts'

const QUERY: AbstractQuery = {
  plural: 'tasting-menus',
  filters: [
    { path: ['title'], operator: '$containsi', operand: 'a "b"' },
    { not: { group: '$or', filters: [{ path: ['chef', 'rank'], operator: '$in', operand: [1, 2] }] } },
  ],
  sort: [{ attribute: 'title', direction: 'desc' }],
  page: { page: 2, pageSize: 5 },
  publicationState: 'preview',
  locale: 'fr',
  fields: ['title'],
  relations: [
    { name: 'chef', many: false, drafts: false, fields: ['name'] },
    { name: 'dishes', many: true, drafts: true, fields: ['price'] },
  ],
}

it('is asked by REST', () => {
  expect(decodeURIComponent(restTarget(QUERY))).toBe(
    '/api/tasting-menus?filters[$and][0][title][$containsi]=a "b"' +
      '&filters[$and][1][$not][$or][0][chef][rank][$in][0]=1&filters[$and][1][$not][$or][0][chef][rank][$in][1]=2' +
      '&sort[0]=title:desc&pagination[page]=2&pagination[pageSize]=5&publicationState=preview&locale=fr' +
      '&fields[0]=title&populate[chef][fields][0]=name&populate[dishes][fields][0]=price',
  )
})

it('is asked by GraphQL', () => {
  expect(graphqlDocument(QUERY)).toBe(
    '{ list: tastingMenus(filters: {and: [{title: {containsi: "a \\"b\\""}}, ' +
      '{not: {or: [{chef: {rank: {in: [1,2]}}}]}}]}, sort: ["title:desc"], ' +
      'pagination: {page: 2, pageSize: 5}, publicationState: PREVIEW, locale: "fr") ' +
      '{ data { id attributes { title chef { data { id attributes { name } } } ' +
      'dishes(pagination: {limit: -1}, publicationState: PREVIEW) { data { id attributes { price } } } } } ' +
      'meta { pagination { page pageSize pageCount total } } } }',
  )
})

const PAGINATION = { page: 2, pageSize: 5, pageCount: 2, total: 6 }
const related = (id: number | string) => ({
  chef: { data: null },
  dishes: { data: [{ id, attributes: { price: 2.5, title: 'more than was asked' } }] },
})

it('has the same answer in both protocols, but for how identifiers are written', () => {
  const rest = {
    data: [{ id: 7, attributes: { title: 'x', ...related(3) } }],
    meta: { pagination: PAGINATION },
  }
  const list = {
    data: [{ id: '7', attributes: { title: 'x', ...related('3') } }],
    meta: { pagination: PAGINATION },
  }
  const answer = restAnswer(rest, QUERY)
  expect(graphqlAnswer({ data: { list } }, QUERY)).toEqual(answer)
  expect(answer).toEqual({
    entries: [{ id: '7', fields: ['x'], relations: [null, [{ id: '3', fields: ['2.5'] }]] }],
    pagination: PAGINATION,
  })
})

it('is refused by an error of either protocol', () => {
  expect(restAnswer({ data: null, error: { status: 400 } }, QUERY)).toBeNull()
  expect(graphqlAnswer({ errors: [{ message: 'no' }], data: { list: null } }, QUERY)).toBeNull()
  expect(graphqlAnswer({ errors: [{ message: 'no' }] }, QUERY)).toBeNull()
})
