import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { createReference, type Reference } from './index.ts'

const WORLDS = new URL('../specs/worlds/', import.meta.url)

const CONTAINS = '/api/restaurants?filters[name][$contains]=Luna'
const IN_JSON = '/api/restaurants?filters[extras][$contains]=a'
const SORTED = '/api/categories?sort=label:desc'
const NEITHER = '/api/categories'

let content: Reference
let site: Reference

beforeAll(async () => {
  content = await createReference({ world: fileURLToPath(new URL('restaurants', WORLDS)) })
  site = await createReference({ world: fileURLToPath(new URL('gazette', WORLDS)), platformVersion: '4.0' })
})

async function ask(reference: Reference, path: string, init: RequestInit = {}) {
  const response = await reference.fetch(new Request(`http://localhost${path}`, init))
  const told = response.headers.get('x-assayer-clauses')
  return { status: response.status, body: await response.text(), clauses: told?.split(', ') ?? null }
}

function explain(reference: Reference, path: string, init: RequestInit = {}) {
  return ask(reference, path, { ...init, headers: { 'x-assayer-explain': '1', ...init.headers } })
}

function query(text: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-assayer-explain': '1' },
    body: JSON.stringify({ query: text }),
  }
}

describe('an explained request', () => {
  test('names the clauses that its answer rests on, in the order of the alphabet', async () => {
    const { clauses } = await explain(content, CONTAINS)
    expect(clauses).toContain('content.filters.contains')
    expect(clauses).not.toContain('content.filters.eq')
    expect(clauses).toEqual([...new Set(clauses)].sort())
  })

  test.each([
    ['content service', CONTAINS],
    ['content service, refused', '/api/restaurants?sort=nothing'],
    ['platform, of an older major', '/platform/api/v4/content/posts/?key=0123456789abcdef0123456789'],
  ])('has the answer of the plain one: %s', async (what, path) => {
    const reference = what.startsWith('content') ? content : site
    const { clauses: told, ...explained } = await explain(reference, path)
    const { clauses: untold, ...plain } = await ask(reference, path)
    expect(explained).toEqual(plain)
    expect(told).not.toBeNull()
    expect(untold).toBeNull()
  })

  test.each([CONTAINS, IN_JSON])('names the same clauses whatever was worked out before: %s', async path => {
    const fresh = await createReference({ world: fileURLToPath(new URL('restaurants', WORLDS)) })
    const first = await explain(fresh, path)
    await ask(fresh, path)
    expect(await explain(fresh, path)).toEqual(first)
    expect(first.clauses).toContain('content.filters.contains')
  })

  test('hears nothing of those that are explained at the same time', async () => {
    const paths = [CONTAINS, SORTED, NEITHER, CONTAINS]
    const alone: unknown[] = []
    for (const path of paths) alone.push(await explain(content, path))
    expect(await Promise.all(paths.map(path => explain(content, path)))).toEqual(alone)
  })

  test('hears nothing of plain ones that are answered meanwhile', async () => {
    const alone = await explain(content, NEITHER)
    const [together] = await Promise.all([explain(content, NEITHER), ask(content, CONTAINS)])
    expect(together).toEqual(alone)
  })

  test('at an older major names the change that is undone', async () => {
    const { clauses } = await explain(site, '/platform/api/v4/content/nothing/')
    expect(clauses).toContain('platform.changes.5-0.error-body')
  })
})

describe('an explained request of GraphQL', () => {
  const FILTERED = query('{ restaurants(filters: { name: { contains: "Luna" } }) { data { id } } }')
  const PLAIN = query('{ restaurants { data { id } } }')

  test('names what the schema and the answer rest on', async () => {
    const { clauses } = await explain(content, '/graphql', FILTERED)
    expect(clauses).toEqual(
      expect.arrayContaining(['content.filters.contains', 'content.graphql.queries.plural']),
    )
    expect((await explain(content, '/graphql', PLAIN)).clauses).not.toContain('content.filters.contains')
  })

  test('names what applies without being named: defaults of arguments', async () => {
    const { clauses } = await explain(content, '/graphql', PLAIN)
    expect(clauses).toContain('content.graphql.arguments.publication-state')
    expect(clauses).not.toContain('content.graphql.arguments.locale')
  })

  test('names the same clauses the second time, and beside others', async () => {
    const first = await explain(content, '/graphql', FILTERED)
    const [second] = await Promise.all([
      explain(content, '/graphql', FILTERED),
      explain(content, '/graphql', PLAIN),
      explain(content, CONTAINS),
    ])
    expect(second).toEqual(first)
  })
})
