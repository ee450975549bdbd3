import { describe, expect, test } from 'vitest'
import type { ClauseReport, Report, ScenarioReport } from '../report/report.ts'
import type { QuirkFacts } from '../targets/oracle.ts'
import { diagnose, MOST_CLAUSES, MOST_CLAUSES_MOSTLY_WRONG } from './diagnose.ts'

/** A scenario by what its answer held in place of what was expected: null when nothing was wrong. */
function scenario(id: string, actual: unknown): ScenarioReport {
  const differences = actual === null ? [] : [{ path: 'body.data', expected: 'right', actual }]
  const details = { curl: 'curl', expected: {}, differences, answer: null }
  return {
    ...{ id, says: id, world: 'w', writes: false, repeat: 1, reason: null },
    verdict: actual === null ? 'pass' : 'fail',
    steps: [{ method: 'GET', path: '/', as: 'public', status: 200, accepted: null, details }],
  }
}

type Answers = Readonly<Record<string, unknown>>

/** `a.1` is a scenario of the clause `a`. */
function reportOf(answers: Answers): Report {
  const ids = [...new Set(Object.keys(answers).map(id => id.split('.')[0] ?? ''))]
  const clauses = ids.map(id => ({
    id,
    scenarios: Object.entries(answers)
      .filter(([name]) => name.startsWith(`${id}.`))
      .map(([name, actual]) => scenario(name, actual)),
  })) as readonly unknown[] as readonly ClauseReport[]
  return { clauses } as Report
}

const quirk = (id: string, clause: string): QuirkFacts => ({ id, clause, says: `it is ${id}` })

/** What each quirk makes of the scenarios: those that it does not name are as expected. */
async function diagnosisOf(answers: Answers, quirks: Readonly<Record<string, Answers>>) {
  const list = Object.keys(quirks).map(id => quirk(id, id.split('-')[0] ?? ''))
  const run = async (id: string, ids: readonly string[]) =>
    ids.map(name => scenario(name, quirks[id]?.[name] ?? null))
  const found = await diagnose(reportOf(answers), list, run)
  return found && Object.fromEntries(found.map(it => [it.quirk, it.scenarios]))
}

describe('a quirk is believed', () => {
  test.each([
    [
      'when a scenario of its clause is wrong in the same way',
      { 'a.1': 'x', 'a.2': null },
      { 'a-quirk': { 'a.1': 'x' } },
      { 'a-quirk': ['a.1'] },
    ],
    [
      'when it is wrong in the same way at another address',
      { 'a.1': 'http://127.0.0.1:2368/x/' },
      { 'a-quirk': { 'a.1': 'http://localhost/x/' } },
      { 'a-quirk': ['a.1'] },
    ],
    ['not when it is wrong in another way', { 'a.1': 'x' }, { 'a-quirk': { 'a.1': 'y' } }, {}],
    [
      'not when what is answered well would be wrong with it',
      { 'a.1': 'x', 'a.2': null },
      { 'a-quirk': { 'a.1': 'x', 'a.2': 'x' } },
      {},
    ],
    [
      'when another mistake hides a part of it',
      { 'a.1': 'x', 'a.2': 'z' },
      { 'a-quirk': { 'a.1': 'x', 'a.2': 'y' } },
      { 'a-quirk': ['a.1'] },
    ],
    [
      'together with what it breaks of other clauses',
      { 'a.1': 'x', 'b.1': 'x', 'b.2': 'y' },
      { 'a-quirk': { 'a.1': 'x', 'b.1': 'x', 'b.2': 'x' } },
      { 'a-quirk': ['a.1', 'b.1'] },
    ],
    [
      'although entries have other ids and times',
      { 'a.1': [{ id: 7, createdAt: 'now', updatedAt: 'now', name: 'x' }] },
      { 'a-quirk': { 'a.1': [{ id: 1, createdAt: 'then', updatedAt: 'then', name: 'x' }] } },
      { 'a-quirk': ['a.1'] },
    ],
    ['only where its own clause is wrong', { 'b.1': 'x' }, { 'a-quirk': { 'b.1': 'x' } }, {}],
    [
      'before another that explains less, which gets the rest',
      { 'a.1': 'x', 'a.2': 'x', 'b.1': 'x', 'b.2': 'y' },
      { 'b-less': { 'b.1': 'x', 'b.2': 'y' }, 'a-most': { 'a.1': 'x', 'a.2': 'x', 'b.1': 'x' } },
      { 'a-most': ['a.1', 'a.2', 'b.1'], 'b-less': ['b.2'] },
    ],
    [
      'and not named when another explains all that it does',
      { 'a.1': 'x', 'a.2': 'x' },
      { 'a-some': { 'a.1': 'x' }, 'a-all': { 'a.1': 'x', 'a.2': 'x' } },
      { 'a-all': ['a.1', 'a.2'] },
    ],
  ])('%s', async (_, answers: Answers, quirks: Readonly<Record<string, Answers>>, expected) => {
    expect(await diagnosisOf(answers, quirks)).toEqual(expected)
  })
})

describe('another program is not looked at', () => {
  const clauses = (count: number, answers: Answers) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) =>
        Object.entries(answers).map(([name, actual]) => [`c${n}.${name}`, actual] as const),
      ).flat(),
    )
  const good = { '2': null, '3': null }
  test.each([
    ['many clauses', clauses(MOST_CLAUSES, { '1': 'x', ...good }), { 'c0-quirk': ['c0.1'] }],
    ['too many clauses', clauses(MOST_CLAUSES + 1, { '1': 'x', ...good }), null],
    [
      'a few clauses, mostly wrong',
      clauses(MOST_CLAUSES_MOSTLY_WRONG, { '1': 'x' }),
      { 'c0-quirk': ['c0.1'] },
    ],
    ['more clauses, mostly wrong', clauses(MOST_CLAUSES_MOSTLY_WRONG + 1, { '1': 'x' }), null],
  ])('%s', async (_, answers, expected) => {
    expect(await diagnosisOf(answers, { 'c0-quirk': { 'c0.1': 'x' } })).toEqual(expected)
  })
})
