import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { loadSuite, ownWorlds } from './load-suite.ts'
import { readWorldKeys, worldDirectory } from './worlds.ts'

const POSTS = `clause: content.my-blog.posts
says: the blog lists its posts
scenarios:
  - id: content.my-blog.posts.newest-first
    says: the newest post comes first
    world: my-blog
    request: GET /api/posts?sort=publishedAt:desc&filters[id]=1
    expect: { status: 200, body: { "data[0].attributes.title": Hello } }
`

const OWN = { 'worlds/my-blog/data.json': '{}', 'blog/posts.yaml': POSTS }

test('a directory without schemas is laid on the suite', () => {
  const own = scratchDirectory(OWN)
  const { clauses } = loadSuite(own)
  expect(clauses.length).toBeGreaterThan(100)
  expect(clauses.at(-1)).toMatchObject({
    id: 'content.my-blog.posts',
    status: 'documented',
    sources: [],
    file: 'blog/posts.yaml',
  })
})

test('a service that is not asked for is left out of it', () => {
  expect(loadSuite(scratchDirectory(OWN), ['platform']).clauses.map(({ id }) => id)).not.toContain(
    'content.my-blog.posts',
  )
})

test('its worlds stand beside those of the suite', () => {
  const own = scratchDirectory(OWN)
  expect(worldDirectory(own, 'my-blog')).toBe(`${own}/worlds/my-blog`)
  expect(worldDirectory(own, 'restaurants')).toMatch(/specs\/worlds\/restaurants$/)
  expect(readWorldKeys(own).names).toEqual(expect.arrayContaining(['my-blog', 'restaurants']))
  expect(ownWorlds(own)).toEqual(['my-blog'])
  expect(ownWorlds('specs')).toEqual([])
})

test.each<[fact: string, files: Record<string, string>, problem: RegExp]>([
  [
    'the id of a clause of the suite',
    { 'a.yaml': POSTS.replaceAll('content.my-blog.posts', 'content.filters.eq') },
    /a\.yaml: id: found content\.filters\.eq, expected a unique id; content\/filters\/eq\.yaml/,
  ],
  [
    'the name of a world of the suite',
    { 'worlds/restaurants/data.json': '{}' },
    /worlds\/restaurants: the directory: found restaurants, expected a name that no world/,
  ],
  [
    'a world that is none',
    { 'a.yaml': POSTS.replace('my-blog\n', 'my-bloc\n') },
    /found "my-bloc", expected one of/,
  ],
  ['nothing to send', { 'a.yaml': 'clause: content.a\nsays: a' }, /expected one of scenarios and untestable/],
])('%s is refused', (_, files, problem) => {
  const { 'blog/posts.yaml': __, ...worlds } = OWN
  expect(() => loadSuite(scratchDirectory({ ...worlds, ...files }))).toThrow(problem)
})
