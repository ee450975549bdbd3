import { describe, expect, test } from 'vitest'
import { Hearing } from './hearing.ts'

type Heard = readonly [clause: string, made: unknown, given?: readonly unknown[], isOwn?: boolean]

function told(heard: readonly Heard[], status: number, body: unknown) {
  const hearing = new Hearing(new Set(['shows']))
  for (const [clause, made, given = [], isOwn = true] of heard) hearing.listener(clause, made, given, isOwn)
  const text = typeof body === 'string' || body === null ? body : JSON.stringify(body)
  return hearing.tell({ status, headers: { a: 'b' }, body: text })
}

const NO = { error: { message: 'No such thing' } }

test('an answer is told with the clauses that it rests on, each once and sorted', () => {
  expect(
    told(
      [
        ['b', 1],
        ['a', 1],
        ['b', 2],
      ],
      200,
      'text',
    ),
  ).toEqual({
    answer: { status: 200, headers: { a: 'b' }, body: 'text' },
    clauses: ['a', 'b'],
    refusal: null,
  })
})

test('bytes are no text', () => {
  const { answer, refusal } = new Hearing(new Set()).tell({
    status: 404,
    headers: {},
    body: new Uint8Array(3),
  })
  expect([answer.body, refusal?.says]).toEqual([null, 'it is answered with 404'])
})

describe('a refusal says', () => {
  test.each<[fact: string, status: number, body: unknown, says: string | null]>([
    ['the message of its error', 400, NO, 'No such thing'],
    ['the message of the first of its errors', 400, { errors: [{ message: 'A' }, { message: 'B' }] }, 'A'],
    ['what it is about', 400, { errors: [{ message: 'A', context: 'B' }] }, 'A B'],
    ['what it is about once', 400, { errors: [{ message: 'A', context: 'A' }] }, 'A'],
    ['what it says though it is answered with 200', 200, { errors: [{ message: 'A' }] }, 'A'],
    ['nothing where it is none', 200, { data: [] }, null],
    ['nothing where it is none of 399', 399, 'No', null],
    ['a line', 400, 'Not so', 'Not so'],
    ['a line of 200 signs', 400, 'x'.repeat(200), 'x'.repeat(200)],
    ['its status for a longer one', 400, 'x'.repeat(201), 'it is answered with 400'],
    ['its status for two lines', 400, 'a\nb', 'it is answered with 400'],
    ['its status for a page', 404, '<p>Not so</p>', 'it is answered with 404'],
    ['its status for an empty text', 404, '', 'it is answered with 404'],
    ['its status for nothing', 404, null, 'it is answered with 404'],
    ['its status for what is cut', 500, '{"error":', 'it is answered with 500'],
    ['its status where no message is a text', 500, { error: { message: 5 } }, 'it is answered with 500'],
    ['its status where there is no error', 500, { errors: [] }, 'it is answered with 500'],
  ])('%s', (_fact, status, body, says) => {
    expect(told([], status, body).refusal).toEqual(says === null ? null : { clause: null, says })
  })
})

describe('who refused is', () => {
  const error = { message: 'No such thing' }
  test.each<[fact: string, heard: readonly Heard[], clause: string | null]>([
    ['nobody who said nothing', [['a', true]], null],
    ['who made the error', [['a', error]], 'a'],
    [
      'who had the words first',
      [
        ['a', { message: 'other' }],
        ['b', error],
        ['c', error],
      ],
      'b',
    ],
    ['who made a list of faults', [['a', [{ message: 'x' }, error]]], 'a'],
    ['who had the words alone', [['a', 'No such thing']], 'a'],
    ['who had the end of the words', [['a', 'such thing']], 'a'],
    ['not who had a word of them', [['a', 'thing']], null],
    ['not who had a part of a word', [['a', 'o such thing']], null],
    ['not who shows refusals', [['shows', error]], null],
    ['not who asked another', [['a', error, [], false]], null],
    ['not who hands on what was given', [['a', error, [1, error]]], null],
    ['not who puts faults in order', [['a', [error], [[error, 1]]]], null],
    ['who adds a fault', [['a', [error], [[1]]]], 'a'],
    ['who made an answer', [['a', { status: 400, body: 'No such thing' }]], 'a'],
    ['not who made an answer that is no refusal', [['a', { status: 399, body: 'No such thing' }]], null],
    ['not who had no words', [['a', { message: '' }]], null],
  ])('%s', (_fact, heard, clause) => {
    expect(told(heard, 400, NO).refusal).toEqual({ clause, says: 'No such thing' })
  })

  test.each<[fact: string, made: object, clause: string | null]>([
    ['known by the message alone', { message: 'A b' }, null],
    ['known by message and context', { message: 'A b', more: { context: 'c d' } }, 'a'],
    ['not known by a context that is no text', { message: 'A b', more: { context: 5 } }, null],
  ])('%s', (_fact, made, clause) => {
    const body = { errors: [{ message: 'A b', context: 'c d' }] }
    expect(told([['a', made]], 400, body).refusal).toEqual({ clause, says: 'A b c d' })
  })
})
