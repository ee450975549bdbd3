import { expect, test } from 'vitest'
import { ContentError } from '../../errors.ts'
import { UnreadableRequest } from './answers.ts'
import { requestReaders } from './readers.ts'

type Headers = Readonly<Record<string, string>>

/** What is read of a request, or the status and the words of its refusal. */
function read(method: string, { target = '/graphql', headers = {}, body = '' }: Request): unknown {
  const request = { method, target, headers, body: body === '' ? null : new TextEncoder().encode(body) }
  try {
    return requestReaders.find(reader => reader.reads(request))?.read(request)
  } catch (error) {
    if (error instanceof UnreadableRequest) return `${error.response.status} ${error.response.body}`
    if (error instanceof ContentError) return `${error.status} ${error.name}`
    throw error
  }
}

interface Request {
  readonly target?: string
  readonly headers?: Headers
  readonly body?: string
}

const sent = (type: string, body: string): Request => ({ headers: { 'content-type': type }, body })
const MISSING = '400 POST body missing, invalid Content-Type, or JSON object has no keys.'

const rows: readonly (readonly [method: string, request: Request, read: unknown])[] = [
  ['GET', { target: '/graphql?query={a}&variables={"b":1}' }, { query: '{a}', variables: '{"b":1}' }],
  ['GET', { target: '/graphql' }, '400 GET query missing.'],
  ['GET', { target: '/graphql?' }, '400 GET query missing.'],
  ['POST', sent('application/json', '{"query":"{a}"}'), { query: '{a}' }],
  ['POST', sent(' Application/JSON ; charset=utf-8', '{"query":"{a}"}'), { query: '{a}' }],
  ['POST', sent('application/vnd.api+json', '{"query":"{a}"}'), { query: '{a}' }],
  ['POST', sent('application/graphql+json', '{"query":"{a}"}'), MISSING],
  ['POST', sent('application/json', '[{"query":"{a}"}]'), [{ query: '{a}' }]],
  ['POST', sent('application/json', '[]'), []],
  ['POST', sent('application/json', '{}'), MISSING],
  ['POST', sent('application/json', ''), MISSING],
  ['POST', sent('application/json', '5'), '400 SyntaxError'],
  ['POST', sent('application/x-www-form-urlencoded', 'query=%7Ba%7D'), { query: '{a}' }],
  ['POST', sent('Application/x-www-form-urlencoded; charset=utf-8', 'query=%7Ba%7D'), { query: '{a}' }],
  ['POST', sent('application/x-www-form-urlencoded', ''), MISSING],
  ['POST', sent('application/json-lines', '{"query":"{a}"}'), MISSING],
  ['POST', sent('json', '{"query":"{a}"}'), MISSING],
  ['POST', sent('text/plain', '{"query":"{a}"}'), MISSING],
  ['POST', { target: '/graphql?query={a}' }, MISSING],
  ['PUT', sent('application/json', '{"query":"{a}"}'), '405 Apollo Server supports only GET/POST requests.'],
  [
    'PUT',
    sent('application/x-www-form-urlencoded', 'query=%7Ba%7D'),
    '405 Apollo Server supports only GET/POST requests.',
  ],
  ['HEAD', { target: '/graphql?query={a}' }, '405 Apollo Server supports only GET/POST requests.'],
]
test.each(rows)('%s %j reads %j', (method, request, expected) => {
  expect(read(method, request)).toEqual(expected)
})

test('a body that is too large is refused as everywhere', () => {
  expect(read('POST', sent('application/json', `"${'x'.repeat(2_000_000)}"`))).toBe(
    '413 PayloadTooLargeError',
  )
})
