import { describe, expect, test } from 'vitest'
import { ABSENT } from '../compare/difference.ts'
import { curlOf } from './curl.ts'
import { scrubber } from './scrub.ts'

const FROM = Date.parse('2026-05-01T12:00:00.000Z')
const scrub = scrubber({
  secrets: ['hush-hush-key', 'abc'],
  url: 'http://127.0.0.1:40001',
  shownUrl: 'http://127.0.0.1:1337',
  from: FROM,
  to: FROM + 1000,
})

describe('texts', () => {
  test.each([
    ['a secret', 'x=hush-hush-key&y', 'x=<redacted>&y'],
    ['a secret too short to be told from a word', 'abc', 'abc'],
    ['a token', 'Bearer eyJhbGciOi.eyJpZCI6MX0.c2lnbmF0', 'Bearer <redacted>'],
    ['the address', 'at http://127.0.0.1:40001/api', 'at http://127.0.0.1:1337/api'],
    ['a time of the run', 'made 2026-05-01T12:00:00.500Z', 'made <time of the run>'],
    ['a time with an offset', '2026-05-01T14:00:01+02:00', '<time of the run>'],
    ['the end of a subscription for a year', '2027-05-01T12:00:00.000Z', '<a year after the run>'],
    ['when the world was put in', '2026-05-01T09:30:00.000Z', '<time of the run>'],
    [
      'the hash of a password',
      'is $2a$10$S4YujVFCCP.o4oc7Oe33Oema20VD0Se7xy/EXRiBEaBzJE5L4CNRy',
      'is <password hash>',
    ],
    [
      'where a program is installed',
      'Error: x\n    at async f (/home/me/app/node_modules/a/node_modules/b/c.js:1:2)\n    at file:///app/node_modules/d.js:3:4',
      'Error: x\n    at async f (…/node_modules/a/node_modules/b/c.js:1:2)\n    at …/node_modules/d.js:3:4',
    ],
    ['a path elsewhere', 'see /home/me/node_modules/a', 'see /home/me/node_modules/a'],
    ['another time', '2024-05-01T12:00:00.500Z', '2024-05-01T12:00:00.500Z'],
    ['a time that does not exist', '2026-99-99T12:00:00Z', '2026-99-99T12:00:00Z'],
  ])('%s', (_, text, scrubbed) => {
    expect(scrub.text(text)).toBe(scrubbed)
  })
})

describe('texts of a target that was filled by the kit', () => {
  const made = scrubber({ secrets: [], url: '', shownUrl: '', from: FROM, to: FROM, isMadeUp: true })
  test.each([
    ['an id', '/tags/6b0320c6c73bf87a38f52e32/', '/tags/<made up>/'],
    ['a UUID', '/p/d58b3457-111a-4666-bbd1-ad6d4cd229bf/', '/p/<made up>/'],
    ['a hash', 'screen.css?v=0e364c765e', 'screen.css?v=<made up>'],
    ['a hash behind a name', '/uploads/small_terrace_5ff8d64d81.jpg', '/uploads/small_terrace_<made up>.jpg'],
    ['a word', 'faded', 'faded'],
    ['a large number', '9223372036854775807', '9223372036854775807'],
  ])('%s', (_, text, scrubbed) => {
    expect(made.text(text)).toBe(scrubbed)
  })
})

describe('values', () => {
  test.each<[string, unknown, unknown]>([
    ['a password by its key', { user: { password: 'x' } }, { user: { password: '<redacted>' } }],
    [
      'tokens by their keys',
      { jwt: 'a', accessKey: 'b', token: ['c'] },
      { jwt: '<redacted>', accessKey: '<redacted>', token: ['<redacted>'] },
    ],
    [
      'a matcher is no secret',
      { jwt: '<jwt>', password: '<absent>' },
      { jwt: '<jwt>', password: '<absent>' },
    ],
    ['a key that only sounds like one', { tokens: 1, passwordHint: 'x' }, { tokens: 1, passwordHint: 'x' }],
    ['a secret in a key', { 'hush-hush-key': 1 }, { '<redacted>': 1 }],
    ['nothing there', ABSENT, '<absent>'],
    ['null, numbers and booleans', [null, 1, false], [null, 1, false]],
    ['a key of the prototype', JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":1}}')],
  ])('%s', (_, value, scrubbed) => {
    expect(scrub.value(value)).toEqual(scrubbed)
  })

  test('a value is redacted by the last key of its path', () => {
    expect(scrub.value('x', 'password')).toBe('<redacted>')
  })

  test('depth, length and number are bounded', () => {
    let deep: unknown = 1
    for (let depth = 0; depth < 100_000; depth++) deep = [deep]
    const wide = Array.from({ length: 5_000 }, () => ({ text: 'x'.repeat(10_000) }))
    const keys = Object.fromEntries(wide.map((_, n) => [`k${n}`, n]))
    const written = JSON.stringify(scrub.value({ deep, wide, keys }))
    expect(written.length).toBeLessThan(1_000_000)
    expect(written).toContain('too large for a report')
    expect(written).toContain('(4900 more items)')
    expect(written).toContain('(4900 more keys)')
    expect(written).toContain('(6000 more characters)')
  })
})

describe('a curl line', () => {
  const GET = { method: 'GET', path: '/api/x?filters[a][$eq]=b c', headers: {}, body: null }
  test.each([
    [GET, "curl -sS -g --path-as-is 'http://h/api/x?filters[a][$eq]=b%20c'"],
    [{ ...GET, method: 'DELETE', path: '/' }, "curl -sS -g --path-as-is -X DELETE 'http://h/'"],
    [
      { ...GET, path: '/', headers: { authorization: 'Bearer abc', 'x-a': "it's" } },
      "curl -sS -g --path-as-is 'http://h/' -H 'authorization: Bearer <redacted>' -H 'x-a: it'\\''s'",
    ],
    [
      { ...GET, method: 'POST', path: '/', body: '{"a":"\'"}' },
      `curl -sS -g --path-as-is -X POST 'http://h/' --data-raw '{"a":"'\\''"}'`,
    ],
  ])('%j', (request, line) => {
    expect(curlOf(request, 'http://h')).toBe(line)
  })

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a variable is named', { 'x-gateway': `Bearer \${GATEWAY}` }, `-H "x-gateway: Bearer \${GATEWAY}"`],
    [
      'nothing else is left to the shell',
      { 'x-a': `$(b) \`c\` "d" \${E}` },
      `-H "x-a: \\$(b) \\\`c\\\` \\"d\\" \${E}"`,
    ],
    ['what is written out is shown', { 'x-a': '$b' }, "-H 'x-a: $b'"],
    [
      'a proof that is written out is not',
      { Authorization: 'Basic abc' },
      "-H 'Authorization: Basic <redacted>'",
    ],
    ['the request’s own header wins', { 'X-Own': 'other' }, "-H 'x-own: mine'"],
  ])('has the headers of every request: %s', (_, common, shown) => {
    const own = 'X-Own' in common ? { 'x-own': 'mine' } : {}
    const line = curlOf({ ...GET, path: '/', headers: own }, 'http://h', common)
    expect(line).toBe(`curl -sS -g --path-as-is 'http://h/' ${shown}`)
  })
})

describe('two long texts that differ', () => {
  const same = 'x'.repeat(9_000)

  test('are shown where they do', () => {
    const [wanted, found] = scrub.pair(`${same}right`, `${same}wrong`)
    expect([wanted, found]).toEqual([
      `(8940 characters) …${'x'.repeat(60)}right`,
      `(8940 characters) …${'x'.repeat(60)}wrong`,
    ])
  })

  test('are hidden where they are secret', () => {
    expect(scrub.pair(`${same}right`, `${same}wrong`, 'password')).toEqual(['<redacted>', '<redacted>'])
  })

  test('are values like any other where one of them is none', () => {
    expect(scrub.pair(null, `${same}wrong`)).toEqual([null, scrub.value(`${same}wrong`)])
  })
})
