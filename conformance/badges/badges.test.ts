import { describe, expect, test } from 'vitest'
import { madeClause, madeReport, madeScenario } from '../../tests/support/made-report.ts'
import type { ShownVerdict } from '../run/verdict.ts'
import { badgeSvg } from './badge-svg.ts'
import { badgesMarkdown, badgesOf } from './badges.ts'

const reportOf = (verdicts: readonly ShownVerdict[]) =>
  madeReport([
    madeClause(
      'content.filters.eq',
      verdicts.map((verdict, index) => madeScenario(`content.filters.eq.s${index}`, verdict)),
    ),
  ]).report

const rows: [verdicts: ShownVerdict[], says: string][] = [
  [['pass', 'pass'], 'REST reads: passing'],
  [['pass', 'not-applicable'], 'REST reads: passing'],
  [['pass', 'fail', 'fail'], 'REST reads: 2 failing'],
  [['pass', 'known'], 'REST reads: 1 failing'],
  [['not-applicable', 'not-applicable'], 'REST reads: not judged'],
  [['not-run'], 'REST reads: not judged'],
  [['pass', 'not-run', 'not-testable'], 'REST reads: 2 not judged'],
  [['pass', 'unstable'], 'REST reads: 1 not judged'],
]

test.each(rows)('%j says %s', (verdicts, says) => {
  expect(badgesOf(reportOf(verdicts)).map(it => it.says)).toEqual([says])
})

describe('counts', () => {
  const of = (id: string, change: object = {}, ofScenario: object = {}) =>
    badgesOf(
      madeReport([{ ...madeClause(id, [{ ...madeScenario(`${id}.s`, 'fail'), ...ofScenario }]), ...change }])
        .report,
    ).map(it => it.says)

  const places: [id: string, badges: string[]][] = [
    ['content.graphql.queries.one', ['GraphQL: 1 failing']],
    ['content.locale.all', ['locales: 1 failing']],
    ['content.users.me', ['users and permissions: 1 failing']],
    ['platform.site.title', ['platform 5.x: 1 failing']],
    ['platform.content-api.posts', ['platform 5.x: 1 failing', 'Content API: 1 failing']],
    ['platform.changes.5-0.single-url', ['platform 5.x: 1 failing', 'versioning: 1 failing']],
  ]
  test.each(places)('%s under %j', (id, badges) => {
    expect(of(id)).toEqual(badges)
  })

  test('writes apart from reads', () => {
    expect(of('content.resources.create', {}, { writes: true })).toEqual(['REST writes: 1 failing'])
  })

  test('only what the documentation says must be so', () => {
    expect(of('content.sort', { status: 'observed' })).toEqual([])
    expect(of('content.sort', {}, { strength: 'should' })).toEqual([])
  })
})

describe('a badge', () => {
  const svg = badgeSvg({ label: 'a <b> & "c"', message: 'passing', tone: 'good' })

  test('is read out, and escapes what it says', () => {
    expect(svg).toContain('role="img" aria-label="a &lt;b&gt; &amp; &quot;c&quot;: passing"')
    expect(svg).toContain('<title>a &lt;b&gt; &amp; &quot;c&quot;: passing</title>')
    expect(svg).not.toContain('<b>')
  })

  test('is as wide as its texts are, in any script', () => {
    const widthOf = (label: string) =>
      Number(/width="(\d+)"/.exec(badgeSvg({ label, message: '', tone: 'bad' }))?.[1])
    expect(widthOf('WWWW')).toBeGreaterThan(widthOf('iiii'))
    expect(widthOf('日本')).toBe(widthOf('') + 24)
    expect(svg.match(/textLength="\d+"/g)).toHaveLength(2)
  })
})

test('Markdown shows each as a link to the proof', () => {
  expect(badgesMarkdown(badgesOf(reportOf(['pass'])), 'badges', 'bundle.tgz')).toBe(
    '[![REST reads: passing](badges/rest-reads.svg)](bundle.tgz)\n',
  )
})
