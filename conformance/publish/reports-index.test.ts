import { expect, test } from 'vitest'
import { madeClause, madeReport, madeScenario } from '../../tests/support/made-report.ts'
import { reportsIndex } from './reports-index.ts'

test('the index has a line for each report, and its largest causes', () => {
  const scenarios = ['a', 'b', 'c'].map(name =>
    madeScenario(`content.a.${name}`, name === 'a' ? 'pass' : 'fail'),
  )
  const cause = {
    quirk: 'content.a.x',
    clause: 'content.a',
    says: '<b>case</b> counts',
    scenarios: ['content.a.b'],
  }
  const diagnosis = [...Array.from({ length: 6 }, () => cause)]
  const { report } = madeReport([madeClause('content.a', scenarios)], { diagnosis })
  const text = reportsIndex([
    { folder: 'strapi-1', report: { ...report, diagnosis } },
    { folder: 'ghost-1', report: { ...report, diagnosis: [] } },
  ])
  expect(text).toContain(
    '| [strapi-1](strapi-1/summary.md) ([page](strapi-1/index.html)) | 1 | 2 | 0 | 0 | 0 | 0 | 3 of 3 |',
  )
  expect(text).toContain('\n\n| chapter | strapi-1 | ghost-1 |\n|---|---|---|\n')
  expect(text).toContain('| a | **2 of 3** | **2 of 3** |\n')
  expect(text).not.toContain('Publishing platform')
  expect(text).toContain('- 1 as if &lt;b&gt;case&lt;/b&gt; counts\n')
  expect(text).toContain('- … and 1 more known deviations\n')
  expect(text).toContain('## ghost-1\n\nNo known deviation explains what differs.\n')
})
