import { expect, test } from 'vitest'
import { ABSENT } from '../../compare/difference.ts'
import { loadSuite } from '../../suite/load-suite.ts'
import { documentationOf } from '../documentation.ts'
import { madeAnswer } from '../made-answer.fixture.ts'
import { plainQuery } from './plain-query.ts'
import { speaksOfSites } from './speaks-of.ts'

const SITE = {
  posts: [{ slug: 'one', title: 'One', html: '<a href="/two/">two</a>' }],
  settings: { title: 'The Gazette' },
  users: [
    { email: 'olga@gazette.example', role: 'Owner' },
    { email: 'art@gazette.example', role: 'Author' },
  ],
}
const { statusOf } = documentationOf(loadSuite('specs').clauses, new Set())
const speaksOf = speaksOfSites(statusOf, SITE, null)

interface Wrong {
  readonly place: string
  readonly path?: string
  readonly expected?: unknown
  readonly actual?: unknown
  readonly statuses?: readonly [expected: number, actual: number]
  readonly clauses?: readonly string[]
  readonly body?: unknown
  /** Who asks. */
  readonly as?: string
  /** The URL, which has no prefix of a version otherwise. */
  readonly url?: string
  /** What the target answers. */
  readonly shown?: unknown
}

function judged({
  place,
  path = '',
  expected,
  actual,
  statuses = [200, 200],
  clauses = [],
  ...wrong
}: Wrong) {
  const { body, as = 'integration', url = '/platform/api/admin/posts/', shown = {} } = wrong
  const request = { method: 'PUT', path: '/platform/api/admin/posts/1/', headers: {}, body }
  const query =
    body === undefined
      ? plainQuery(url, as)
      : { door: 'sequence' as const, commands: [{ request, as: 'integration', saves: {} }], known: new Map() }
  return {
    ...{ query, place, clauses, told: [], isOnlyOrder: false },
    difference: { path, expected, actual },
    expected: madeAnswer(statuses[0], {}),
    actual: madeAnswer(statuses[1], shown),
  }
}

const wrongValue = (resource: string, name: string, expected: unknown, actual: unknown = null): Wrong => {
  return { place: `body.${resource}[*].${name}`, path: `body.${resource}[0].${name}`, expected, actual }
}
const status = (expected: number, actual: number, ...clauses: readonly string[]): Wrong => {
  return { place: `status ${actual} instead of ${expected}`, statuses: [expected, actual], clauses }
}
const settings = (expected: readonly string[], actual: readonly string[]): Wrong => {
  const rows = (keys: readonly string[]) => keys.map(key => ({ key, value: null }))
  const path = 'body.settings'
  return { place: `items of ${path}`, path, expected: rows(expected), actual: rows(actual) }
}
const V4 = '/platform/api/v4/admin/posts/'
const ROLES = 'platform.authentication.roles'
const POSTS = 'platform.admin-api.posts.browse'
const LABELS = 'platform.admin-api.labels.browse'
const OWNER = 'session:olga@gazette.example'
const AUTHOR = 'session:art@gazette.example'

test.each<[clause: string, what: string, wrong: Wrong, speaks: boolean]>([
  ['admin-api.posts.browse', 'an attribute of the world', wrongValue('posts', 'title', 'One'), true],
  ['admin-api.posts.browse', 'what follows from others', wrongValue('posts', 'reading_time', 1), false],
  ['admin-api.posts.browse', 'a default', wrongValue('posts', 'featured', false), false],
  ['admin-api.posts.browse', 'an attribute that is named', wrongValue('tiers', 'monthly_price', 500), true],
  ['admin-api.posts.edit', 'an observed part of what is managed', wrongValue('posts', 'title', 'One'), true],
  ['admin-api.offers.edit', 'what is observed alone', wrongValue('offers', 'name', 'One'), false],
  ['admin-api.members.add', 'that something is taken', status(201, 422), true],
  [
    'admin-api.posts.managed',
    'what a command wrote',
    { ...wrongValue('posts', 'custom_excerpt', 'Short'), body: { posts: [{ custom_excerpt: 'Short' }] } },
    true,
  ],
  [
    'admin-api.newsletters.edit',
    'the design of another newsletter',
    {
      ...wrongValue('newsletters', 'footer_content', null, 'Bye.'),
      body: { newsletters: [{ footer_content: 'Bye.' }] },
    },
    true,
  ],
  [
    'admin-api.newsletters.edit',
    'a design that nobody wrote',
    { ...wrongValue('newsletters', 'footer_content', null, 'Bye.'), body: { newsletters: [{}] } },
    false,
  ],
  [
    'admin-api.password-reset.request',
    'the object that is returned',
    { place: 'body.password_reset', path: 'body.password_reset', expected: [{}] },
    true,
  ],
  [
    'admin-api.posts.managed',
    'a text with addresses for paths',
    wrongValue('posts', 'html', '<a href="<site>/two/">two</a>'),
    true,
  ],
  ['admin-api.settings.managed', 'a setting', wrongValue('settings', 'value', 'The Gazette'), true],
  [
    'admin-api.posts.browse',
    'rows',
    { place: 'entries of body.posts', path: 'body.posts', expected: ['a'], actual: [] },
    true,
  ],
  [
    'admin-api.posts.browse',
    'their order',
    { place: 'order of body.posts', path: 'body.posts', expected: ['a', 'b'], actual: ['b', 'a'] },
    false,
  ],
  [
    'admin-api.members.managed',
    'relations that are not named',
    { place: 'entries of body.members[*].labels', path: 'body.members[0].labels', expected: [], actual: [] },
    false,
  ],
  [
    'admin-api.posts.browse',
    'tags of a post',
    { place: 'entries of body.posts[*].tags', path: 'body.posts[0].tags', expected: ['a'], actual: [] },
    true,
  ],
  ['admin-api.posts.browse', 'that it is served', status(200, 404), true],
  ['admin-api.posts.browse', 'a header', { place: 'header location', path: 'headers.location' }, false],
  ['authentication.integration-token', 'a value', wrongValue('posts', 'title', 'One'), false],
  ['authentication.integration-token', 'what is refused as invalid', status(200, 400), false],
  ['authentication.integration-token', 'who is not let in', status(200, 401, POSTS), true],
  [
    'authentication.integration-token',
    'who is not let in to what is observed',
    status(200, 401, LABELS),
    false,
  ],
  [
    'authentication.session-cookie',
    'an owner who is not let in',
    { ...status(200, 403, POSTS), as: OWNER },
    true,
  ],
  ['authentication.session-cookie', 'whose role may not', { ...status(200, 403, POSTS), as: AUTHOR }, false],
  ['admin-api.posts.browse', 'whose role may not', { ...status(200, 403, POSTS), as: AUTHOR }, false],
  ['changes.4-0.prefixes', 'who is not let in', { ...status(200, 401), url: V4 }, false],
  ['authentication.session-cookie', 'who is not known', { ...status(200, 401, POSTS), as: AUTHOR }, true],
  ['authentication.admin-missing', 'who is let in', status(403, 200), true],
  ['authentication.session-cookie', 'who may not by their role', status(403, 200, ROLES), false],
  ['versioning.single-url', 'a value', wrongValue('posts', 'title', 'One'), false],
  ['versioning.single-url', 'what is not there', status(404, 200), true],
  ['versioning.single-url', 'what is', status(200, 404), false],
  ['versioning.old-urls', 'what is', status(200, 404), true],
  ['versioning.content-version', 'what is', status(200, 404), false],
  ['versioning.old-urls', 'its header', { place: 'header deprecation', path: 'headers.deprecation' }, true],
  ['content-api.posts.browse', 'what is gone', wrongValue('posts', 'page', ABSENT, false), true],
  ['content-api.posts.browse', 'what may come', wrongValue('posts', 'tiers', ABSENT, []), false],
  ['admin-api.posts.browse', 'what may not be there', wrongValue('posts', 'tiers', [], ABSENT), false],
  [
    'admin-api.posts.browse',
    'what is there by its old name',
    { ...wrongValue('posts', 'tiers', [], ABSENT), shown: { posts: [{ products: [] }] } },
    true,
  ],
  ['admin-api.members.read', 'what is to be', wrongValue('members', 'newsletters', [], ABSENT), true],
  ['admin-api.settings.managed', 'a setting of the world', settings(['title'], []), true],
  ['admin-api.settings.managed', 'other settings', settings(['title', 'lang'], ['title', 'x']), false],
  ['changes.5-0.newsletter-design', 'its settings', settings([], ['newsletter_show_badge']), true],
  ['changes.3-0.code-injection', 'what is lasting', settings(['codeinjection_head'], []), true],
  ['changes.3-0.code-injection', 'what is gone', settings([], ['ghost_head']), true],
  [
    'changes.5-0.tier-shape',
    'rows',
    { place: 'entries of body.tiers', path: 'body.tiers', expected: ['a'], actual: ['a', 'b'] },
    false,
  ],
  ['changes.5-0.single-url', 'what is there without a prefix', status(404, 200), false],
  ['changes.5-0.single-url', 'what is not there by a prefix', { ...status(200, 404), url: V4 }, true],
  ['changes.5-0.single-url', 'a body', { place: 'body', path: 'body', url: V4 }, false],
  ['urls.absolute', 'a path for an address', wrongValue('posts', 'url', '<site>/one/', '/one/'), true],
  ['urls.absolute', 'another address', wrongValue('posts', 'url', '<site>/one/', '<site>/2/'), false],
])('%s: %s (%#)', (clause, _, wrong, speaks) => {
  expect(speaksOf(`platform.${clause}`, judged(wrong))).toBe(speaks)
})

test.each([
  ['4.48', 'products', false],
  ['4.48', 'page', true],
  ['2.38', 'page', false],
  ['5.99', 'products', true],
])('at %s it says of %s that they are gone: %s', (version, name, isSaid) => {
  const wrong = judged(wrongValue('posts', name, ABSENT, []))
  expect(speaksOfSites(statusOf, SITE, version)('platform.content-api.posts.browse', wrong)).toBe(isSaid)
})
