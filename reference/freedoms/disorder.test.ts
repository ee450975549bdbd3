import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createReference } from '../index.ts'

/** A row of either service. */
interface Row extends Readonly<Record<string, unknown>> {
  readonly attributes?: Readonly<Record<string, unknown>>
}

async function rowsOf(world: string, freedoms: readonly string[], path: string): Promise<readonly Row[]> {
  const directory = fileURLToPath(new URL(`../../specs/worlds/${world}`, import.meta.url))
  const reference = await createReference({ world: directory, freedoms })
  const body = await (await reference.fetch(new Request(`http://localhost${path}`))).json()
  return body.data ?? body.posts
}

/** The ids of rows that are equal in an attribute, in the order in which they stand. */
function groups(rows: readonly Row[], attribute: string): ReadonlyMap<unknown, readonly unknown[]> {
  const found = new Map<unknown, unknown[]>()
  for (const { id, attributes, ...row } of rows) {
    const value = (attributes ?? row)[attribute]
    found.set(value, [...(found.get(value) ?? []), id])
  }
  return found
}

const POSTS = '/platform/api/content/posts/?key=0123456789abcdef0123456789'

test.each<[service: string, world: string, path: string, sortedBy: string]>([
  ['content', 'restaurants', '/api/restaurants?sort=vegan', 'vegan'],
  ['content', 'restaurants', '/api/restaurants', ''],
  ['platform', 'gazette', `${POSTS}&order=featured%20asc`, 'featured'],
  ['platform', 'gazette', POSTS, ''],
])(
  '%s, reversed: what is equal stands the other way round, and nothing else: %s %s',
  async (service, world, path, by) => {
    const [usual, reversed] = [
      groups(await rowsOf(world, [], path), by),
      groups(await rowsOf(world, [`${service}.order.reversed`], path), by),
    ]
    expect([...reversed.keys()]).toEqual([...usual.keys()])
    for (const [value, rows] of usual) expect(reversed.get(value)).toEqual(rows.toReversed())
    expect(Math.max(...[...usual.values()].map(rows => rows.length))).toBeGreaterThan(1)
  },
)
