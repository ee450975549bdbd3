import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { madeClause, madeReport, madeScenario } from '../../tests/support/made-report.ts'
import { publishedReports } from './read-published.ts'
import { programVerdicts, verdictsOf, verdictsText } from './verdicts.ts'

test('reports/verdicts.json says what the published reports say: npm run conformance:real writes both', () => {
  expect(readFileSync('reports/verdicts.json', 'utf8')).toBe(verdictsText(verdictsOf(publishedReports())))
})

describe('of a report is kept', () => {
  const cause = { quirk: 'c.a.x', clause: 'c.a', says: 'case counts', scenarios: ['c.a.explained'] }
  const { report } = madeReport([
    madeClause('c.a', [
      madeScenario('c.a.passed', 'pass'),
      madeScenario('c.a.explained', 'fail'),
      madeScenario('c.a.other', 'note'),
      madeScenario('c.a.left', 'not-applicable'),
    ]),
    madeClause('c.b', [madeScenario('c.b.left', 'not-applicable')]),
    madeClause('c.c', [madeScenario('c.c.passed', 'pass')]),
  ])
  const { clauses } = programVerdicts({ ...report, diagnosis: [cause] })

  test('what differs, in the words of a quirk where one explains it, and what was not judged', () => {
    expect(clauses['c.a']).toEqual({
      unjudged: ['left'],
      scenarios: 4,
      answers: {
        explained: { says: 'the fact of c.a.explained', how: 'as if case counts', key: 'c.a.x' },
        other: {
          says: 'the fact of c.a.other',
          how: 'status is 500, where 200 is expected',
          key: expect.stringMatching(/^[0-9a-f]{12}$/),
        },
      },
    })
  })

  test('nothing of a clause that was not judged, and no more than its name of one that passed', () => {
    expect(clauses).not.toHaveProperty(['c.b'])
    expect(clauses['c.c']).toEqual({})
  })
})
