import { expect, it } from 'vitest'
import { plainAnswer } from './plain-answer.ts'

const failed = (message: string, extensions: object = {}) => ({ message, extensions })

it.each([
  [
    'errors in another order',
    { errors: [failed('a'), failed('b')] },
    { errors: [failed('b'), failed('a')] },
    true,
  ],
  ['another error', { errors: [failed('a')] }, { errors: [failed('b')] }, false],
  [
    'a trace',
    { errors: [failed('a', { exception: { stacktrace: ['at'] } })] },
    { errors: [failed('a')] },
    true,
  ],
  [
    'types in another order',
    { data: { __schema: { types: [{ name: 'A' }, { name: 'B' }] } } },
    { data: { __schema: { types: [{ name: 'B' }, { name: 'A' }] } } },
    true,
  ],
  [
    'entries in another order',
    { data: { chefs: [{ name: 'A' }, { name: 'B' }] } },
    { data: { chefs: [{ name: 'B' }, { name: 'A' }] } },
    false,
  ],
  ['an answer of REST', { data: [{ id: 1 }, { id: 2 }] }, { data: [{ id: 2 }, { id: 1 }] }, false],
])('%s', (_what, one, other, isSame) => {
  if (isSame) expect(plainAnswer(one)).toEqual(plainAnswer(other))
  else expect(plainAnswer(one)).not.toEqual(plainAnswer(other))
})
