import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type {
  AbstractFilters,
  AbstractQuery,
  AbstractRelation,
} from '../conformance/agreement/abstract-query.ts'
import { type CommonAnswer, graphqlAnswer, restAnswer } from '../conformance/agreement/common-answer.ts'
import { graphqlDocument } from '../conformance/agreement/graphql-document.ts'
import { restPath } from '../conformance/agreement/rest-request.ts'
import { requestTarget } from '../conformance/client/request-target.ts'
import { createReference, type Reference } from '../reference/index.ts'

const RUNS = Number(process.env.ASSAYER_AGREEMENT_RUNS ?? 3_000)

/** Milliseconds: a machine that does other things as well takes many times as long as one that does not. */
const BUSY = 300_000

let reference: Reference

beforeAll(async () => {
  reference = await createReference({ world: 'specs/worlds/restaurants' })
})

/** What of one content-type both protocols can ask for. */
interface Type {
  readonly plural: string
  readonly drafts: boolean
  readonly locales: readonly string[]
  readonly texts: readonly string[]
  readonly numbers: readonly string[]
  readonly bigintegers: readonly string[]
  readonly others: readonly string[]
  /** Attributes behind relations and components, as text filters. */
  readonly deep: readonly (readonly string[])[]
  readonly relations: readonly Relation[]
}

type Operand = AbstractFilters[string]
type Relation = readonly [name: string, relation: AbstractRelation]

const relation = (
  name: string,
  fields: readonly string[],
  more: Partial<AbstractRelation> = {},
): Relation => [name, { fields, ...more }]

const TYPES: readonly Type[] = [
  {
    plural: 'restaurants',
    drafts: true,
    locales: [],
    texts: ['name', 'nickname', 'slug', 'summary', 'grade', 'code'],
    numbers: ['seats', 'floor', 'id'],
    bigintegers: ['visits'],
    others: ['latitude', 'averageBill', 'openedOn', 'opensAt', 'inspectedAt', 'vegan', 'createdAt'],
    deep: [
      ['categories', 'slug'],
      ['location', 'slug'],
      ['chefs', 'pupils', 'slug'],
      ['seo', 'metaTitle'],
      ['hours', 'day'],
      ['branches', 'name'],
    ],
    relations: [
      relation('categories', ['slug', 'weight'], { many: true, drafts: true }),
      relation('chefs', ['name', 'rank'], { many: true }),
      relation('location', ['slug', 'locale']),
      relation('photo', ['name', 'mime', 'width']),
      relation('gallery', ['name'], { many: true }),
      relation('branches', ['slug'], { many: true, drafts: true }),
    ],
  },
  {
    plural: 'chefs',
    drafts: false,
    locales: [],
    texts: ['name', 'slug', 'bio', 'email'],
    numbers: ['rank', 'id'],
    bigintegers: [],
    others: ['born', 'createdAt', 'updatedAt'],
    deep: [
      ['mentor', 'slug'],
      ['restaurant', 'style'],
      ['hometown', 'slug'],
    ],
    relations: [relation('mentor', ['slug']), relation('pupils', ['slug', 'rank'], { many: true })],
  },
  {
    plural: 'dishes',
    drafts: false,
    locales: [],
    texts: ['title', 'slug', 'recipe'],
    numbers: ['calories', 'id'],
    bigintegers: [],
    others: ['price', 'spicy'],
    deep: [['restaurant', 'name']],
    relations: [],
  },
  {
    plural: 'tasting-menus',
    drafts: true,
    locales: [],
    texts: ['title', 'body'],
    numbers: ['id'],
    bigintegers: [],
    others: ['available', 'publishedAt'],
    deep: [],
    relations: [],
  },
  {
    plural: 'articles',
    drafts: true,
    locales: ['en', 'fr', 'tr', 'all'],
    texts: ['title', 'slug', 'locale'],
    numbers: ['id'],
    bigintegers: [],
    others: ['createdAt'],
    deep: [],
    relations: [relation('localizations', ['slug', 'locale'], { many: true, drafts: true })],
  },
]

const WORDS = [
  'a',
  'o',
  'lu',
  'LUNA',
  'luna',
  'Boo',
  'grill',
  '%',
  '_',
  '\\',
  'ı',
  'ß',
  'paris',
  'mon',
  'A',
  ' ',
]
const word = fc.constantFrom(...WORDS)
const number = fc.integer({ min: -6, max: 60 })

const COMPARING = ['$eq', '$ne', '$lt', '$lte', '$gt', '$gte']
const TEXTUAL = [
  ...['$eqi', '$nei', '$contains', '$notContains', '$containsi', '$notContainsi', '$startsWith', '$endsWith'],
]

/** `{chefs: {name: {$eq: 'x'}}}` */
function filterAt(path: readonly string[], operator: string, operand: Operand): AbstractFilters {
  return path.reduceRight<AbstractFilters>((inner, name) => ({ [name]: inner }), { [operator]: operand })
}

function leaf({ texts, numbers, bigintegers, others, deep }: Type): fc.Arbitrary<AbstractFilters> {
  const textPaths = [...texts.map(name => [name]), ...deep]
  const any = [...texts, ...numbers, ...bigintegers, ...others].map(name => [name])
  const filter = (
    paths: readonly (readonly string[])[],
    operators: readonly string[],
    operand: fc.Arbitrary<Operand>,
  ) =>
    fc
      .tuple(fc.constantFrom(...paths), fc.constantFrom(...operators), operand)
      .map(([path, operator, given]) => filterAt(path, operator, given))
  const numberPaths = numbers.map(name => [name])
  return fc.oneof(
    filter(textPaths, [...COMPARING, ...TEXTUAL], word),
    filter(textPaths, ['$in', '$notIn'], fc.array(word, { minLength: 1, maxLength: 3 })),
    filter(numberPaths, COMPARING, number),
    filter(numberPaths, ['$in', '$notIn'], fc.array(number, { minLength: 1, maxLength: 3 })),
    filter(numberPaths, ['$between'], fc.tuple(number, number)),
    filter(any, ['$null', '$notNull'], fc.boolean()),
  )
}

function filtersOf(type: Type): fc.Arbitrary<AbstractFilters> {
  const { tree } = fc.letrec<{ tree: AbstractFilters; leaf: AbstractFilters }>(tie => ({
    leaf: leaf(type),
    tree: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      tie('leaf'),
      fc
        .tuple(fc.constantFrom('$and', '$or'), fc.array(tie('tree'), { minLength: 1, maxLength: 3 }))
        .map(([group, filters]) => ({ [group]: filters })),
      tie('tree').map($not => ({ $not })),
    ),
  }))
  return tree
}

function queryOf(type: Type): fc.Arbitrary<AbstractQuery> {
  const fields = [...type.texts, ...type.numbers, ...type.others]
  const sorted = [...fields, ...type.bigintegers]
  const sort = fc
    .tuple(fc.constantFrom(...sorted), fc.constantFrom('asc', 'desc'))
    .map(([attribute, direction]) => `${attribute}:${direction}`)
  const given: fc.Arbitrary<Required<Pick<AbstractQuery, 'plural' | 'meta'>>> = fc.record({
    plural: fc.constant(type.plural),
    meta: fc.constant(true),
    pagination: fc.oneof(
      fc.record({ page: fc.integer({ min: 1, max: 3 }), pageSize: fc.integer({ min: 1, max: 20 }) }),
      fc.record({ start: fc.integer({ min: 0, max: 6 }), limit: fc.integer({ min: 1, max: 20 }) }),
    ),
    fields: fc.uniqueArray(fc.constantFrom(...fields), { minLength: 1, maxLength: 4 }),
    bigintegers: fc.subarray([...type.bigintegers]),
    relations: fc.subarray([...type.relations]).map(chosen => Object.fromEntries(chosen)),
  })
  const narrowing = fc.record(
    {
      filters: filtersOf(type),
      sort: fc.array(sort, { minLength: 1, maxLength: 2 }),
      ...(type.drafts && { publicationState: fc.constantFrom('live' as const, 'preview' as const) }),
      ...(type.locales.length > 0 && { locale: fc.constantFrom(...type.locales) }),
    },
    { requiredKeys: [] },
  )
  return fc.tuple(given, narrowing).map(([whole, narrow]) => ({ ...whole, ...narrow }))
}

async function byRest(query: AbstractQuery): Promise<CommonAnswer | null> {
  const target = requestTarget(restPath(query))
  const { body } = await reference.handle({ method: 'GET', target, headers: {}, body: null })
  return restAnswer(JSON.parse(String(body)), query)
}

async function byGraphql(query: AbstractQuery): Promise<CommonAnswer | null> {
  const { body } = await reference.handle({
    method: 'POST',
    target: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(JSON.stringify({ query: graphqlDocument(query) })),
  })
  return graphqlAnswer(JSON.parse(String(body)), query)
}

it(
  `REST and GraphQL agree on ${RUNS} lists`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...TYPES).chain(queryOf), async query => {
        expect(await byGraphql(query)).toEqual(await byRest(query))
      }),
      { numRuns: RUNS },
    )
  },
  BUSY,
)

it('answers of both protocols are compared, and not refusals or empty lists', async () => {
  const queries = fc.sample(fc.constantFrom(...TYPES).chain(queryOf), { numRuns: 200, seed: 1 })
  const answers = await Promise.all(queries.map(byRest))
  const lists = answers.flatMap(answer => (answer && 'entries' in answer ? [answer] : []))
  expect(lists.length).toBeGreaterThan(160)
  expect(lists.filter(({ entries }) => entries.length > 0).length).toBeGreaterThan(50)
})
