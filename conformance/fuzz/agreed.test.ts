import { expect, test } from 'vitest'
import type { Outcome } from '../client/outcome.ts'
import { type Contrast, isContrary, openAgreed } from './agreed.ts'
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

test.each<[what: string, usual: Outcome | null, wrong: Outcome | null, contrary: boolean]>([
  ['answers the same', madeAnswer(200, 1), madeAnswer(200, 1), false],
  ['answers something else', madeAnswer(200, 1), madeAnswer(200, 2), true],
  ['refuses otherwise', madeAnswer(400, 1), madeAnswer(404, 1), false],
  ['cannot be asked', madeAnswer(200, 1), null, false],
  ['cannot be compared', null, madeAnswer(200, 1), false],
])('one who is wrong and %s: %j, %j, contrary %s', async (_, usual, wrong, contrary) => {
  const isSame: Contrast['isSame'] = (_query, one, other) =>
    other.kind === 'answer' && one.json === other.json
  const contrast = { usual: async () => usual, wrong: async () => wrong, isSame }
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
