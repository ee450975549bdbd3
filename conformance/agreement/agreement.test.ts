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
  meta: true,
  fields: ['id', 'title'],
  numbers: ['price'],
  instants: ['servedAt'],
  bigintegers: ['sold'],
  relations: {
    chef: { fields: ['name'] },
    dishes: {
      many: true,
      drafts: true,
      sort: ['price'],
      pagination: { start: 1, limit: 2 },
      fields: ['name'],
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
const PATHS: AbstractQuery = {
  plural: 'tasting-menus',
  relations: { chef: { fields: ['name'] } },
  components: { seo: { relations: { image: {} }, components: { links: { many: true, fields: ['url'] } } } },
  zones: { zone: { 'block.map': { fields: ['title'] } } },
}
const NESTED: AbstractQuery = {
  plural: 'tasting-menus',
  relations: { chef: { relations: { mentor: {}, hometown: {} } }, dishes: { many: true } },
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
        '&publicationState=preview&locale=fr&populate[chef][populate]=*' +
        '&populate[dishes][sort][0]=price&populate[dishes][start]=1&populate[dishes][limit]=2',
    ],
    ['one entry', ENTRY, '/api/tasting-menus/<tasting-menus:May>'],
    [
      'names and paths into components',
      PATHS,
      '/api/tasting-menus?populate[0]=chef&populate[1]=zone&populate[2]=seo&populate[3]=seo.image' +
        '&populate[4]=seo.links',
    ],
    [
      'relations of a relation',
      NESTED,
      '/api/tasting-menus?populate[chef][populate][0]=mentor&populate[chef][populate][1]=hometown' +
        '&populate[dishes][populate]=*',
    ],
    [
      'a single type',
      PARTS,
      '/api/front-page?populate[seo][populate][0]=links' +
        '&populate[zone][on][block.big-quote][populate][0]=by&populate[zone][on][block.map][populate]=*',
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
        '{ data { id attributes { title price servedAt sold chef { data { attributes { name } } } ' +
        'dishes(sort: ["price"], pagination: {start: 1, limit: 2}, publicationState: PREVIEW) ' +
        '{ data { attributes { name } } } } } ' +
        'meta { pagination { page pageSize pageCount total } } } }',
    ],
    ['one entry', ENTRY, '{ entry: tastingMenu(id: "<tasting-menus:May>") { data { id } } }'],
    [
      'a single type',
      PARTS,
      '{ entry: frontPage { data { attributes { seo { title links { url } } ' +
        'zone { __typename ... on ComponentBlockBigQuote { text by { data { id } } } ' +
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
    price: typeof sold === 'string' ? '2.50' : 2.5,
    servedAt: typeof sold === 'string' ? '2024-05-01T10:00:00Z' : '2024-05-01T12:00:00.000+02:00',
    sold,
    more: 'than was asked',
    chef: { data: null },
    dishes: { data: [{ id, attributes: { name: 'soup' } }] },
  },
})
const REST_LIST = { data: [menu(7, '12')], meta: { pagination: PAGINATION } }
const GRAPHQL_LIST = { data: { list: { data: [menu('7', 12)], meta: { pagination: PAGINATION } } } }
const rows = (...names: readonly string[]) => ({ data: names.map(name => ({ attributes: { name } })) })
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
        entries: [
          {
            id: '7',
            title: 'x',
            price: 2.5,
            servedAt: '2024-05-01T10:00:00.000Z',
            sold: '12',
            chef: null,
            dishes: [{ name: 'soup' }],
          },
        ],
        pagination: PAGINATION,
      },
    ],
    [
      'a list without what is told about it, unless that was asked',
      { plural: 'x', fields: ['title'] },
      { ...REST_LIST, meta: {} },
      GRAPHQL_LIST,
      { entries: [{ title: 'x' }] },
    ],
    [
      'related entries in one order, unless they are sorted',
      { plural: 'x', singular: 'y', id: 1, relations: { pupils: { many: true, fields: ['name'] } } },
      { data: { id: 1, attributes: { pupils: rows('b', 'a') } } },
      { data: { entry: { data: { id: '1', attributes: { pupils: rows('a', 'b') } } } } },
      { entry: { pupils: [{ name: 'a' }, { name: 'b' }] } },
    ],
    [
      'what is no number and no time, as it is',
      { plural: 'x', singular: 'y', id: 1, numbers: ['a', 'b'], instants: ['c', 'd'] },
      { data: { id: 1, attributes: { a: 'many', b: null, c: 'soon', d: null } } },
      { data: { entry: { data: { attributes: { a: 'many', b: null, c: 'soon', d: null } } } } },
      { entry: { a: 'many', b: null, c: 'soon', d: null } },
    ],
    [
      'the number of entries alone, by offset',
      { plural: 'x', pagination: { start: 5 }, meta: true },
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
          seo: { title: null, links: [{ url: '/' }] },
          zone: [{ component: 'block.big-quote', text: 't', by: null }],
        },
      },
    ],
    [
      'no files',
      { plural: 'x', singular: 'y', id: 1, relations: { gallery: { many: true } } },
      { data: { id: 1, attributes: { gallery: { data: null } } } },
      { data: { entry: { data: { id: '1', attributes: { gallery: { data: [] } } } } } },
      { entry: { gallery: [] } },
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
