import { expect, test } from 'vitest'
import { first, openGazette, rows } from '../gazette.fixture.ts'
import type { JsonObject } from '../values.ts'

const ART = '67a000000000000000000104'
const CON = '67a000000000000000000105'
const ED = '67a000000000000000000103'
const POSTS = [
  { id: '1', title: 'Own', authors: ['art', 'con', 'ed'], status: 'draft', tags: ['city'] },
  { id: '2', title: 'Shared', authors: ['ed', 'art', 'con'], status: 'draft' },
  { id: '3', title: 'Other', authors: ['ed'], status: 'draft' },
  { id: '4', title: 'Out', authors: ['con', 'art'], status: 'published' },
  { id: '5', title: 'Draft', authors: ['con'], status: 'draft' },
].map(({ id, ...post }) => ({ ...post, id: id.padStart(24, '0'), updated_at: '2024-01-01T00:00:00.000Z' }))

async function open(name: 'art' | 'con') {
  const site = openGazette(
    {},
    { posts: POSTS, pages: POSTS.map(it => ({ ...it, id: it.id.replace('00', '99') })) },
  )
  return { site, headers: { cookie: await site.logIn(`${name}@gazette.example`, `${name}s-early-ferry`) } }
}

async function edit(name: 'art' | 'con', id: string, changes: JsonObject, kind = 'posts') {
  const { site, headers } = await open(name)
  const given = { [kind]: [{ updated_at: '2024-01-01T00:00:00.000Z', ...changes }] }
  const own = id.padStart(24, '0')
  return site.send(
    'PUT',
    `admin: /${kind}/${kind === 'pages' ? own.replace('00', '99') : own}/`,
    given,
    headers,
  )
}

test.each<[who: 'art' | 'con', fact: string, id: string, changes: JsonObject, status: number]>([
  ['art', 'their own', '1', { title: 'x' }, 200],
  ['art', 'what others share with them', '2', { title: 'x' }, 200],
  ['art', 'nothing of others', '3', { title: 'x' }, 403],
  ['art', 'nothing that is not there', '9', { title: 'x' }, 404],
  ['art', 'no other first author into it', '1', { authors: [{ id: ED }] }, 403],
  ['art', 'none that is not named by an id', '1', { authors: [{ slug: 'art' }] }, 403],
  ['art', 'no other visibility into it', '1', { visibility: 'paid' }, 403],
  ['art', 'the visibility that it has', '1', { visibility: 'public' }, 200],
  ['art', 'another status', '1', { status: 'published' }, 200],
  ['con', 'drafts', '1', { title: 'x' }, 200],
  ['con', 'no other status into them', '1', { status: 'published' }, 403],
  ['con', 'nothing that is published', '4', { title: 'x' }, 403],
])('%s edits %s', async (who, _fact, id, changes, status) => {
  expect((await edit(who, id, changes)).status).toBe(status)
})

test('of a page nothing that is given is looked at', async () => {
  expect((await edit('art', '1', { visibility: 'paid' }, 'pages')).status).toBe(200)
  expect((await edit('art', '3', { title: 'x' }, 'pages')).status).toBe(403)
})

test.each<[who: 'art' | 'con', tags: readonly string[]]>([
  ['art', ['sport']],
  ['con', ['city']],
])('%s leaves the other authors, and gives tags or not', async (who, tags) => {
  const { body } = await edit(who, '1', { authors: [{ id: ART }], tags: [{ slug: 'sport' }] })
  expect(rows({ list: first(body).authors ?? [] }).map(({ slug }) => slug)).toEqual(['art', 'con', 'ed'])
  expect(rows({ list: first(body).tags ?? [] }).map(({ slug }) => slug)).toEqual(tags)
})

test.each<[who: 'art' | 'con', fact: string, kind: string, post: JsonObject, status: number]>([
  ['art', 'what is their own', 'posts', { authors: [{ id: ART }] }, 201],
  ['art', 'nothing without an author', 'posts', {}, 403],
  ['art', 'no page', 'pages', { authors: [{ id: ART }] }, 403],
  ['con', 'a draft', 'posts', { authors: [{ id: CON }] }, 201],
  ['con', 'nothing that is published', 'posts', { authors: [{ id: CON }], status: 'published' }, 403],
])('%s adds %s', async (who, _fact, kind, post, status) => {
  const { site, headers } = await open(who)
  const reply = await site.send('POST', `admin: /${kind}/`, { [kind]: [{ title: 'x', ...post }] }, headers)
  expect(reply.status).toBe(status)
})

test.each<[who: 'art' | 'con', fact: string, id: string, status: number]>([
  ['art', 'anything', '3', 204],
  ['con', 'their own drafts', '5', 204],
  ['con', 'no drafts of others', '1', 403],
  ['con', 'nothing that is published', '4', 403],
])('%s deletes %s', async (who, _fact, id, status) => {
  const { site, headers } = await open(who)
  expect(
    (await site.send('DELETE', `admin: /posts/${id.padStart(24, '0')}/`, undefined, headers)).status,
  ).toBe(status)
})
