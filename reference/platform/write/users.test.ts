import { describe, expect, test } from 'vitest'
import { at, first, openGazette, rows } from '../gazette.fixture.ts'

const IDS = {
  olga: '67a000000000000000000101',
  ada: '67a000000000000000000102',
  ed: '67a000000000000000000103',
  art: '67a000000000000000000104',
  con: '67a000000000000000000105',
} as const
type Name = keyof typeof IDS

async function as(name: Name) {
  const site = openGazette()
  const cookie = await site.logIn(`${name}@gazette.example`, `${name}s-early-ferry`)
  return { site, headers: { cookie } }
}

async function change(who: Name, whom: Name | 'me', values: Record<string, string | null>) {
  const { site, headers } = await as(who)
  const id = whom === 'me' ? 'me' : IDS[whom]
  return site.send('PUT', `admin: /users/${id}/`, { users: [values] }, headers)
}

describe('a user changes', () => {
  test.each<[who: Name, whom: Name | 'me', status: number]>([
    ['olga', 'art', 200],
    ['ada', 'art', 200],
    ['art', 'art', 200],
    ['art', 'me', 200],
    ['con', 'con', 200],
    ['art', 'con', 403],
    ['con', 'art', 403],
  ])('%s %s: %i', async (who, whom, status) => {
    expect((await change(who, whom, { bio: 'New' })).status).toBe(status)
  })

  test.each<[fact: string, values: Record<string, string | null>, status: number]>([
    ['the own address to itself', { email: 'ada@gazette.example' }, 200],
    ['the address to one of another', { email: 'ed@gazette.example' }, 422],
    ['the own address in capitals', { email: 'ADA@gazette.example' }, 200],
    ['the address to one of another, in capitals', { email: 'Ed@Gazette.example' }, 422],
    ['the address to one that nobody has', { email: 'ada@elsewhere.example' }, 200],
    ['the address to what is none', { email: 'ada' }, 422],
    ['the name to nothing', { name: '' }, 422],
    ['the name to null', { name: null }, 422],
    ['the website to an address', { website: 'https://ada.example' }, 200],
    ['the website to none', { website: '' }, 200],
    ['the website to what is none', { website: 'ada.example' }, 422],
  ])('%s', async (_fact, values, status) => {
    expect((await change('olga', 'ada', values)).status).toBe(status)
  })
})

describe('a user deletes', () => {
  test.each<[who: Name, whom: Name, status: number]>([
    ['olga', 'ada', 200],
    ['ada', 'olga', 403],
    ['ada', 'ed', 200],
    ['ed', 'ada', 403],
    ['ed', 'art', 200],
    ['ed', 'con', 200],
    ['art', 'con', 403],
  ])('%s %s: %i', async (who, whom, status) => {
    const { site, headers } = await as(who)
    const reply = await site.send('DELETE', `admin: /users/${IDS[whom]}/`, undefined, headers)
    expect(reply.status).toBe(status)
  })

  test('and with them their sessions, and no others', async () => {
    const { site, headers } = await as('olga')
    const art = { cookie: await site.logIn('art@gazette.example', 'arts-early-ferry') }
    const ed = { cookie: await site.logIn('ed@gazette.example', 'eds-early-ferry') }
    await site.send('DELETE', `admin: /users/${IDS.art}/`, undefined, headers)
    const statuses = [art, ed, headers].map(async it => (await site.get('admin: /users/me/', it)).status)
    expect(await Promise.all(statuses)).toEqual([403, 200, 200])
  })

  test('and a single post is enough for the tag', async () => {
    const posts = [{ title: 'Only', slug: 'only', authors: ['art'] }]
    const site = openGazette({}, { posts, pages: [] })
    const headers = { cookie: await site.logIn('olga@gazette.example', 'olgas-early-ferry') }
    await site.send('DELETE', `admin: /users/${IDS.art}/`, undefined, headers)
    const { body } = await site.get('admin: /posts/slug/only/', headers)
    expect(rows({ list: first(body).tags ?? [] }).map(({ name }) => name)).toEqual(['#art'])
  })

  test.each([
    ['after the first one', undefined, ['City', '#art', 'Sport']],
    ['before it, where it was made before', '#art', ['#art', 'City', 'Sport']],
  ])('and the tag has a place %s', async (_fact, tag, names) => {
    const tags = [tag, 'City', 'Sport'].filter(name => name !== undefined)
    const posts = [
      {
        title: 'Only',
        slug: 'only',
        authors: ['art'],
        tags: ['City', 'Sport'].map(slug => slug.toLowerCase()),
      },
    ]
    const site = openGazette({}, { posts, pages: [], tags: tags.map(name => ({ name })) })
    const headers = { cookie: await site.logIn('olga@gazette.example', 'olgas-early-ferry') }
    await site.send('DELETE', `admin: /users/${IDS.art}/`, undefined, headers)
    const { body } = await site.get('admin: /posts/slug/only/', headers)
    expect(rows({ list: first(body).tags ?? [] }).map(({ name }) => name)).toEqual(names)
  })

  test('and what others have written with them is theirs alone', async () => {
    const posts = [{ title: 'Only', slug: 'only', authors: ['ed', 'art'] }]
    const site = openGazette({}, { posts, pages: [] })
    const headers = { cookie: await site.logIn('olga@gazette.example', 'olgas-early-ferry') }
    await site.send('DELETE', `admin: /users/${IDS.art}/`, undefined, headers)
    const { body } = await site.get('admin: /posts/slug/only/', headers)
    expect(rows({ list: first(body).authors ?? [] }).map(({ slug }) => slug)).toEqual(['ed'])
  })

  test('and without an owner the next author is the first one', async () => {
    const users = [
      ['ada', 'Administrator'],
      ['art', 'Author'],
      ['con', 'Contributor'],
    ].map(([name = '', role = '']) => ({
      name,
      email: `${name}@gazette.example`,
      password: `${name}-ferry`,
      role,
    }))
    const posts = [{ id: '1', title: 'Only', status: 'draft', authors: ['art', 'con'] }]
    const site = openGazette({}, { users, posts, pages: [] })
    const headers = { cookie: await site.logIn('ada@gazette.example', 'ada-ferry') }
    const { body } = await site.get('admin: /users/slug/art/', headers)
    await site.send('DELETE', `admin: /users/${String(first(body).id)}/`, undefined, headers)
    const con = { cookie: await site.logIn('con@gazette.example', 'con-ferry') }
    expect((await site.send('DELETE', 'admin: /posts/1/', undefined, con)).status).toBe(204)
  })

  test('and the owner has their posts, once, with a tag that names them', async () => {
    const { site, headers } = await as('olga')
    const post = { title: 'Shared', authors: [IDS.art, IDS.olga, IDS.ed].map(id => ({ id })), tags: ['City'] }
    const made = await site.send('POST', 'admin: /posts/', { posts: [post] }, headers)
    await site.send('DELETE', `admin: /users/${IDS.art}/`, undefined, headers)
    const { body } = await site.get(`admin: /posts/${String(first(made.body).id)}/`, headers)
    expect(rows({ list: first(body).authors ?? [] }).map(({ slug }) => slug)).toEqual(['olga', 'ed'])
    expect(rows({ list: first(body).tags ?? [] }).map(({ name }) => name)).toEqual(['City', '#art'])
    expect(at(first(body), 'primary_author.slug')).toBe('olga')
  })
})
