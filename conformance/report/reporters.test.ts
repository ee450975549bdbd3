import { describe, expect, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer, type Reply } from '../../tests/support/http-server.ts'
import { bakerySpecs, runBakery } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import type { Run } from '../run/run.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { compileSchema } from '../suite/schema.ts'
import { buildReport, judgementsOf } from './build-report.ts'
import type { Reported } from './report.ts'
import { reporters } from './reporters.ts'

const HOSTILE = '</script><script>alert(1)</script>]]> <!-- & " \u0000\u001b[31m \u2028 ::error::x\n%0A'

const CLAUSES = {
  good: clauseFile('content.good', 'request: GET /api/breads\nexpect: { status: 200 }'),
  bad: clauseFile(
    'content.bad',
    'request: GET /api/breads\nas: user:ann\nexpect: { status: 200, body: { $: { a: 1 } } }',
  ),
  note: clauseFile(
    'content.note',
    'request: GET /\nexpect: { status: 999 }',
    'status: assumed\nwhy: x',
  ).replace('999', '599'),
  lost: clauseFile('content.lost', 'request: GET /api/breads/<breads:gone>\nexpect: { status: 200 }'),
  away: clauseFile('content.away', 'request: GET /\nexpect: { status: 200 }\nrequires: [production]'),
}

async function reported(reply: () => Reply = () => ({ body: { [HOSTILE]: HOSTILE } })): Promise<Reported> {
  const shop = bakery(({ target }) => (target === '/api/breads' ? reply() : undefined))
  const url = await httpServer(shop.reply)
  const finished = await runBakery({ clauses: CLAUSES, url })
  return reportOf(finished, url)
}

function reportOf(finished: Run, url: string): Reported {
  // Each run has a port of its own; the embedded reference hides it in the same way.
  const endpoint = { url, shownUrl: 'http://127.0.0.1:1337', reset: null }
  const results = finished.results.map(it => ({ ...it, endpoint: it.endpoint && endpoint }))
  const { clauses } = loadSuite(bakerySpecs(CLAUSES))
  return buildReport(clauses, judgementsOf({ ...finished, results }), {
    kit: '0',
    target: 'a bakery',
    strict: false,
    shard: null,
  })
}

function filesOf(name: string, given: Reported): Readonly<Record<string, string>> {
  return reporters.find(it => it.name === name)?.files?.(given) ?? {}
}

function printed(name: string, given: Reported): string {
  return reporters.find(it => it.name === name)?.prints?.(given, { hasColours: false }) ?? ''
}

describe('results.json', () => {
  test('fits its schema', async () => {
    const text = filesOf('json', await reported())['results.json'] ?? ''
    const accept = compileSchema('specs', 'results.schema.json')
    expect(accept(JSON.parse(text), 'results.json')).toHaveProperty('value')
  })

  test('is the same to the byte when the same run is repeated', async () => {
    const [one, two] = [await reported(), await reported()]
    expect(filesOf('json', one)['results.json']).toBe(filesOf('json', two)['results.json'])
  })

  test('counts verdicts, and keeps divergence and coverage apart', async () => {
    const { summary } = (await reported()).report
    expect(summary).toMatchObject({
      verdicts: { pass: 1, fail: 1, note: 1, 'not-testable': 1, 'not-applicable': 1 },
      divergence: { failed: 1, judged: 3 },
      coverage: { judged: 3, selected: 5 },
    })
  })

  test('times are in a file of their own', async () => {
    const files = filesOf('json', await reported())
    expect(files['results.json']).not.toMatch(/"ms"/)
    expect(JSON.parse(files['timings.json'] ?? '').milliseconds['content.good.case']).toBeGreaterThan(0)
  })
})

describe('no report shows a secret', () => {
  const echo = (): Reply => ({
    body: { password: 'crumbs-and-crust', nested: [{ jwt: 'jwt.of.ann' }], x: 'full-key-of-the-bakery' },
  })

  test.each(reporters.map(({ name }) => name))('%s', async name => {
    const given = await reported(echo)
    const text = [...Object.values(filesOf(name, given)), printed(name, given)].join('\n')
    expect(text).not.toMatch(/crumbs-and-crust|jwt\.of\.ann|full-key-of-the-bakery/)
  })
})

describe('what a hostile target sends', () => {
  test('stays data in index.html: one script of ours, and no other may run', async () => {
    const page = filesOf('html', await reported())['index.html'] ?? ''
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<!-- &')
    expect(page.match(/<script/g)).toHaveLength(2)
    expect(page).toMatch(/default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'/)
  })

  test('leaves junit.xml well-formed', async () => {
    const xml = filesOf('junit', await reported())['junit.xml'] ?? ''
    expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/u)
    expect(openElements(xml)).toEqual([])
    expect(xml).toContain('&lt;script&gt;alert(1)')
  })

  test('does not steer the terminal', async () => {
    expect(printed('console', await reported())).not.toMatch(/[\u0000\u001b]/)
  })

  test('ends no workflow command', async () => {
    const lines = printed('github', await reported()).split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /^::error title=content\.bad::a rule%0A1 of 1 scenarios fail, the first: a fact$/,
    )
  })

  test('is no HTML in summary.md', async () => {
    expect(filesOf('markdown', await reported())['summary.md']).not.toContain('<script')
  })
})

test('a failure shows the sentence, the source, curl, expected and actual', async () => {
  const text = printed('console', await reported(() => ({ body: { a: 2 } })))
  expect(text).toContain(`FAIL content.bad.case
  a fact
  clause: a rule (documented)
  source: content/some.statement
  curl -sS -g --path-as-is 'http://127.0.0.1:1337/api/breads' -H 'authorization: Bearer <redacted>'
  body.a
    expected 1
    actual   2
`)
})

test('the summary says what was left out and why', async () => {
  const text = printed('console', await reported())
  expect(text).toContain('1 pass · 1 fail · 1 note · 1 not-applicable · 1 not-testable')
  expect(text).toMatch(/^66\.6 % pass: 2 of 3 judged, 1 of them with a note\n5 scenarios of 5 clauses/m)
  expect(text).toContain('coverage: 3 of 5 could be judged (60.0 %)')
  expect(text).toContain('1 not applicable: it needs a target in production mode (--production)')
})

/** The elements that are still open at the end; throws where the text is no XML. */
function openElements(xml: string): readonly string[] {
  const open: string[] = []
  const rest = xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .replace(
      /<(\/?)([a-z-]+)((?:\s+[a-z]+="[^"<]*")*)\s*(\/?)>/g,
      (_, closes: string, name: string, __, isEmpty: string) => {
        if (closes && open.pop() !== name) throw new Error(`</${name}> closes nothing`)
        if (!closes && !isEmpty) open.push(name)
        return ''
      },
    )
  if (/<|&(?!amp;|lt;|gt;|quot;)/.test(rest)) throw new Error('markup where text should be')
  return open
}

test('a failure is shown on the terminal where the first scenario of its cause is only a note', async () => {
  const given = await reported()
  const scenarios = ['content.note.case', 'content.bad.case', 'content.lost.case']
  const diagnosis = [{ quirk: 'content.x.y', clause: 'content.x', says: 'x is y', scenarios }]
  const text = printed('console', { ...given, report: { ...given.report, diagnosis } })
  expect(text).toContain('FAIL content.bad.case')
  expect(text).not.toContain('NOT-TESTABLE content.lost.case')
  expect(text.match(/behaves as if x is y/g)).toHaveLength(1)
})
