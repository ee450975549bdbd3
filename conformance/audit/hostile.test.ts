import { describe, expect, test } from 'vitest'
import type { Client } from '../client/client.ts'
import type { Outcome } from '../client/outcome.ts'
import type { WireRequest } from '../client/wire-request.ts'
import { auditClient } from './audit.fixture.ts'
import { chanceOf } from './chance.ts'
import { resourcesIn } from './site/resource.ts'

type Answering = (request: WireRequest, count: number) => Outcome

function answer(json: unknown, { status = 200, headers = {} } = {}): Outcome {
  return { kind: 'answer', status, headers, text: '', json, size: 1, isBroken: false, ms: 1 }
}

function entry(id: unknown, attributes: object = {}): object {
  return { id, attributes: { title: `t${id}`, count: Number(id), ...attributes } }
}

function page(request: WireRequest, entries: readonly unknown[], total: number): Outcome {
  const number = Number(/\[page\]=(\d+)/.exec(request.path)?.[1] ?? 1)
  const pagination = { page: number, pageSize: entries.length, pageCount: 9e9, total }
  const posts = entries.map(it => Object(it)).map(({ id }) => ({ id: String(id), slug: `s${id}` }))
  const meta = { pagination: { ...pagination, next: number + 1, pages: 9e9 } }
  return answer({ data: entries, posts, meta })
}

const TWO = [entry(1), entry(2)]

const NONSENSE: readonly unknown[] = [
  ...[null, [], {}, 'text', 0, [[[[]]]], { data: null }, { data: {} }, { data: [null, 1, 'x'] }],
  { data: [entry(1), entry(1)], meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 2 } } },
  { data: [entry('__proto__', { constructor: 1, toString: null })], meta: { pagination: {} } },
  {
    data: [entry(1, { self: { data: entry(1, { self: { data: null } }) } })],
    meta: { pagination: { total: -1 } },
  },
  { posts: [{ id: 5 }, null], meta: { pagination: { next: 'x' } } },
  { posts: [{ id: 'a', slug: '', tags: 7, html: '<a href="/">'.repeat(50) }], meta: null },
  { posts: {}, meta: [] },
  { settings: { icon: '/x', codeinjection_head: [] } },
  JSON.parse(
    '{"__proto__":{"data":[]},"data":[{"id":1e999,"attributes":{"__proto__":[]}}],"meta":{"pagination":{"total":1e999}}}',
  ),
]

/** Targets that mean no good, or know no better. */
const HOSTILE: readonly (readonly [fact: string, answers: Answering])[] = [
  ['pages without end, of the same entries', request => page(request, TWO, 9e15)],
  [
    'pages without end, of ever new entries',
    (request, count) => page(request, [entry(2 * count), entry(2 * count + 1)], 9e15),
  ],
  ['pages that are said to follow, and are empty', request => page(request, [], 9e15)],
  [
    'bodies that are too large',
    () => ({ kind: 'no-answer', reason: 'too-large', says: 'the body is larger than the limit', ms: 1 }),
  ],
  [
    'redirects to elsewhere',
    () => answer({}, { status: 302, headers: { location: 'https://evil.example/' } }),
  ],
  ['answers that are other each time', (request, count) => page(request, [entry(count % 7), entry(9)], 2)],
  ['nonsense', (_, count) => answer(NONSENSE[chanceOf(count).below(NONSENSE.length)])],
  [
    'relations in circles',
    request =>
      page(request, [entry(1, { near: { data: entry(2, { near: { data: entry(1) } }) } }), entry(2)], 2),
  ],
]

describe('nothing hangs or breaks, more is asked of no other, and nobody is accused, at', () => {
  test.each(HOSTILE)('%s', async (_, answers) => {
    const sent: WireRequest[] = []
    const client: Client = {
      close: async () => {},
      send: async request => {
        sent.push(request)
        return answers(request, sent.length)
      },
    }
    const resources = resourcesIn('/ghost/api/content/') ?? []
    const { asked } = await auditClient(client, { plurals: ['things'], resources, requests: 200 })
    expect(sent.length).toBe(asked)
    expect(asked).toBeLessThanOrEqual(200)
    expect(sent.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([])
    expect(sent.filter(({ path }) => !path.startsWith('/'))).toEqual([])
  })
})
