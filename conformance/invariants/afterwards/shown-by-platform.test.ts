import { expect, test } from 'vitest'
import type { IdBook } from '../../targets/ids.ts'
import type { ListView } from '../../targets/list-ways.ts'
import type { Sight } from '../broken.ts'
import { shownByPlatform } from './shown-by-platform.ts'

const ID = '67a000000000000000000001'

/** What is said of the deletion of an entry of some type, at a site with one list beside it. */
async function said(
  plural: string,
  list: readonly [string, ListView, object],
  version: string | null = null,
) {
  const [name, view, entry] = list
  const platformIds: Pick<IdBook, 'entriesOf'> = {
    entriesOf: async (of, as) => (of === name && as === view ? [entry] : null),
  }
  const request = { method: 'DELETE', path: `/platform/api/admin/${plural}/${ID}/`, headers: {}, body: null }
  const spec = { ...request, as: 'integration', token: null, isExact: false, door: 'rest' as const }
  const answer = {
    kind: 'answer' as const,
    status: 204,
    headers: {},
    text: '',
    json: undefined,
    size: 0,
    ms: 0,
    isBroken: false,
  }
  const sight: Sight = { spec, sent: request, answer }
  const broken = await shownByPlatform({ plural, id: ID, sight }, { platformIds }, version)
  return broken && { says: broken.says, clause: broken.clause, isDocumented: broken.isDocumented }
}

const found = (where: string) => `the entry was deleted, and ${where} shows it still`
const note = { clause: null, isDocumented: false }
const fail = (clause: string) => ({ clause, isDocumented: true })
const REASSIGNED = fail('platform.users.deletion-reassigns-posts')

test.each<
  [of: string, list: readonly [string, ListView, object], version: string | null, said: object | null]
>([
  ['tags', ['posts', 'linked', { tags: [{ id: ID }] }], null, { ...note, says: found('the list of posts') }],
  [
    'tags',
    ['pages', 'linked', { primary_tag: { id: ID } }],
    null,
    { ...note, says: found('the list of pages') },
  ],
  ['tags', ['posts', 'linked', { tags: [{ id: 'another' }], primary_tag: null }], null, null],
  ['tags', ['posts', 'linked', { id: ID }], null, null],
  ['tags', ['tags', 'usual', { id: ID }], null, { ...note, says: found('the content API’s list of tags') }],
  [
    'users',
    ['posts', 'linked', { authors: [{ id: ID }] }],
    null,
    { ...REASSIGNED, says: found('the list of posts') },
  ],
  [
    'users',
    ['posts', 'linked', { authors: [{ id: ID }] }],
    '4.48',
    { ...note, says: found('the list of posts') },
  ],
  [
    'users',
    ['authors', 'usual', { id: ID }],
    null,
    { ...note, says: found('the content API’s list of authors') },
  ],
  [
    'labels',
    ['members', 'linked', { labels: [{ id: ID }] }],
    null,
    { ...note, says: found('the list of members') },
  ],
  [
    'posts',
    ['posts', 'usual', { id: ID }],
    null,
    { ...fail('platform.admin-api.posts.managed'), says: found('the content API’s list of posts') },
  ],
  [
    'pages',
    ['pages', 'usual', { id: ID }],
    '4.48',
    { ...fail('platform.admin-api.pages.delete'), says: found('the content API’s list of pages') },
  ],
  ['members', ['members', 'linked', { id: ID }], null, null],
])('%s deleted, and shown as %j in %s', async (of, list, version, expected) => {
  expect(await said(of, list, version)).toEqual(expected)
})
