import { expect, test } from 'vitest'
import type { Outcome } from '../client/outcome.ts'
import { distanceOf } from './distance.ts'
import { madeAnswer } from './made-answer.fixture.ts'

const NONE: Outcome = { kind: 'no-answer', reason: 'unreachable', says: 'nobody listens there', ms: 0 }
const deep = JSON.parse(`${'['.repeat(600)}${']'.repeat(600)}`)

test.each<[what: string, one: Outcome, other: Outcome, distance: number]>([
  ['nothing', madeAnswer(200, { a: [1, null] }), madeAnswer(200, { a: [1, null] }), 0],
  ['the status', madeAnswer(404, {}), madeAnswer(400, {}), 1],
  ['a value', madeAnswer(200, { a: 1, b: 2 }), madeAnswer(200, { a: 1, b: 3 }), 1],
  ['a member that is lacking', madeAnswer(200, { a: 1, b: 2 }), madeAnswer(200, { a: 1 }), 1],
  [
    'an object that is lacking, with all that is in it',
    madeAnswer(200, { a: { b: 1, c: 2 } }),
    madeAnswer(200, {}),
    3,
  ],
  ['items by their place', madeAnswer(200, [1, 2, 3]), madeAnswer(200, [1, 3]), 2],
  ['whether there is an answer', madeAnswer(200, {}), NONE, Infinity],
  ['nothing where there is none', NONE, NONE, 0],
  ['whatever nests too deep to be looked at', madeAnswer(200, deep), madeAnswer(200, deep), Infinity],
])('two answers differ in %s', (_, one, other, distance) => {
  expect([distanceOf(one, other), distanceOf(other, one)]).toEqual([distance, distance])
})
