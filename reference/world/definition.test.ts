import { expect, expectTypeOf, test } from 'vitest'
import { createReference, defineWorld, WorldError } from '../index.ts'

const blog = defineWorld({
  name: 'blog',
  models: {
    'api::post.post': {
      options: { draftAndPublish: true },
      attributes: {
        title: { type: 'string', required: true },
        mood: { type: 'enumeration', enum: ['calm', 'angry'] },
        author: { type: 'relation', relation: 'manyToOne', target: 'api::author.author' },
        links: { type: 'component', component: 'meta.link', repeatable: true },
        body: { type: 'dynamiczone', components: ['meta.link'] },
      },
    },
    'api::author.author': { attributes: { name: { type: 'string' }, visits: { type: 'biginteger' } } },
    'meta.link': { attributes: { url: { type: 'string' } } },
  },
  data: {
    'api::author.author': [{ id: 1, name: 'Ada', visits: 9007199254740993n }],
    'api::post.post': [
      { title: 'Hello', mood: 'calm', author: 1, links: [{ url: '/a' }] },
      { title: 'Draft', publishedAt: null, body: [{ __component: 'meta.link', url: '/b' }] },
    ],
  },
  keys: { posts: 'title' },
})

const titles = async (path: string) => {
  const reference = await createReference({ world: blog })
  const { data } = await (await reference.fetch(path)).json()
  return data.map((entry: { attributes: { title: string } }) => entry.attributes.title)
}

test('is served as a directory that says the same', async () => {
  expect(await titles('/api/posts')).toEqual(['Hello'])
  expect(await titles('/api/posts?publicationState=preview&sort=title')).toEqual(['Draft', 'Hello'])
})

test('is called by its name, and takes texts for big integers', async () => {
  const { world } = await createReference({ world: blog })
  expect(world.name).toBe('blog')
  expect(world.entries.get('api::author.author')?.[0]?.visits).toBe('9007199254740993')
})

test('code of its own is registered', async () => {
  let registered = false
  const register = () => {
    registered = true
  }
  await createReference({ world: { ...blog, register } })
  expect(registered).toBe(true)
})

test('its models type its entries', () => {
  const models = { 'api::a.a': { attributes: { mood: { type: 'enumeration', enum: ['calm'] } } } } as const
  defineWorld({ models, data: { 'api::a.a': [{ mood: 'calm', id: 1 }, { mood: null }] } })
  // @ts-expect-error: no such word
  defineWorld({ models, data: { 'api::a.a': [{ mood: 'angry' }] } })
  // @ts-expect-error: no such attribute
  defineWorld({ models, data: { 'api::a.a': [{ moods: 'calm' }] } })
  // @ts-expect-error: no such type
  defineWorld({ models, data: { 'api::b.b': [] } })
  // @ts-expect-error: no such kind of attribute
  defineWorld({ models: { 'api::a.a': { attributes: { name: { type: 'text area' } } } } })
  expectTypeOf(blog.name).toEqualTypeOf<string | undefined>()
})

const circle: { self?: unknown } = {}
circle.self = circle

test.each<[fact: string, world: object, problem: string]>([
  ['a uid that is none', { models: { post: { attributes: {} } } }, 'world: models.post: found this uid'],
  [
    'a part that is none',
    { datas: {} },
    'world: datas: found this key, expected a part of a world; the nearest is data',
  ],
  ['a circle', { data: circle }, 'world: data: found a circle of values'],
  ['an entry that does not fit', { data: { 'api::x.x': [] } }, 'data.json: api::x.x: found this uid'],
  ['nothing at all', {}, 'found no file of a world'],
])('%s is refused', async (_, world, problem) => {
  const error: unknown = await createReference({ world }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(WorldError)
  expect(String(error)).toContain(problem)
})
