import { expect, test } from 'vitest'
import type { Outcome } from '../client/outcome.ts'
import type { Connection } from '../targets/connection.ts'
import { type IsSame, isContrary, openAgreed } from './agreed.ts'
import type { SequenceQuery } from './commands/command.ts'
import { madeAnswer } from './made-answer.fixture.ts'
import { type Query, requestOf } from './query.ts'
import { readWritten } from './written.ts'

const query = (path: string): Query => readWritten(`GET ${path}`)
const pathsOf = (queries: readonly Query[]) => queries.map(it => requestOf(it).path)
const OK = [200]

test('of each kind the first is kept, those of the same path come first, and refusals say nothing', () => {
  const agreed = openAgreed()
  for (const path of ['/api/a?sort=x', '/api/b?sort=x', '/api/b?sort=y', '/api/b?filters[0][x]=1'])
    agreed.see({ query: query(path), statuses: OK })
  agreed.see({ query: query('/api/c'), statuses: [404] })
  expect(pathsOf(agreed.near(query('/api/b')))).toEqual([
    ...['/api/b?sort=x', '/api/b?filters[0][x]=1'],
    '/api/a?sort=x',
  ])
})

test('of many some are taken, from all over', () => {
  const agreed = openAgreed()
  for (let at = 0; at < 100; at++) agreed.see({ query: query(`/api/a?p${at}=1`), statuses: OK })
  const near = pathsOf(agreed.near(query('/api/a')))
  expect(near).toHaveLength(12)
  expect([near[0], near.at(-1)]).toEqual(['/api/a?p0=1', '/api/a?p91=1'])
})

const isSame: IsSame = (_query, one, other) => other.kind === 'answer' && one.json === other.json

/** A server that answers one request after the other so. */
function standing(answers: readonly Outcome[]): Connection {
  const left = [...answers]
  return {
    reset: async () => {},
    endpoint: {},
    callers: { sign: async (request: unknown) => request },
    client: { send: async () => left.shift() },
  } as unknown as Connection
}

function sequence(...lines: readonly string[]): SequenceQuery {
  const commands = lines.map(line => {
    const [method = '', path = ''] = line.split(' ')
    return { as: 'public', saves: {}, request: { method, path, headers: {}, body: undefined } }
  })
  return { door: 'sequence', commands, known: new Map() }
}

test('sequences are told that write in the same places, refused or not', () => {
  const agreed = openAgreed()
  const [same, other] = [sequence('PUT /api/a/<a:x>', 'GET /api/a'), sequence('POST /api/b')]
  for (const query of [other, same, sequence('PUT /api/a/<a:y>?x=1')]) agreed.see({ query, statuses: [403] })
  expect(agreed.near(sequence('PUT /api/a/<a:z>', 'POST /api/c'))).toEqual([same])
  expect(agreed.near(query('/api/a'))).toEqual([])
})

test.each<[what: string, usual: readonly Outcome[], wrong: readonly Outcome[], contrary: boolean]>([
  ['the same', [madeAnswer(200, 1), madeAnswer(200, 2)], [madeAnswer(200, 1), madeAnswer(200, 2)], false],
  ['otherwise', [madeAnswer(200, 1), madeAnswer(200, 2)], [madeAnswer(200, 1), madeAnswer(200, 3)], true],
  ['with another refusal', [madeAnswer(400, 1)], [madeAnswer(403, 2)], false],
  ['without a refusal', [madeAnswer(400, 1)], [madeAnswer(200, 2)], true],
])('a sequence that goes %s', async (_, usual, wrong, contrary) => {
  const stages = { usual: standing(usual), wrong: standing(wrong) }
  const nobody = async () => null
  const query = sequence(...usual.map(() => 'POST /api/a'))
  expect(await isContrary([query], { usual: nobody, wrong: nobody, isSame, stages })).toBe(contrary)
})

test.each<[what: string, usual: Outcome | null, wrong: Outcome | null, contrary: boolean]>([
  ['answers the same', madeAnswer(200, 1), madeAnswer(200, 1), false],
  ['answers something else', madeAnswer(200, 1), madeAnswer(200, 2), true],
  ['refuses otherwise', madeAnswer(400, 1), madeAnswer(404, 1), false],
  ['cannot be asked', madeAnswer(200, 1), null, false],
  ['cannot be compared', null, madeAnswer(200, 1), false],
])('one who is wrong and %s: %j, %j, contrary %s', async (_, usual, wrong, contrary) => {
  const stages = { usual: standing([]), wrong: standing([]) }
  const contrast = { usual: async () => usual, wrong: async () => wrong, isSame, stages }
  expect(await isContrary([query('/api/a')], contrast)).toBe(contrary)
})

test('behind those of the same path come those that are built most alike', () => {
  const agreed = openAgreed()
  for (const path of ['/api/a?sort=x', '/api/b?populate[x][sort]=y', '/api/c?populate[x][populate]=y'])
    agreed.see({ query: query(path), statuses: OK })
  expect(pathsOf(agreed.near(query('/api/d?populate[p][populate][q][filters][r]=1')))).toEqual([
    ...['/api/c?populate[x][populate]=y', '/api/b?populate[x][sort]=y'],
    '/api/a?sort=x',
  ])
})
