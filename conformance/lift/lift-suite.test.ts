import { describe, expect, test } from 'vitest'
import { LIBRARY_FILES } from '../fuzz/library-world.fixture.ts'
import type { Scenario } from '../suite/clause.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { keepWorlds, type OracleWorld, worldOfFiles } from '../targets/oracle.ts'
import { liftSuite } from './lift-suite.ts'

const suite = loadSuite('specs', ['content'])

async function library(): Promise<OracleWorld> {
  const made = await worldOfFiles('library', new Map(Object.entries(LIBRARY_FILES)))
  if ('world' in made) return made.world
  throw new Error(JSON.stringify(made.problems))
}

/** What some clauses ask of the library, and why others cannot. */
async function lift(...names: readonly string[]) {
  const world = await library()
  const worlds = keepWorlds()
  const clauses = suite.clauses.filter(({ id }) => names.includes(id))
  return liftSuite({
    suite: { ...suite, clauses: clauses.map(clause => ({ ...clause, scenarios: [] })) },
    world: './library',
    worlds: async directory => (directory.endsWith('library') ? world : worlds(directory)),
    keys: new Map([['books', 'title']]),
    signal: new AbortController().signal,
  })
}

const asked = ({ says, steps }: Scenario) => [says, steps[0]?.accepted[0]?.expect.body]

describe('a clause is asked where the world has a place for it, and expects what it is about', () => {
  test('which entries come, in any order, told apart by their key', async () => {
    const lifted = await lift('content.filters.containsi')
    const [clause] = lifted.suite.clauses
    expect(clause?.scenarios.map(asked)).toContainEqual([
      'GET /api/books?filters[title][$containsi]=OTE',
      { 'data[*].attributes.title': { $unordered: ['Notes', 'The NOTES'] } },
    ])
    expect(lifted.lacking.size).toBe(0)
  })

  test('a negation only of entries that have a value', async () => {
    const [clause] = (await lift('content.filters.ne')).suite.clauses
    const requests = clause?.scenarios.map(({ says }) => says) ?? []
    const about = (name: string) => requests.filter(it => it.includes(`filters[${name}][$ne]`))
    expect(about('title').length).toBeGreaterThan(0)
    const isSure = (it: string) => it.includes('[$notNull]=true') || it.includes('filters[title][$in]')
    expect([...about('pages'), ...about('lent')].filter(it => !isSure(it))).toEqual([])
  })

  test('an order of entries that nobody can put otherwise', async () => {
    const [clause] = (await lift('content.sort.desc')).suite.clauses
    expect(clause?.scenarios.map(asked)).toContainEqual([
      'GET /api/books?filters[title][$in][0]=Notes&filters[title][$in][1]=The%20NOTES&sort=pages:desc',
      { 'data[*].attributes.title': ['Notes', 'The NOTES'] },
    ])
  })

  test('over a relation, by the values that it leads to', async () => {
    const [clause] = (await lift('content.filters.relations')).suite.clauses
    expect(clause?.scenarios.map(({ says }) => says)).toContain(
      'GET /api/books?filters[author][name][$eq]=bela',
    )
  })

  test('what is populated, with the values of what it leads to', async () => {
    const [clause] = (await lift('content.shapes.component')).suite.clauses
    expect(JSON.stringify(clause?.scenarios.map(asked))).toContain('"colour":"Red"')
  })

  test('with what nobody asked for absent', async () => {
    const [clause] = (await lift('content.populate.list')).suite.clauses
    const [, body] =
      clause?.scenarios.map(asked).find(([says]) => String(says).endsWith('populate[0]=author')) ?? []
    expect(JSON.stringify(body)).toContain('"books":"<absent>"')
  })

  test('with as many items as the clause wants', async () => {
    const [clause] = (await lift('content.filters.or')).suite.clauses
    const requests = clause?.scenarios.map(({ says }) => says) ?? []
    expect(requests.filter(it => it.includes('[$or][9]') && it.includes('[$or][10]')).length).toBeGreaterThan(
      0,
    )
  })

  test('all that GraphQL shows, with ids of its own', async () => {
    const [clause] = (await lift('content.graphql.queries.plural')).suite.clauses
    const id = { $not: null }
    expect(clause?.scenarios.map(asked)).toContainEqual([
      '{ authors { data { id attributes { name } } } }',
      {
        'data.authors.data': {
          $unordered: ['Ada', 'bela'].map(name => ({
            $includes: { id, attributes: { $includes: { name } } },
          })),
        },
      },
    ])
  })

  test('that no entry fits two filters that exclude each other', async () => {
    const [clause] = (await lift('content.graphql.arguments.filters')).suite.clauses
    expect(clause?.scenarios.map(asked)).toContainEqual([
      '{ books(filters: { title: { eq: "Notes" }, lent: { eq: false } }) { data { attributes { title } } } }',
      { 'data.books.data[*].attributes.title': { $unordered: [] } },
    ])
  })

  test('no draft among entries that are asked for by name', async () => {
    const [clause] = (await lift('content.graphql.arguments.publication-state')).suite.clauses
    const [, body] = clause?.scenarios.map(asked).find(([says]) => String(says).includes('"Draft"')) ?? []
    expect(JSON.stringify(body)).toContain('Notes')
    expect(JSON.stringify(body)).not.toContain('Draft')
  })

  test('in GraphQL', async () => {
    const [clause] = (await lift('content.graphql.arguments.sort')).suite.clauses
    expect(clause?.scenarios.map(({ requires }) => requires)).toContainEqual(['graphql'])
  })
})

test('a clause without a place stands there with what the world lacks', async () => {
  const { suite: lifted, lacking } = await lift('content.locale.given', 'content.shapes.zone')
  expect(lifted.clauses.flatMap(({ scenarios }) => scenarios.map(({ id }) => id))).toEqual([
    ...lacking.keys(),
  ])
  expect(lacking.get('content.locale.given.no-place')).toBe(
    'the world has no content type with entries in two locales',
  )
})

test('moments that the world does not tell are asked nowhere: other servers have others', async () => {
  const { suite: lifted, lacking } = await lift(
    'content.filters.default-attributes',
    'content.graphql.arguments.sort',
  )
  const asked = JSON.stringify(lifted.clauses.map(({ scenarios }) => scenarios.map(({ says }) => says)))
  expect([...lacking.keys()]).toEqual(['content.filters.default-attributes.no-place'])
  expect(asked).toContain('sort')
  expect(asked).not.toMatch(/createdAt|updatedAt|publishedAt/)
})
