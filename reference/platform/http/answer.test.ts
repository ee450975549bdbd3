import { expect, test } from 'vitest'
import {
  type AnswerBody,
  contentType,
  jsonOf,
  noContent,
  ok,
  redirect,
  textAnswer,
  withHeaders,
} from './answer.ts'

test.each<[body: AnswerBody, json: unknown, type: string | null]>([
  [null, undefined, null],
  [{ json: null }, null, 'application/json; charset=utf-8'],
  [{ json: { a: 1 } }, { a: 1 }, 'application/json; charset=utf-8'],
  [{ text: 'x', type: 'text/x' }, undefined, 'text/x'],
  [{ bytes: new Uint8Array(), type: 'image/x' }, undefined, 'image/x'],
])('of the body %j the JSON is %j, and its type %j', (body, json, type) => {
  expect([jsonOf({ status: 200, headers: {}, body }), contentType(body)]).toEqual([json, type])
})

test('answers of each kind', () => {
  expect(ok([1])).toEqual({ status: 200, headers: {}, body: { json: [1] } })
  expect(noContent()).toEqual({ status: 204, headers: {}, body: null })
  expect(textAnswer(201, 'x')).toEqual({
    status: 201,
    headers: {},
    body: { text: 'x', type: 'text/plain; charset=utf-8' },
  })
  expect(redirect(302, '/a', { b: 'c' })).toEqual({
    status: 302,
    headers: { location: '/a', b: 'c' },
    body: null,
  })
  expect(withHeaders(redirect(301, '/a'), { location: '/b' }).headers).toEqual({ location: '/b' })
})
