import { describe, expect, it } from 'vitest'
import type { AbstractQuery } from './abstract-query.ts'
import { graphqlAnswer, restAnswer } from './common-answer.ts'
import { compareDoors } from './compare-doors.ts'
import { graphqlDocument } from './graphql-document.ts'
import { restPath } from './rest-request.ts'

const LIST: AbstractQuery = {
  plural: 'tasting-menus',
  filters: {
    title: { $containsi: 'a "b" & 5%' },
    $not: { $or: [{ chef: { rank: { $in: [1, 2] } } }, { id: { $eq: '<chefs:rosa>' } }] },
  },
  sort: ['title:desc', 'id'],
  pagination: { page: 2, pageSize: 5 },
  publicationState: 'preview',
  locale: 'fr',
  fields: ['title'],
  bigintegers: ['sold'],
  relations: {
    chef: { fields: ['name'] },
    dishes: {
      many: true,
      drafts: true,
      sort: ['price'],
      pagination: { start: 1, limit: 2 },
      fields: ['price'],
    },
  },
}
const PARTS: AbstractQuery = {
  singular: 'front-page',
  components: {
    seo: { fields: ['title'], components: { links: { many: true, fields: ['url'] } } },
  },
  zones: { zone: { 'block.big-quote': { fields: ['text'], relations: { by: {} } }, 'block.map': {} } },
}
const ENTRY: AbstractQuery = { plural: 'tasting-menus', singular: 'tasting-menu', id: '<tasting-menus:May>' }

describe('a query is rendered for', () => {
  it.each<[string, AbstractQuery, string]>([
    [
      'a list',
      LIST,
      '/api/tasting-menus?filters[title][$containsi]=a "b" %26 5%25' +
        '&filters[$not][$or][0][chef][rank][$in][0]=1&filters[$not][$or][0][chef][rank][$in][1]=2' +
        '&filters[$not][$or][1][id][$eq]=<chefs:rosa>' +
        '&sort[0]=title:desc&sort[1]=id&pagination[page]=2&pagination[pageSize]=5' +
        '&publicationState=preview&locale=fr&fields[0]=title&fields[1]=sold&populate[chef][fields][0]=name' +
        '&populate[dishes][sort][0]=price&populate[dishes][start]=1&populate[dishes][limit]=2' +
        '&populate[dishes][fields][0]=price',
    ],
    ['one entry', ENTRY, '/api/tasting-menus/<tasting-menus:May>?fields[0]=id'],
    [
      'a single type',
      PARTS,
      '/api/front-page?fields[0]=id&populate[seo][fields][0]=title&populate[seo][populate][links][fields][0]=url' +
        '&populate[zone][on][block.big-quote][fields][0]=text' +
        '&populate[zone][on][block.big-quote][populate][by][fields][0]=id' +
        '&populate[zone][on][block.map][fields][0]=id',
    ],
  ])('REST: %s', (_, query, path) => {
    expect(restPath(query)).toBe(path)
  })

  it.each<[string, AbstractQuery, string]>([
    [
      'a list',
      LIST,
      '{ list: tastingMenus(filters: {title: {containsi: "a \\"b\\" & 5%"}, ' +
        'not: {or: [{chef: {rank: {in: [1, 2]}}}, {id: {eq: "<chefs:rosa>"}}]}}, sort: ["title:desc","id"], ' +
        'pagination: {page: 2, pageSize: 5}, publicationState: PREVIEW, locale: "fr") ' +
        '{ data { id attributes { title sold chef { data { id attributes { name } } } ' +
        'dishes(sort: ["price"], pagination: {start: 1, limit: 2}, publicationState: PREVIEW) ' +
        '{ data { id attributes { price } } } } } ' +
        'meta { pagination { page pageSize pageCount total } } } }',
    ],
    ['one entry', ENTRY, '{ entry: tastingMenu(id: "<tasting-menus:May>") { data { id } } }'],
    [
      'a single type',
      PARTS,
      '{ entry: frontPage { data { id attributes { seo { id title links(pagination: {limit: -1}) { id url } } ' +
        'zone { __typename ... on ComponentBlockBigQuote { id text by { data { id } } } ' +
        '... on ComponentBlockMap { id } } } } } }',
    ],
  ])('GraphQL: %s', (_, query, document) => {
    expect(graphqlDocument(query)).toBe(document)
  })
})

const PAGINATION = { page: 2, pageSize: 5, pageCount: 2, total: 6 }
const menu = (id: number | string, sold: number | string) => ({
  id,
  attributes: {
    title: 'x',
    sold,
    more: 'than was asked',
    chef: { data: null },
    dishes: { data: [{ id, attributes: { price: 2.5 } }] },
  },
})
const REST_LIST = { data: [menu(7, '12')], meta: { pagination: PAGINATION } }
const GRAPHQL_LIST = { data: { list: { data: [menu('7', 12)], meta: { pagination: PAGINATION } } } }
const zoneItem = (kind: object, id: number | string) => ({ ...kind, id, text: 't', by: { data: null } })
const page = (id: number | string, kinds: readonly object[]) => ({
  id,
  attributes: {
    seo: { id, title: null, links: [{ id, url: '/' }] },
    zone: kinds.map(kind => zoneItem(kind, id)),
  },
})
const REST_PAGE = { data: page(1, [{ __component: 'block.big-quote' }]) }
const GRAPHQL_PAGE = {
  data: {
    entry: { data: page('1', [{ __typename: 'ComponentBlockBigQuote' }, { __typename: 'ComponentOther' }]) },
  },
}

describe('both answers come to', () => {
  it.each<[string, AbstractQuery, unknown, unknown, unknown]>([
    [
      'a list',
      LIST,
      REST_LIST,
      GRAPHQL_LIST,
      {
        entries: [{ id: '7', title: 'x', sold: '12', chef: null, dishes: [{ id: '7', price: 2.5 }] }],
        pagination: PAGINATION,
      },
    ],
    [
      'the number of entries alone, by offset',
      { plural: 'x', pagination: { start: 5 } },
      { data: [], meta: { pagination: { start: 5, limit: 25, total: 3 } } },
      { data: { list: { data: [], meta: { pagination: { ...PAGINATION, total: 3 } } } } },
      { entries: [], pagination: { total: 3 } },
    ],
    [
      'one entry with components and zone',
      PARTS,
      REST_PAGE,
      GRAPHQL_PAGE,
      {
        entry: {
          id: '1',
          seo: { id: '1', title: null, links: [{ id: '1', url: '/' }] },
          zone: [{ component: 'block.big-quote', id: '1', text: 't', by: null }],
        },
      },
    ],
    [
      'no files',
      { plural: 'x', singular: 'y', id: 1, relations: { gallery: { many: true } } },
      { data: { id: 1, attributes: { gallery: { data: null } } } },
      { data: { entry: { data: { id: '1', attributes: { gallery: { data: [] } } } } } },
      { entry: { id: '1', gallery: [] } },
    ],
    [
      'no entry',
      ENTRY,
      { data: null, error: { status: 404, name: 'NotFoundError' } },
      { data: { entry: { data: null } } },
      { entry: null },
    ],
    [
      'a refusal by the service',
      LIST,
      { data: null, error: { status: 403, name: 'ForbiddenError' } },
      { errors: [{ message: 'no', extensions: { error: { name: 'ForbiddenError' }, code: 'FORBIDDEN' } }] },
      { refused: 'ForbiddenError' },
    ],
    ['nothing that can be read', LIST, { data: { id: 1 } }, { data: { list: null } }, null],
    ['nothing without JSON', LIST, undefined, undefined, null],
  ])('%s', (_, query, rest, graphql, common) => {
    expect(restAnswer(rest, query)).toEqual(common)
    expect(graphqlAnswer(graphql, query)).toEqual(common)
  })

  it('a refusal by GraphQL itself, under its code', () => {
    const errors = [{ message: 'no', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]
    expect(graphqlAnswer({ errors }, LIST)).toEqual({ refused: 'GRAPHQL_VALIDATION_FAILED' })
  })
})

const REST = { door: 'rest', json: REST_LIST } as const
const GRAPHQL = { door: 'graphql', json: GRAPHQL_LIST } as const
const REFUSED = { door: 'rest', json: { error: { name: 'ForbiddenError' } } } as const
const OTHER = {
  door: 'graphql',
  json: { data: { list: { data: [], meta: { pagination: PAGINATION } } } },
} as const

describe('doors that', () => {
  it.each([
    ['find the same', {}, GRAPHQL, REST, []],
    ['find what is expected', { 'entries[*].title': ['x'] }, GRAPHQL, REST, []],
    ['find something else alike', { 'entries[*].title': ['y'] }, GRAPHQL, REST, ['both.entries[*].title']],
    ['find different entries', {}, OTHER, REST, ['the same as by REST.entries[0]']],
    ['are not both asked yet', {}, REST, null, []],
    ['refuse', {}, REFUSED, null, ['both.refused']],
    ['refuse as expected', { refused: 'ForbiddenError' }, REFUSED, null, []],
    ['cannot be read', {}, { door: 'graphql', json: undefined } as const, REST, ['GraphQL']],
  ] as const)('%s', (_, expected, answer, other, paths) => {
    expect(compareDoors(LIST, expected, answer, other).map(({ path }) => path)).toEqual(paths)
  })
})
