import { describe, expect, test } from 'vitest'
import { madeClause, madeReport, madeScenario, type Outcome } from '../../tests/support/made-report.ts'
import { bakerySpecs } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { agedText, namedProgram, revalidate, revalidationText, seenAt } from './revalidate.ts'

const GET = 'request: GET /api/breads\nexpect: { status: 200 }'

function clausesOf(sources: Readonly<Record<string, string>>) {
  const files = Object.entries(sources).map(([name, source]) => {
    const file = clauseFile(`content.${name}`, GET, 'status: observed')
    return [name, file.replace('[content/some.statement]', `[${source}]`)]
  })
  return loadSuite(bakerySpecs(Object.fromEntries(files))).clauses
}

const seen = (program: string, version: string, database?: string, date = '2026-03-01') =>
  `{ program: ${program}, version: "${version}", ${database ? `database: "${database}", ` : ''}date: ${date}, evidence: e }`

test.each([
  ['strapi-4.26.2-sqlite', { program: 'strapi', version: '4.26.2', database: 'sqlite' }],
  ['ghost-5.99.1', { program: 'ghost', version: '5.99.1', database: null }],
  ['mine', null],
])('%s names a program: %j', (folder, program) => {
  expect(namedProgram(folder)).toEqual(program)
})

describe('a clause was seen at a program', () => {
  const strapi = { program: 'strapi', version: '4.26.2', database: 'sqlite' }
  test.each([
    ['of that version and database', seen('Strapi', '4.26.2', 'SQLite'), true],
    ['on several databases', seen('Strapi', '4.26.2', 'SQLite, PostgreSQL and MariaDB'), true],
    ['whose database has no say', seen('Strapi', '4.26.2'), true],
    ['of several versions', seen('Strapi', '4.15.5, 4.20.0 and 4.26.2', 'SQLite'), true],
    ['not on another database', seen('Strapi', '4.26.2', 'PostgreSQL'), false],
    ['not of another version', seen('Strapi', '14.26.2', 'SQLite'), false],
    ['not at another program', seen('Ghost', '4.26.2', 'SQLite'), false],
  ])('%s', (_, source, isSeen) => {
    expect(seenAt(clausesOf({ a: source }), strapi)).toHaveLength(isSeen ? 1 : 0)
  })
})

describe('asked again, a clause', () => {
  const asked = () => clausesOf({ a: seen('Strapi', '4.26.2', 'SQLite') })
  const report = (verdict: Outcome, answer = 500) =>
    madeReport([madeClause('content.a', [madeScenario('content.a.case', verdict, answer)])]).report

  test.each<[string, Outcome, ReturnType<typeof report> | null, object]>([
    ['is confirmed', 'pass', null, { confirmed: 1, drifted: 0, known: 0, lost: 0 }],
    ['has drifted', 'note', report('pass'), { confirmed: 0, drifted: 1, known: 0, lost: 0 }],
    ['has drifted, where no report says more', 'note', null, { confirmed: 0, drifted: 1, known: 0, lost: 0 }],
    ['differs as its report says', 'note', report('note'), { confirmed: 0, drifted: 0, known: 1, lost: 0 }],
    ['differs otherwise', 'note', report('note', 404), { confirmed: 0, drifted: 1, known: 0, lost: 0 }],
    [
      'cannot be judged any more',
      'unstable',
      report('pass'),
      { confirmed: 0, drifted: 0, known: 0, lost: 1 },
    ],
    [
      'never could be',
      'not-testable',
      report('not-testable'),
      { confirmed: 0, drifted: 0, known: 0, lost: 0 },
    ],
  ])('%s', (_, verdict, published, counts) => {
    const found = revalidate(asked(), report(verdict), published)
    const counted = Object.entries(found).map(([kind, rows]) => [kind, rows.length])
    expect(Object.fromEntries(counted)).toEqual(counts)
  })

  test('says what it says, when it was seen, and what came back', () => {
    const text = revalidationText('strapi-4.26.2-sqlite', revalidate(asked(), report('note'), report('pass')))
    expect(text).toBe(
      [
        'DRIFTED content.a.case',
        '  a rule',
        '  source: Strapi 4.26.2 on SQLite, seen 2026-03-01 (e)',
        '  now: status is 500, where 200 was seen',
        'strapi-4.26.2-sqlite: 0 observed clauses confirmed, 1 scenario drifted, 0 differ as its published report says',
        '',
      ].join('\n'),
    )
  })
})

test('what was not seen since a day is listed with its source', () => {
  const clauses = clausesOf({
    a: seen('Strapi', '4.26.2', 'SQLite', '2025-01-31'),
    b: seen('Strapi', '4.26.2', 'SQLite', '2026-03-01'),
  })
  expect(agedText(clauses, '2026-03-01')).toBe(
    '1 observed clause was not seen since 2026-03-01\n  content.a  Strapi 4.26.2 on SQLite, seen 2025-01-31 (e)\n',
  )
})
