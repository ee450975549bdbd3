import { describe, expect, test } from 'vitest'
import type { Clause, Service } from '../suite/clause.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { chaptersOf } from './chapters.ts'

const clauseIn = (file: string, service: Service = 'content'): Clause => ({
  ...{
    id: file,
    says: '',
    status: 'assumed',
    strength: 'must',
    service,
    sources: [],
    file,
    why: null,
    disagrees: null,
  },
  ...{ untestable: null, hasUnit: false, followsFrom: [], scenarios: [], lifts: [] },
})

const many = (folder: string) => Array.from({ length: 81 }, (_, index) => clauseIn(`${folder}/${index}.yaml`))

const shown = (clauses: readonly Clause[]) =>
  chaptersOf(clauses).map(({ id, title, clauses }) => `${id}: ${title} (${clauses})`)

describe('chapters', () => {
  test.each([
    ['are folders', ['content/sort/a.yaml', 'content/sort/b.yaml'], ['content-sort: Sort (2)']],
    [
      'take in what lies below',
      ['content/writes/a.yaml', 'content/writes/zones/b.yaml'],
      ['content-writes: Writes (2)'],
    ],
    [
      'are told apart by their ids',
      ['Shop Front/a.yaml', 'shop-front/b.yaml'],
      ['content-shop-front: Shop Front (2)'],
    ],
    ['are of a service where there is no folder', ['a.yaml'], ['content: Content service (1)']],
  ])('%s', (_, files, expected) => {
    expect(shown(files.map(file => clauseIn(file)))).toEqual(expected)
  })

  test('are cut where they are long, and only there', () => {
    const clauses = [...many('content/graphql/http'), clauseIn('content/graphql/a.yaml')]
    expect(shown([...clauses, clauseIn('platform/admin-api/a.yaml', 'platform')])).toEqual([
      'content-graphql-http: GraphQL: HTTP (81)',
      'content-graphql: GraphQL (1)',
      'platform-admin-api: Admin API (1)',
    ])
  })

  test('of the suite have each clause once', () => {
    const { clauses } = loadSuite('specs')
    const members = chaptersOf(clauses).flatMap(chapter => chapter.members)
    expect(members.map(({ id }) => id).sort()).toEqual(clauses.map(({ id }) => id).sort())
  })
})
