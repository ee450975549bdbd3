import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'
import type { Server } from './servers.ts'
import type { Exchanged } from './stage.ts'

/** `GET /a x,y`: a request on whose answer the clauses x and y have a say. */
function exchanged(line: string): Exchanged {
  const [method = '', target = '', clauses = ''] = line.split(' ')
  return {
    request: { method, target, headers: {}, body: null },
    answer: { status: 200, headers: {}, body: target },
    clauses: clauses.split(','),
    at: 0,
  }
}

const server = (...touched: readonly string[]): Server => ({
  ...{ id: 'x.y', says: '', isPermitted: false, deviation: {} },
  clause: {
    ...{ id: 'x', says: '', status: 'documented', strength: 'must', service: 'content', sources: [] },
    ...{
      file: '',
      why: null,
      disagrees: null,
      untestable: null,
      hasUnit: true,
      followsFrom: [],
      scenarios: [],
    },
    lifts: [],
  },
  touched: new Set(touched),
})

test.each<[what: string, lines: readonly string[], touched: string, positions: readonly number[]]>([
  ['a read in which it has a say', ['GET /a x', 'GET /b y', 'GET /c x,y'], 'x', [0, 2]],
  ['what is asked again only once', ['GET /a x', 'GET /a x'], 'x', [0]],
  ['what is asked again after a write', ['GET /a x', 'POST /a y', 'GET /a x'], 'x', [0, 1, 2]],
  ['all writes, in whatever it has a say', ['POST /a y', 'GET /b x', 'DELETE /a y'], 'x', [0, 1, 2]],
  ['all that follows a write in which it has a say', ['GET /a y', 'POST /a x', 'GET /b y'], 'x', [1, 2]],
  ['a login only where it has a say', ['POST /api/auth/local y', 'GET /a x'], 'x', [1]],
  ['a link of a mail is a write', ['GET /api/auth/email-confirmation y', 'GET /a x'], 'x', [0, 1]],
])('a server is asked %s', (_, lines, touched, positions) => {
  expect(excerptOf(lines.map(exchanged))(server(touched))).toEqual(positions)
})

test('a freedom may have a say in everything', () => {
  const excerpt = excerptOf(['GET /a x', 'GET /b y'].map(exchanged))
  expect(excerpt({ ...server(), clause: null })).toEqual([0, 1])
})
