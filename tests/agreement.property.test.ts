import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type {
  AbstractFilter,
  AbstractQuery,
  AbstractRelation,
} from '../conformance/agreement/abstract-query.ts'
import { type CommonAnswer, graphqlAnswer, restAnswer } from '../conformance/agreement/common-answer.ts'
import { graphqlDocument } from '../conformance/agreement/graphql-document.ts'
import { restTarget } from '../conformance/agreement/rest-request.ts'
import { createReference, type Reference } from '../reference/index.ts'

const RUNS = Number(process.env.ASSAYER_AGREEMENT_RUNS ?? 3_000)

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
  readonly others: readonly string[]
  /** Attributes behind relations and components, as text filters. */
  readonly deep: readonly (readonly string[])[]
  readonly relations: readonly AbstractRelation[]
}

const relation = (name: string, fields: readonly string[], more: Partial<AbstractRelation> = {}) => ({
  ...{ name, many: false, drafts: false, fields },
  ...more,
})

const TYPES: readonly Type[] = [
  {
    plural: 'restaurants',
    drafts: true,
    locales: [],
    texts: ['name', 'nickname', 'slug', 'summary', 'grade', 'code'],
    numbers: ['seats', 'floor', 'id'],
    others: ['visits', 'latitude', 'averageBill', 'openedOn', 'opensAt', 'inspectedAt', 'vegan', 'createdAt'],
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

function leaf({ texts, numbers, others, deep }: Type): fc.Arbitrary<AbstractFilter> {
  const textPaths = [...texts.map(name => [name]), ...deep]
  const any = [...texts, ...numbers, ...others].map(name => [name])
  const filter = (
    paths: readonly (readonly string[])[],
    operators: readonly string[],
    operand: fc.Arbitrary<string | number | boolean | readonly (string | number)[]>,
  ) => fc.record({ path: fc.constantFrom(...paths), operator: fc.constantFrom(...operators), operand })
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

function filterOf(type: Type): fc.Arbitrary<AbstractFilter> {
  const { tree } = fc.letrec<{ tree: AbstractFilter; leaf: AbstractFilter }>(tie => ({
    leaf: leaf(type),
    tree: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      tie('leaf'),
      fc.record({
        group: fc.constantFrom('$and' as const, '$or' as const),
        filters: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ not: tie('tree') }),
    ),
  }))
  return tree
}

function queryOf(type: Type): fc.Arbitrary<AbstractQuery> {
  const fields = [...type.texts, ...type.numbers, ...type.others].filter(name => name !== 'id')
  const sorted = [...type.texts, ...type.numbers, ...type.others]
  return fc.record({
    plural: fc.constant(type.plural),
    filters: fc.array(filterOf(type), { maxLength: 2 }),
    sort: fc.array(
      fc.record({
        attribute: fc.constantFrom(...sorted),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      { maxLength: 2 },
    ),
    page: fc.record({ page: fc.integer({ min: 1, max: 4 }), pageSize: fc.integer({ min: 1, max: 20 }) }),
    publicationState: type.drafts ? fc.constantFrom('live' as const, 'preview' as const) : fc.constant(null),
    locale: type.locales.length > 0 ? fc.constantFrom(null, ...type.locales) : fc.constant(null),
    fields: fc.uniqueArray(fc.constantFrom(...fields), { minLength: 1, maxLength: 4 }),
    relations: type.relations.length > 0 ? fc.subarray([...type.relations]) : fc.constant([]),
  })
}

async function byRest(query: AbstractQuery): Promise<CommonAnswer | null> {
  const target = restTarget(query)
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

it(`REST and GraphQL agree on ${RUNS} lists`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...TYPES).chain(queryOf), async query => {
      expect(await byGraphql(query)).toEqual(await byRest(query))
    }),
    { numRuns: RUNS },
  )
})

it('an answer of each protocol is compared, and not two refusals', async () => {
  const answers = await Promise.all(fc.sample(fc.constantFrom(...TYPES).chain(queryOf), 200).map(byRest))
  expect(answers.filter(answer => answer === null).length).toBeLessThan(40)
  expect(answers.filter(answer => (answer?.entries.length ?? 0) > 0).length).toBeGreaterThan(50)
})
