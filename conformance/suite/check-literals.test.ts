import { expect, test } from 'vitest'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite } from './load-suite.ts'
import { SuiteError } from './problem.ts'

const PLATFORM = {
  site: { url: 'https://daily.test:2368/news', version: '5.130' },
  content_api_keys: [
    { id: '67a000000000000000000811', key: '0123456789abcdef' },
    { id: '67a000000000000000000812', key: 'fedcba9876543210', integration: 'wall' },
  ],
  admin_api_keys: [{ id: '67a000000000000000000821', secret: '00112233aabbccdd' }],
  clients: [{ slug: 'themes', secret: 'secret-of-themes' }],
  users: [{ id: '67a000000000000000000101', slug: 'ann', email: 'ann@daily.test', password: 'anns-word+1' }],
  posts: [{ id: '67a000000000000000000601', slug: 'rain' }],
}
const DATA = {
  'api::bread.bread': [{ id: 7, slug: 'rye' }],
  'plugin::users-permissions.user': [{ id: 8, username: 'bob', password: 'bobs-word' }],
}
const OPTIONS = { apiTokens: [{ name: 'full', accessKey: 'key-of-the-bakery' }] }

/** What is wrong with a suite of one scenario, whose lines are given. */
function problemsOf(...lines: readonly string[]): readonly string[] {
  const specs = specsDirectory({
    'content/a.yaml': clauseFile('content.a', lines.join('\n')),
    'worlds/bakery/keys.json': '{"breads": "slug", "users": "slug", "posts": "slug"}',
    'worlds/bakery/platform.json': JSON.stringify(PLATFORM),
    'worlds/bakery/data.json': JSON.stringify(DATA),
    'worlds/bakery/options.json': JSON.stringify(OPTIONS),
  })
  try {
    loadSuite(specs)
    return []
  } catch (error) {
    if (error instanceof SuiteError)
      return error.problems.map(({ found, expected }) => `${found} → ${expected}`)
    throw error
  }
}

const get = (path: string) => [`request: GET ${path}`, 'expect: { status: 200 }']
const text = (expected: string) => ['request: GET /', `expect: { status: 200, text: '${expected}' }`]

test.each<[string, readonly string[], string]>([
  ['an id in a path', get('/posts/67a000000000000000000601/'), '<posts:rain>'],
  [
    'an id inside of a header',
    [
      'request: { method: GET, path: /, headers: { cookie: s%3A67a000000000000000000101.x } }',
      'expect: { status: 200 }',
    ],
    '<users:ann>',
  ],
  [
    'the id of a key',
    [
      'request: GET /',
      'as: integration',
      'token: { header: { kid: "67a000000000000000000811" } }',
      'expect: { status: 200 }',
    ],
    '<content-key-id>',
  ],
  ['a key', get('/?key=0123456789abcdef'), '<content-key>'],
  ['the key of another integration', get('/?key=fedcba9876543210'), '<content-key:wall>'],
  ['a whole admin key', get('/?key=67a000000000000000000821:00112233aabbccdd'), '<admin-key>'],
  ['a secret', text('00112233aabbccdd'), '<admin-secret>'],
  ['the secret of a client', get('/?client_secret=secret-of-themes'), '<client-secret:themes>'],
  [
    'a password in a body',
    ['request: { method: POST, path: /, body: { a: [anns-word+1] } }', 'expect: { status: refused }'],
    '<password:ann@daily.test>',
  ],
  [
    'a password in a form',
    ['request: { method: POST, path: /, body: "password=anns-word%2B1" }', 'expect: { status: refused }'],
    '<password:ann@daily.test>',
  ],
  [
    'a password in a GraphQL document',
    [`graphql: 'mutation { login(input: {password: "bobs-word"}) { jwt } }'`, 'expect: { status: 200 }'],
    '<password:bob>',
  ],
  [
    'a token',
    [
      'request: { method: GET, path: /, headers: { authorization: Bearer key-of-the-bakery } }',
      'expect: { status: 200 }',
    ],
    '<token:full>',
  ],
  [
    'the address of the site',
    ['request: GET /', 'expect: { status: 200, body: { url: "https://daily.test:2368/news/rain/" } }'],
    '<site>',
  ],
  [
    'its origin',
    [
      'request: { method: GET, path: /, headers: { origin: "https://daily.test:2368" } }',
      'expect: { status: 200 }',
    ],
    '<site-origin>',
  ],
  [
    'its host, in a regular expression',
    ['request: GET /', "expect: { status: 200, text: { $matches: 'ref=daily\\.test' } }"],
    '<site-host>',
  ],
  [
    'the version, in a regular expression',
    ['request: GET /', "expect: { status: 200, text: { $matches: '^v5\\.130$' } }"],
    '<version>',
  ],
  [
    'an accepted answer',
    [
      'request: GET /',
      'accept:',
      '  - { who: a, expect: { status: 200 } }',
      '  - { who: b, expect: { status: 200, text: v5.130 } }',
    ],
    '<version>',
  ],
  ['the number of an entry', get('/api/breads/7'), '<breads:…>'],
  ['a filter for one', get('/api/breads?filters[id][$in][0]=7'), '<breads:…>'],
  [
    'one in a GraphQL document',
    ['graphql: "{ bread(id: 7) { data { id } } }"', 'expect: { status: 200 }'],
    '<breads:…>',
  ],
])('a scenario may not hold %s', (_, lines, placeholder) => {
  const [problem = '', ...others] = problemsOf(...lines)
  expect(others).toEqual([])
  expect(problem).toContain(`${placeholder}, because other targets have another value`)
})

test('the message says what was found, and what to write', () => {
  expect(problemsOf(...get('/posts/67a000000000000000000601/'))).toEqual([
    '"67a000000000000000000601" → <posts:rain>, because other targets have another value',
  ])
})

test.each<[string, readonly string[]]>([
  ['an id that nobody has', get('/posts/67a0000000000000000fffff/')],
  ['the number of no entry', get('/api/breads/999999')],
  ['a longer number', get('/api/breads/77')],
  ['a comparison of numbers', get('/api/breads?filters[id][$lt]=7')],
  ['a key of the right form', get('/?key=0123456789abcde')],
  ['another version', text('v5.13 v15.130 5.130.1')],
  ['an address of mail at the host of the site', text('ann@daily.test')],
  ['a host that ends like it', text('my-daily.test')],
  ['placeholders', get('/api/breads/<breads:rye>?key=<content-key>&site=<site>')],
])('it may hold %s', (_, lines) => {
  expect(problemsOf(...lines)).toEqual([])
})
