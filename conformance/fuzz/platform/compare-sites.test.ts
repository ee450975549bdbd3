import { expect, test } from 'vitest'
import type { Answer } from '../../client/outcome.ts'
import { brandWords } from '../../targets/brand.ts'
import { differAtSites, isAnswerOf, rulesFor, type SiteRules } from './compare-sites.ts'
import type { Own } from './plain-body.ts'
import { plainQuery } from './plain-query.ts'
import { titlesFrom } from './titles.ts'

const ghost = brandWords('ghost')
const idAt = (id: string) => titlesFrom(new Map([['posts', new Map([['bridge-opens', id]])]]))
const [OURS, THEIRS] = ['a'.repeat(24), 'b'.repeat(24)]
const isKnownTime = (time: string) => time === '2024-02-01T08:00:00.000Z'

function own(id: string, address: string, brand: Own['brand']): Own {
  return { titles: idAt(id), address, brand, isKnownTime }
}

const rules: SiteRules = {
  ignored: new Set(),
  isKnownTime,
  ofOracle: own(OURS, 'http://localhost:2368', ghost),
  ofTarget: own(THEIRS, 'https://blog.example', brandWords('platform')),
}

function answer(json: unknown, headers: Answer['headers'] = {}, status = 200): Answer {
  const text = JSON.stringify(json)
  return { kind: 'answer', status, headers, text, json, size: text.length, isBroken: false, ms: 0 }
}

const post = (more: object) => ({ posts: [{ slug: 'bridge-opens', ...more }] })
const CRASH = { message: 'no', code: 'UNEXPECTED_ERROR' }
const ERROR = { message: 'no', id: '6d9f7c1e-5b0b-4efb-aa96-d67d1ec63b52' }

test.each<[what: string, expected: Answer, actual: Answer, place: string]>([
  ['ids by their entries', answer(post({ id: OURS })), answer(post({ id: THEIRS })), ''],
  [
    'addresses of sites',
    answer(post({ url: 'http://localhost:2368/a/' })),
    answer(post({ url: 'https://blog.example/a/' })),
    '',
  ],
  [
    'links to elsewhere that tell where they come from',
    answer(post({ html: '<a href="https://a.example/?ref=localhost">a</a>' })),
    answer(post({ html: '<a href="https://a.example/?ref=blog.example">a</a>' })),
    '',
  ],
  [
    'times that a site made',
    answer(post({ created_at: '2024-01-01T00:00:00.000Z' })),
    answer(post({ created_at: '2026-05-05T10:00:00.000Z' })),
    '',
  ],
  [
    'ids of errors',
    answer({ errors: [ERROR] }, {}, 404),
    answer({ errors: [{ ...ERROR, id: 'x' }] }, {}, 404),
    '',
  ],
  [
    'where schemas of programs lie',
    answer({ errors: [{ ...ERROR, details: [{ schemaPath: '#/name' }] }] }, {}, 422),
    answer({ errors: [{ ...ERROR, details: [{ schemaPath: 'tags#/name' }] }] }, {}, 422),
    '',
  ],
  [
    'names of backups',
    answer({ meta: { filename: 'a.platform.2026-11-27-09-10-05.json' } }),
    answer({ meta: { filename: 'a.ghost.2026-11-27-09-10-06.json' } }),
    '',
  ],
  ['words of a brand', answer({ platformErrorCode: null }), answer({ ghostErrorCode: null }), ''],
  [
    'a crash that a profile foretells',
    answer({ errors: [CRASH] }, {}, 500),
    answer({ errors: [CRASH] }, {}, 500),
    '',
  ],
  ['a crash that none foretells', answer({}, {}, 500), answer({ errors: [CRASH] }, {}, 500), 'both crash'],
  [
    'what a site was configured with',
    answer({ settings: [{ key: 'labs', value: '{}' }] }),
    answer({ settings: [{ key: 'labs', value: '{"a":true}' }] }),
    '',
  ],
  [
    'what else is set',
    answer({ settings: { title: 'A', labs: '{}' } }),
    answer({ settings: { title: 'B', labs: '{}' } }),
    'body.settings.title',
  ],
  [
    'when users signed in, and their order by it',
    answer({
      users: [
        { slug: 'a', last_seen: '2024-01-01T00:00:00.000Z', updated_at: '2024-02-01T08:00:00.000Z' },
        { slug: 'b', last_seen: null },
      ],
    }),
    answer({
      users: [
        { slug: 'b', last_seen: null },
        { slug: 'a', last_seen: null, updated_at: '2023-01-01T00:00:00.000Z' },
      ],
    }),
    '',
  ],
  [
    'in which order users are listed of whom the slug is not shown',
    answer({
      users: [
        { email: 'b', bio: null },
        { email: 'a', bio: 'x' },
      ],
    }),
    answer({
      users: [
        { bio: 'x', email: 'a' },
        { bio: null, email: 'b' },
      ],
    }),
    '',
  ],
  [
    'ids in sentences on what went wrong',
    answer({ errors: [{ context: 'Could not find Member 6b09da33b7c9d7562580f9ca' }] }),
    answer({ errors: [{ context: 'Could not find Member 72000001b1e68be0f33da1c1' }] }),
    '',
  ],
  [
    'in which order tiers come, whatever they say of themselves',
    answer({ tiers: [{ slug: 'free' }, { slug: 'gold' }], posts: [{ tiers: [{ id: 'a' }, { id: 'b' }] }] }),
    answer({ tiers: [{ slug: 'gold' }, { slug: 'free' }], posts: [{ tiers: [{ id: 'b' }, { id: 'a' }] }] }),
    '',
  ],
  [
    'how a mail looks',
    answer({ email_previews: [{ subject: 'A', html: '<p>a</p>', plaintext: 'a' }] }),
    answer({ email_previews: [{ subject: 'A', html: '<b>a</b>', plaintext: '' }] }),
    '',
  ],
  [
    'what a link to leave is signed with',
    answer({ members: [{ unsubscribe_url: `https://x.example/?uuid=1&key=${'a'.repeat(64)}` }] }),
    answer({ members: [{ unsubscribe_url: `https://x.example/?uuid=1&key=${'b'.repeat(64)}` }] }),
    '',
  ],
  [
    'where what was made lies',
    answer({}, { location: `http://localhost:2368/posts/${'c'.repeat(24)}/` }, 201),
    answer({}, { location: `https://blog.example/posts/${'d'.repeat(24)}/` }, 201),
    '',
  ],
  [
    'where something else lies',
    answer({}, { location: `http://localhost:2368/posts/${OURS}/` }, 201),
    answer({}, { location: `https://blog.example/posts/${'d'.repeat(24)}/` }, 201),
    'header location',
  ],
  ['what nobody serves', answer({}, {}, 501), answer({}, {}, 501), ''],
  ['another status', answer({}), answer({}, {}, 404), 'status 404 instead of 200'],
  [
    'a time that the world tells',
    answer(post({ published_at: '2024-02-01T08:00:00.000Z' })),
    answer(post({ published_at: '2024-02-02T08:00:00.000Z' })),
    'body.posts[*].published_at',
  ],
  [
    'an address that is none of the site',
    answer(post({ url: 'http://localhost:2368/a/' })),
    answer(post({ url: '/a/' })),
    'body.posts[*].url',
  ],
  [
    'another entry',
    answer(post({ id: OURS })),
    answer(post({ id: 'c'.repeat(24) })),
    'entries of body.posts',
  ],
  [
    'a header about versions',
    answer({}, { 'content-version': 'v5.0' }),
    answer({}),
    'header content-version',
  ],
])('%s', (_, expected, actual, place) => {
  expect(differAtSites(expected, actual, rules).place).toBe(place)
})

const posts = (...slugs: readonly string[]) => answer({ posts: slugs.map(slug => ({ slug })) })

test.each<[parameters: string, isSame: boolean]>([
  ['order=unknown asc', true],
  ['order=slug asc', false],
  ['order=unknown,slug desc', false],
  ['order=unknown&fields=slug', false],
  ['limit=2', false],
])('rows may come in another order where %s is asked for: %s', (text, isSame) => {
  const parameters = [...new URLSearchParams(text)].map(([name, value]) => ({ name, value }))
  const query = { ...plainQuery('/platform/api/admin/posts/', 'integration'), parameters }
  const found = differAtSites(posts('a', 'b'), posts('b', 'a'), rulesFor(query, rules))
  expect(found.difference === null).toBe(isSame)
})

test('rows that are equal in what they are ordered by may come in any order', () => {
  const parameters = [{ name: 'order', value: 'title asc, unknown asc' }]
  const query = { ...plainQuery('/platform/api/admin/posts/', 'integration'), parameters }
  const titled = (...rows: readonly string[]) =>
    answer({ posts: rows.map(row => ({ title: row[0], slug: row })) })
  const compared = (...rows: readonly string[]) =>
    differAtSites(titled('a1', 'a2', 'b1', 'b2'), titled(...rows), rulesFor(query, rules)).difference
  expect(compared('a2', 'a1', 'b2', 'b1')).toBeNull()
  expect(compared('a1', 'b1', 'a2', 'b2')).not.toBeNull()
})

test('a site that holds the world to the letter has its order, too', () => {
  const parameters = [{ name: 'order', value: 'unknown' }]
  const query = { ...plainQuery('/platform/api/admin/posts/', 'integration'), parameters }
  const literal = { ...rules, ofTarget: { ...rules.ofTarget, isKnownTime: null } }
  expect(differAtSites(posts('a', 'b'), posts('b', 'a'), rulesFor(query, literal)).difference).not.toBeNull()
})

test.each<[method: 'GET' | 'PUT', wanted: string, found: string, isSame: boolean]>([
  ['PUT', '/tag/new/', '/404/', true],
  ['PUT', '/404/', '/tag/new/', true],
  ['PUT', '/tag/new/', '/tag/former/', true],
  ['GET', '/tag/new/', '/404/', false],
  ['GET', '/404/', '/tag/new/', false],
])('what is written may have its new address later: after %s %s may be %s', (...row) => {
  const [method, wanted, found, isSame] = row
  const request = { method, path: '/platform/api/admin/posts/1/', headers: {}, body: undefined }
  const sequence = {
    door: 'sequence' as const,
    commands: [{ request, as: 'integration', saves: {} }],
    known: new Map(),
  }
  const tagged = (address: string) => answer(post({ tags: [{ slug: 'new', url: address }] }))
  const expected = tagged(`http://localhost:2368${wanted}`)
  const actual = tagged(`https://blog.example${found}`)
  const { difference } = differAtSites(expected, actual, rulesFor(sequence, rules))
  expect(difference === null).toBe(isSame)
  const literal = { ...rules, ofTarget: { ...rules.ofTarget, isKnownTime: null } }
  expect(differAtSites(expected, actual, rulesFor(sequence, literal)).difference).not.toBeNull()
})

test.each<[method: 'PUT' | 'GET', wanted: number, found: number, isSame: boolean]>([
  ['PUT', 403, 422, true],
  ['PUT', 403, 200, false],
  ['GET', 403, 422, false],
])('of a write that is wrong and not allowed either may be told: %s %i and %i: %s', (...row) => {
  const [method, wanted, found, isSame] = row
  const request = { method, path: '/platform/api/admin/tiers/1/', headers: {}, body: undefined }
  const commands = [{ request, as: 'session:ed@gazette.example', saves: {} }]
  const sequence = { door: 'sequence' as const, commands, known: new Map() }
  const refused = (status: number) => answer({ errors: [ERROR] }, {}, status)
  const compared = differAtSites(refused(wanted), refused(found), rulesFor(sequence, rules))
  expect(compared.difference === null).toBe(isSame)
})

test.each([
  [200, false],
  [403, true],
])(
  'where the right answer is %i, one with 403 gives another that was refused with 422: %s',
  (status, isAlike) => {
    const request = { method: 'PUT', path: '/platform/api/admin/tiers/1/', headers: {}, body: undefined }
    const query = {
      door: 'sequence' as const,
      commands: [{ request, as: 'integration', saves: {} }],
      known: new Map(),
    }
    const told = (code: number) => answer(code === 200 ? { tiers: [] } : { errors: [ERROR] }, {}, code)
    const difference = { query, expected: told(status), actual: told(422) }
    expect(isAnswerOf(difference, told(403), rules)).toBe(isAlike)
  },
)
