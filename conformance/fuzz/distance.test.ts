import { expect, test } from 'vitest'
import type { Outcome } from '../client/outcome.ts'
import { distanceOf } from './distance.ts'

const answer = (status: number, json: unknown): Outcome => ({
  ...{
    kind: 'answer',
    status,
    headers: {},
    text: JSON.stringify(json),
    json,
    size: 0,
    isBroken: false,
    ms: 0,
  },
})
const NONE: Outcome = { kind: 'no-answer', reason: 'unreachable', says: 'nobody listens there', ms: 0 }
const deep = JSON.parse(`${'['.repeat(600)}${']'.repeat(600)}`)

test.each<[what: string, one: Outcome, other: Outcome, distance: number]>([
  ['nothing', answer(200, { a: [1, null] }), answer(200, { a: [1, null] }), 0],
  ['the status', answer(404, {}), answer(400, {}), 1],
  ['a value', answer(200, { a: 1, b: 2 }), answer(200, { a: 1, b: 3 }), 1],
  ['a member that is lacking', answer(200, { a: 1, b: 2 }), answer(200, { a: 1 }), 1],
  [
    'an object that is lacking, with all that is in it',
    answer(200, { a: { b: 1, c: 2 } }),
    answer(200, {}),
    3,
  ],
  ['items by their place', answer(200, [1, 2, 3]), answer(200, [1, 3]), 2],
  ['whether there is an answer', answer(200, {}), NONE, Infinity],
  ['nothing where there is none', NONE, NONE, 0],
  ['whatever nests too deep to be looked at', answer(200, deep), answer(200, deep), Infinity],
])('two answers differ in %s', (_, one, other, distance) => {
  expect([distanceOf(one, other), distanceOf(other, one)]).toEqual([distance, distance])
})
