import { expect, test } from 'vitest'
import { type Kept, type Question, readKept, writeKept } from './answers/conversation.ts'
import { type Edit, edited } from './answers/edited.ts'
import { changesOf, textOf } from './answers/kept-answers.ts'

const PLAIN: Question = {
  method: 'GET',
  target: '/api/dishes?sort=title',
  headers: { host: '127.0.0.1:1337' },
  body: null,
}

function sent(body: Uint8Array, type: string): Question {
  const headers = { host: '127.0.0.1:1337', 'content-length': String(body.byteLength), 'content-type': type }
  return { method: 'POST', target: '/graphql', headers, body }
}

const utf8 = new TextEncoder()
const token = { ...PLAIN.headers, authorization: `Bearer ${'x'.repeat(40)}` }

test.each<[what: string, questions: readonly Question[]]>([
  ['a request', [PLAIN]],
  ['a request for its reasons', [{ ...PLAIN, about: 'reasons' }]],
  ['a request before an upgrade', [{ ...PLAIN, about: { from: 3, to: 5 } }]],
  ['an empty body', [sent(new Uint8Array(), 'text/plain')]],
  ['JSON', [sent(utf8.encode('{"query":"{ dishes { data { id } } }"}'), 'application/json')]],
  ['JSON in other words', [sent(utf8.encode('{ "a": 1e1 }'), 'application/json')]],
  ['bytes that are no text', [sent(new Uint8Array([0xff, 0xfe, 0]), 'image/png')]],
  [
    'a header that stands in several',
    [
      { ...PLAIN, headers: token },
      { ...PLAIN, headers: token },
    ],
  ],
  ['another host', [{ ...PLAIN, headers: { host: 'example.com' } }]],
])('%s is read as it was written', (_what, questions) => {
  const kept: Kept = {
    setting: { world: 'tickets', production: true },
    questions,
    digests: questions.map(() => 'abcdef'),
  }
  expect(readKept(writeKept([kept]), 'tickets')).toEqual([kept])
})

test('edits of a file change and take away what they name, and nothing else', () => {
  const files = new Map([
    ['data.json', '{"a":[{"b":1},{"b":2}],"c":{}}'],
    ['options.json', '{}'],
  ])
  const edits: readonly Edit[] = [
    { file: 'data.json', at: ['a', 0, 'b'], to: 3 },
    { file: 'data.json', at: ['a', 1] },
    { file: 'data.json', at: ['c'] },
    { file: 'new.json', at: ['d'], to: [] },
  ]
  expect([...edited(files, edits)]).toEqual([
    ['data.json', '{"a":[{"b":3}]}'],
    ['options.json', '{}'],
    ['new.json', '{"d":[]}'],
  ])
})

test('of a world that cannot be used the problems are kept', async () => {
  const edits = [{ file: 'data.json', at: ['api::book.book', 0, 'pages'], to: 'many' }]
  const [change] = await changesOf([
    { setting: { world: 'small', edits }, questions: [PLAIN], digests: [''] },
  ])
  expect(change?.answer).toContain('"path":"api::book.book[0].pages"')
})

test('an answer that changed is told with the request, those before it, and what it is now', async () => {
  const questions = [PLAIN, { ...PLAIN, target: '/api/nothing' }, PLAIN]
  const [first] = await changesOf([{ setting: { world: 'tickets' }, questions, digests: ['', '', ''] }])
  expect(first).toMatchObject({ line: 2, questions: [PLAIN] })
  const text = textOf(first ? [first] : [], 'tickets')
  expect(text).toContain(
    'tests/answers/kept/tickets.ndjson:2 is answered otherwise now:\n  GET /api/dishes?sort=title',
  )
  expect(text).toContain('404\n')
  expect(textOf([], 'tickets')).toBe('')
})
