import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { clauseFile, specsDirectory } from '../../../tests/support/specs-directory.ts'
import { main } from '../main.ts'

const GET = 'request: GET /api/breads?x=<y>\nexpect: { status: 200, body: { data: [] } }'

async function runWith(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  return runAt(specsDirectory(files), ...args)
}

async function runAt(specs: string, ...args: readonly string[]) {
  const [command = '', ...rest] = args
  const io = memoryIo()
  const code = await main([command, '--specs', specs, ...rest], io)
  return { code, ...io.printed }
}

function selftestOf(proofs: object): string {
  return JSON.stringify({ format: 'assayer-selftest', version: 1, all: 0, quirks: [], proofs })
}

const SUITE = {
  'content/a.yaml': clauseFile('content.a', GET),
  'content/b.yaml':
    'clause: content.b\nsays: b\nsource: [content/other]\nstatus: documented\nuntestable: no request shows it\n',
  'content/statements.yaml':
    '- { id: some.statement, gist: a gist }\n- { id: other, gist: other }\n- { id: quiet, gist: q, silent: says nothing }\n',
}

describe('assayer list', () => {
  test('prints clauses with their scenarios', async () => {
    expect(await runWith(SUITE, 'list')).toMatchObject({
      code: 0,
      out: [
        'content.a  a rule (documented)',
        '  content.a.case  a fact',
        'content.b  b (untestable: no request shows it)',
        '2 clauses, 1 scenarios',
        '',
      ].join('\n'),
    })
  })

  test('--matchers prints what expectations may hold', async () => {
    const { out } = await runWith(SUITE, 'list', '--matchers')
    expect(out).toMatch(/^\$unordered +a list of exactly these items, in any order$/m)
  })

  test('--json is for other tools', async () => {
    const { out } = await runWith(SUITE, 'list', 'content.a', '--json')
    expect(JSON.parse(out)).toMatchObject([
      { id: 'content.a', scenarios: [{ id: 'content.a.case', world: 'bakery' }] },
    ])
  })
})

describe('assayer list --older-than', () => {
  const observed = (id: string, date: string) =>
    clauseFile(id, GET, 'status: observed').replace(
      '[content/some.statement]',
      `[{ program: P, version: "1", date: ${date}, evidence: e }]`,
    )
  // It is 2 January 2026.
  const AGED = {
    ...SUITE,
    'content/old.yaml': observed('content.old', '2025-10-01'),
    'content/new.yaml': observed('content.new', '2025-10-02'),
  }

  test('prints the observed clauses that were not seen for so many months', async () => {
    const { out } = await runWith(AGED, 'list', '--older-than', '3', '--clauses')
    expect(out).toBe('content.old  a rule (observed)\n1 clauses, 1 scenarios\n')
  })

  test('is a number of months', async () => {
    const { code, err } = await runWith(AGED, 'list', '--older-than', 'soon')
    expect(code).toBe(2)
    expect(err).toContain('--older-than soon: expected a whole number')
  })

  test('assayer coverage says from when observations are, and assayer explain of when one is', async () => {
    const { out } = await runWith(AGED, 'coverage')
    expect(out).toContain('2 observed clauses, last seen from 2025-10-01 to 2025-10-02;')
    expect((await runWith(AGED, 'explain', 'content.old')).out).toContain('source: P 1, seen 2025-10-01 (e)')
  })
})

describe('assayer explain', () => {
  test('a scenario: request as curl, expectation, clause and source', async () => {
    const { code, out } = await runWith(SUITE, 'explain', 'content.a.case')
    expect(code).toBe(0)
    expect(out).toContain(`curl -sS -g --path-as-is 'http://127.0.0.1:1337/api/breads?x=%3Cy%3E'`)
    expect(out).toContain('    expects:\n      status: 200\n      body:\n        data: []\n')
    expect(out).toContain('  source: content/some.statement: a gist\n')
  })

  test('a clause: its scenarios', async () => {
    expect((await runWith(SUITE, 'explain', 'content.a')).out).toContain('\ncontent.a.case  a fact\n')
  })

  test('a query for both doors shows both requests', async () => {
    const scenario = 'agree: { plural: breads, fields: [name] }\nexpect: { both: { pagination.total: 2 } }'
    const files = { 'content/a.yaml': clauseFile('content.a', scenario) }
    const { out } = await runWith(files, 'explain', 'content.a.case')
    expect(out).toContain('  requires: graphql\n')
    expect(out).toContain('  step 1: GET /api/breads as public\n')
    expect(out).toContain("'http://127.0.0.1:1337/api/breads'\n    expects:\n      both:\n")
    expect(out).toContain('  step 2: POST /graphql as public\n')
    expect(out).toContain('list: breads { data { attributes { name } }')
    expect(out).toContain(
      '    expects the same as over REST\n    expects:\n      both:\n        pagination.total: 2\n',
    )
  })

  test('an unknown id is refused with the nearest', async () => {
    expect(await runWith(SUITE, 'explain', 'content.a.cases')).toMatchObject({
      code: 2,
      err: 'assayer: There is no clause or scenario content.a.cases. Did you mean content.a.case?\n',
    })
  })
})

describe('assayer coverage', () => {
  test('0 when every statement is claimed, silent or untestable', async () => {
    const { code, out } = await runWith(SUITE, 'coverage')
    expect(code).toBe(0)
    expect(out).toBe(
      [
        'claimed     content/some.statement  content.a',
        'untestable  content/other  content.b',
        'silent      content/quiet  says nothing',
        '3 statements: 1 claimed, 1 silent, 1 untestable, 0 open',
        '',
      ].join('\n'),
    )
  })

  test('1 when one is open, and --open prints those alone', async () => {
    const files = { ...SUITE, 'platform/statements.yaml': '- { id: new, gist: not yet }\n' }
    const { code, out } = await runWith(files, 'coverage', '--open')
    expect(code).toBe(1)
    expect(out).toBe(
      'open        platform/new  not yet\n4 statements: 1 claimed, 1 silent, 1 untestable, 1 open\n',
    )
  })

  test('1 when a self-test could not prove a clause, and 2 when there was none', async () => {
    const files = {
      ...SUITE,
      'selftest.json': selftestOf({}),
      'proven.json': selftestOf({ 'content.a': 'q' }),
    }
    const specs = specsDirectory(files)
    const withFile = (name: string) => runAt(specs, 'coverage', '--open', '--selftest', join(specs, name))
    expect(await withFile('selftest.json')).toMatchObject({
      code: 1,
      out: 'unproven    content/some.statement  content.a\n3 statements: 0 claimed, 1 silent, 1 untestable, 1 unproven, 0 open\n',
    })
    expect(await withFile('proven.json')).toMatchObject({ code: 0 })
    expect(await withFile('none.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('expected the results of a self-test of all quirks'),
    })
  })

  test('1 when --documents holds another text than the one that was read', async () => {
    const document = `document: { name: read.md, date: "2026-11-22", sha256: ${'f'.repeat(64)} }`
    const statements = `${document}\nstatements:\n${SUITE['content/statements.yaml']}`
    const files = { ...SUITE, 'content/statements.yaml': statements }
    expect(await runWith(files, 'coverage')).toMatchObject({ code: 0 })
    const { code, err } = await runWith(files, 'coverage', '--documents', 'docs')
    expect(code).toBe(1)
    expect(err).toBe('docs/read.md is not there.\n')
  })

  test('1 when a source names no statement', async () => {
    const files = { ...SUITE, 'content/statements.yaml': '- { id: some.statement, gist: a gist }\n' }
    const { code, out } = await runWith(files, 'coverage')
    expect(code).toBe(1)
    expect(out).toContain('no such statement: content/other, a source of content.b\n')
  })

  test('a bad list of statements is refused', async () => {
    const files = { ...SUITE, 'content/statements.yaml': '- { id: x }\n' }
    expect(await runWith(files, 'coverage')).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        'content/statements.yaml: [0]: found nothing there, expected the key gist',
      ),
    })
  })
})
