import { expect, test } from 'vitest'
import { loadSuite } from '../suite/load-suite.ts'
import { listQuirks } from '../targets/oracle.ts'
import { firstToNotice } from './first-to-notice.ts'
import { readKeptMatrix } from './kept-matrix.ts'
import { formatKillMatrix, type KillMatrix, parseKillMatrix } from './kill-matrix.ts'

const MATRIX: KillMatrix = {
  digest: 'abc',
  scenarios: ['content.a.one', 'content.a.two', 'content.a.three', 'content.b.one', 'content.b.two'],
  killers: new Map([
    ['content.a.wrong', ['content.a.one', 'content.a.two', 'content.b.two']],
    ['content.a.late', ['content.a.three']],
    ['content.b.odd', ['content.b.one', 'content.b.two']],
    ['content.b.unseen', []],
  ]),
}

const EVEN = { ofQuirk: () => 1, ofScenario: () => 1 }

test('a matrix is read as it was written', () => {
  expect(parseKillMatrix(formatKillMatrix(MATRIX))).toEqual(MATRIX)
})

test('it is written as steps through the scenarios', () => {
  expect(formatKillMatrix(MATRIX).split('\n')).toEqual([
    'assayer-kill-matrix 1 abc',
    'content.a one two three',
    'content.b one two',
    '',
    'content.a.wrong 0+2 2',
    'content.a.late 2',
    'content.b.odd 3+2',
    'content.b.unseen',
    '',
  ])
})

test.each(['', 'something else', 'assayer-kill-matrix 1 abc'])('a text that is none: %j', text => {
  expect(parseKillMatrix(text)).toBeNull()
})

test('each next scenario notices most of what none before it has noticed', () => {
  expect([...firstToNotice(MATRIX, EVEN)]).toEqual([
    ['content.b.two', 2],
    ['content.a.three', 1],
  ])
})

test('what is worth more comes first', () => {
  const ofQuirk = (quirk: string) => (quirk === 'content.a.late' ? 5 : 1)
  expect([...firstToNotice(MATRIX, { ...EVEN, ofQuirk }).keys()][0]).toBe('content.a.three')
  const ofScenario = (id: string) => (id === 'content.b.two' ? 0 : 1)
  expect([...firstToNotice(MATRIX, { ...EVEN, ofScenario }).keys()]).toEqual([
    'content.a.one',
    'content.a.three',
    'content.b.one',
  ])
})

/** Renewed by `assayer selftest --matrix conformance/kills/assets/kill-matrix.txt`, for a prefix of quirks or for all. */
test('the matrix that is kept knows most of the suite and of the quirks', async () => {
  const matrix = readKeptMatrix()
  const scenarios = loadSuite('specs').clauses.flatMap(clause => clause.scenarios.map(({ id }) => id))
  const quirks = (await listQuirks()).map(({ id }) => id)
  const measured = new Set(matrix?.scenarios)
  const share = (ids: readonly string[], has: (id: string) => boolean | undefined) =>
    ids.filter(has).length / ids.length
  expect(share(scenarios, id => measured.has(id))).toBeGreaterThan(0.9)
  expect(share(quirks, id => matrix?.killers.has(id))).toBeGreaterThan(0.9)
})
