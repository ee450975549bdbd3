import { expect, test } from 'vitest'
import { madeAnswer } from './made-answer.fixture.ts'
import { messageOf } from './message.ts'
import { readWritten } from './written.ts'

const content = (message: string) => ({ data: null, error: { status: 400, message } })

test.each([
  ['what it names from the request', '/api/a?filters[x]=1', content('Invalid key x'), 'Invalid key …'],
  ['a number', '/api/a', content('Expected at most 25 items'), 'Expected at most 0 items'],
  ['what the request has encoded', '/api/a?filters%5Bx%5D=1', content('Invalid key x'), 'Invalid key …'],
  ['what no URL can hold', '/api/a?filters[x]=%', content('Invalid key x'), 'Invalid key …'],
])('a message is told without %s', (_, path, json, says) => {
  expect(messageOf({ query: readWritten(`GET ${path}`), actual: madeAnswer(400, json) })).toBe(says)
})

test.each([
  ['that of a site', { errors: [{ message: 'Cannot read tag.' }] }, 'Cannot read tag.'],
  ['one that every refusal may have', content('Bad Request'), null],
  ['one of a crash', content('Internal Server Error'), null],
  ['none', {}, null],
  ['no text', { error: { message: 1 } }, null],
  ['no JSON', undefined, null],
])('%s', (_, json, says) => {
  const actual = json === undefined ? { ...madeAnswer(400, null), json } : madeAnswer(400, json)
  expect(messageOf({ query: readWritten('GET /x'), actual })).toBe(says)
})

test('a target that does not answer says nothing', () => {
  const actual = { kind: 'no-answer', reason: 'unreachable', says: '', ms: 0 } as const
  expect(messageOf({ query: readWritten('GET /x'), actual })).toBeNull()
})
