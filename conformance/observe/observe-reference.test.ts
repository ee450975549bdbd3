import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { observeReference } from './observe-reference.ts'
import type { Usage } from './usage.ts'
import { readUsage } from './usage-file.ts'
import { usageTold } from './usage-told.ts'

const world = {
  models: {
    'api::post.post': {
      attributes: {
        title: { type: 'string' },
        mood: { type: 'string' },
        tags: { type: 'relation', relation: 'manyToMany', target: 'api::tag.tag' },
      },
    },
    'api::tag.tag': { attributes: { name: { type: 'string' } } },
  },
  data: {
    'api::tag.tag': [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ],
    'api::post.post': [
      { id: 1, title: 'Anchor', mood: 'calm', tags: [1, 2] },
      { id: 2, title: 'Birch', mood: 'calm' },
      { id: 3, title: 'Cedar', mood: 'loud' },
    ],
  },
  platform: {
    site: { title: 'A site', url: 'http://localhost:2368' },
    content_api_keys: [{ key: '0123456789abcdef0123456789' }],
  },
} as const

const UNPROMISED: readonly (readonly [string, string, readonly string[]])[] = [
  ['of a list without sort', '/api/posts', ['unsorted']],
  ['of a page of a list without sort', '/api/posts?pagination[pageSize]=2', ['unsorted-page']],
  ['of equal entries', '/api/posts?sort=mood', ['ties']],
  ['of an operator in another case', '/api/posts?sort=title&filters[title][$containsI]=a', ['ignored']],
  ['of an unknown relation', '/api/posts?sort=title&populate[0]=tag', ['ignored']],
  [
    'of an unknown parameter',
    '/api/posts?sort=title&filter[title]=Birch',
    ['ignored', 'undocumented-parameter'],
  ],
  ['of an unknown attribute', '/api/posts?sort=titel', ['misspelt']],
  ['of an unknown path', '/api/post', ['misspelt']],
  ['that single entries are not documented', '/api/posts/1', ['rest-beyond-lists']],
]

const DOCUMENTED = [
  '/api/posts?sort=title',
  '/api/posts?sort[0]=mood:desc&sort[1]=title&pagination[page]=1&pagination[pageSize]=2',
  '/api/posts?filters[title][$eq]=Birch',
  '/api/posts?filters%5Bmood%5D%5B%24ne%5D=none&sort=title&populate=*',
  '/api/posts?filters[tags][name][$in][0]=a&populate[tags][populate]=*',
  '/api/posts?filters[title][$eq]=nobody',
]

let usage: Usage

beforeAll(async () => {
  const reference = await observeReference({ world })
  for (const target of [...UNPROMISED.map(([, target]) => target), ...DOCUMENTED, '/api/posts'])
    await reference.fetch(target)
  usage = await reference.close()
}, 60_000)

/** What is to mend or observed; what is only written otherwise is found in nearly every answer. */
const found = (target: string) =>
  usage.findings
    .filter(({ rank, places }) => rank !== 'form' && places.some(({ example }) => example === target))
    .map(({ id }) => id)

describe('a client is told', () => {
  test.each(UNPROMISED)('%s: %s', (_, target, ids) => {
    expect(found(target).toSorted()).toEqual(ids)
  })

  test.each(DOCUMENTED)('nothing of what is documented: %s', target => {
    expect(found(target)).toEqual([])
  })
})

test('clauses are those that a request uses: what it asks for, and what decides its answer', () => {
  const clausesOf = (target: string) => usage.uses.find(({ example }) => example.target === target)?.clauses
  const asked = clausesOf('/api/posts?filters[title][$eq]=Birch')
  expect(asked).toEqual(expect.arrayContaining(['content.filters.eq', 'content.list.collection-response']))
  expect(asked).not.toContain('content.filters.ne')
  expect(clausesOf('/api/posts/1')).not.toContain('content.sort.field')
  expect(usage.clauses['content.filters.in']).toEqual({ status: 'documented', requests: 1 })
})

test('people are told with what to do, and where', () => {
  const told = usageTold(usage)
  expect(told).toMatch(/^16 requests of \d+ shapes use \d+ clauses\n\nTo mend\n/)
  expect(told).toContain(
    '  2 requests got a list in an order that nothing promises\n' +
      '    Ask for an order, with sort (or order, at the platform), or do not depend on it.\n' +
      '    - GET /api/posts (2 times)\n',
  )
})

test('each request is judged in the state in which it came; what a write made is not held against a later read', async () => {
  const reference = await observeReference({ world })
  const send = (method: string, target: string, data: object) =>
    reference.fetch(target, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    })
  await reference.fetch('/api/tags?sort=name')
  await send('POST', '/api/tags', { name: 'b' })
  await reference.fetch('/api/tags?sort=name')
  reference.reset()
  await reference.fetch('/api/tags?sort=name')
  const usage = await reference.close()
  const ties = usage.findings.find(({ id }) => id === 'ties')
  expect(ties).toBeUndefined()
  expect(usage.uses.map(({ request, count }) => [request, count])).toEqual([
    ['GET /api/tags?sort', 3],
    ['POST /api/tags', 1],
  ])
  expect(usage.unjudged).toBe(0)
  const [, made] = usage.uses
  expect(made?.clauses).toContain('content.writes.create.answer')
  expect(made?.clauses).not.toContain('content.graphql.endpoint')
})

test('what was observed is written without secrets, as its schema says, and read again', async () => {
  const file = join(scratchDirectory(), 'usage.yaml')
  const reference = await observeReference({ world, usage: file })
  const headers = { authorization: 'Bearer my-own-token' }
  await reference.fetch('/api/posts?sort=title&token=another-secret', { headers })
  await reference.fetch('/platform/api/v3/content/posts/?key=0123456789abcdef0123456789')
  const usage = await reference.close()
  expect(readUsage(file, 'specs')).toEqual(usage)
  expect(readFileSync(file, 'utf8')).not.toMatch(/my-own-token|another-secret|0123456789abcdef/)
  expect(usage.findings.map(({ id }) => id)).toContain('deprecated platform.changes.5-0.single-url')
})
