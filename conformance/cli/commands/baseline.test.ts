import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bakery } from '../../../tests/support/bakery.ts'
import { httpServer } from '../../../tests/support/http-server.ts'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { bakerySpecs } from '../../../tests/support/run-bakery.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import type { Report } from '../../report/report.ts'
import { main } from '../main.ts'

const DAY = '2026-01-02'
const ENTRY = `reason: rye is sold out, ticket: B-7, firstSeen: ${DAY}`

/** A clause of some scenarios; those named `red` expect what the bakery does not answer. */
function clauseOf(id: string, ...names: readonly ('red' | 'green')[]): string {
  const scenarios = names.map(
    (name, n) => `  - id: ${id}.${name}-${n}
    says: a fact
    world: bakery
    request: GET /api/breads
    expect: { status: ${name === 'red' ? 418 : 200} }`,
  )
  const head = `clause: ${id}\nsays: a rule\nsource: [content/some.statement]\nstatus: documented\nscenarios:\n`
  return `${head}${scenarios.join('\n')}\n`
}

async function project(known: string, files: Record<string, string>, shop = bakery()) {
  const url = await httpServer(shop.reply)
  const directory = scratchDirectory({ 'known.yaml': `known: ${known}` })
  const [baseline, output] = [join(directory, 'known.yaml'), join(directory, 'out')]
  const specs = bakerySpecs(files)
  const assayer = async (...args: string[]) => {
    const io = memoryIo()
    const common = ['--specs', specs, '--baseline', baseline, '--output', output]
    return { code: await main([...args, ...common], io), ...io.printed }
  }
  const run = (...args: string[]) => assayer('test', '--url', url, '--world', 'bakery', ...args)
  const report = (): Report => JSON.parse(readFileSync(join(output, 'results.json'), 'utf8'))
  const verdicts = () => report().clauses.flatMap(clause => clause.scenarios.map(it => it.verdict))
  const reasons = () => report().clauses.flatMap(clause => clause.scenarios.flatMap(it => it.reason ?? []))
  const text = () => readFileSync(baseline, 'utf8')
  const write = (entries: string) => writeFileSync(baseline, `known: ${entries}`)
  return { assayer, run, verdicts, reasons, report, text, write }
}

describe('a run with a baseline', () => {
  const A = { a: clauseOf('content.a', 'red', 'green') }
  const BOTH = ['pass', 'known']
  test.each<[string, string, Record<string, string>, string[], number]>([
    ['excuses a scenario that is listed', `[{ scenario: content.a.red-0, ${ENTRY} }]`, A, BOTH, 0],
    ['excuses what fails in a clause that is listed', `[{ clause: content.a, ${ENTRY} }]`, A, BOTH, 0],
    ['does not excuse what is not listed', '[]', A, ['fail', 'pass'], 1],
    [
      'does not excuse what has expired',
      `[{ scenario: content.a.red-0, ${ENTRY}, expires: 2026-01-03 }]`,
      A,
      ['fail', 'pass'],
      1,
    ],
    [
      'is red where a listed scenario passes',
      `[{ scenario: content.a.green-1, ${ENTRY} }]`,
      A,
      ['fail', 'fixed'],
      1,
    ],
    [
      'is red where a whole clause passes that is listed',
      `[{ clause: content.a, ${ENTRY} }]`,
      { a: clauseOf('content.a', 'green', 'green') },
      ['fixed', 'fixed'],
      1,
    ],
  ])('%s', async (_, known, files, verdicts, code) => {
    const it = await project(known, files)
    expect((await it.run()).code).toBe(code)
    expect(it.verdicts().toSorted()).toEqual(verdicts.toSorted())
  })

  test('counts known differences as differing, and tells why they are known', async () => {
    const it = await project(`[{ scenario: content.a.red-0, ${ENTRY} }]`, A)
    await it.run()
    expect(it.report().summary.divergence).toEqual({ failed: 1, judged: 2 })
    expect(it.reasons()).toEqual([`known since ${DAY}: rye is sold out (B-7)`])
  })

  test('says of a clause that it is fixed only when all of it was run', async () => {
    const it = await project(`[{ clause: content.a, ${ENTRY} }]`, {
      a: clauseOf('content.a', 'green', 'green'),
    })
    expect((await it.run('--grep', 'green-1')).code).toBe(0)
    expect(it.verdicts()).toEqual(['pass'])
  })

  test('goes on after a known difference, also with -x', async () => {
    const it = await project(`[{ clause: content.a, ${ENTRY} }]`, { a: clauseOf('content.a', 'red', 'red') })
    expect((await it.run('-x')).code).toBe(0)
    expect(it.verdicts()).toEqual(['known', 'known'])
  })

  test('takes an entry by the clause that a quirk breaks', async () => {
    const quirk = 'content.filters.containsi.minds-case'
    const files = { c: clauseOf('content.filters.containsi', 'red') }
    const it = await project(`[{ quirk: ${quirk}, ${ENTRY} }]`, files)
    const { code, err } = await it.run()
    expect([code, err]).toEqual([0, ''])
    expect(it.verdicts()).toEqual(['known'])
  })

  test.each(['clause: content.gone', 'scenario: content.a.gone', 'quirk: content.gone'])(
    'refuses an entry of nothing: %s',
    async entry => {
      const it = await project(`[{ ${entry}, ${ENTRY} }]`, A)
      const { code, err } = await it.run()
      expect([code, err]).toEqual([2, expect.stringContaining(`the suite has no ${entry.replace(':', '')}`)])
    },
  )
})

describe('a run with known flakes', () => {
  const FLAKY = { a: clauseOf('content.a', 'green', 'green') }
  const listed = (expires: string) =>
    `[]\nknown-flaky: [{ scenario: content.a.green-0, ${ENTRY}, expires: ${expires} }]`

  /** A bakery that does not find its breads as often as is said, the first times that it is asked. */
  async function runAt(known: string, wrong: number, ...args: string[]) {
    let asked = 0
    const shop = bakery(({ target }) =>
      target.startsWith('/api/breads') && ++asked <= wrong ? { status: 404 } : undefined,
    )
    const it = await project(known, FLAKY, shop)
    const { code, out } = await it.run('--no-preflight', '--workers', '1', ...args)
    return { told: [code, ...it.verdicts(), ...it.reasons()], out }
  }

  test.each<[of: string, known: string, wrong: number, args: string[], outcome: unknown[]]>([
    ['without a baseline is incomplete', '[]', 1, [], [3, 'unstable', 'pass']],
    ['without a baseline fails if it shall', '[]', 1, ['--fail-on-unstable'], [1, 'fail', 'pass']],
    [
      'is excused where it is listed',
      listed('2999-01-01'),
      1,
      [],
      [0, 'known-flaky', 'pass', expect.stringContaining('known since')],
    ],
    [
      'is not excused after that has expired',
      listed('2026-01-03'),
      1,
      [],
      [3, 'unstable', 'pass', expect.stringContaining('expired on 2026-01-03')],
    ],
    ['that goes well is not called fixed', listed('2999-01-01'), 0, [], [0, 'pass', 'pass']],
    [
      'that is wrong each time fails',
      listed('2999-01-01'),
      99,
      [],
      [1, 'fail', 'fail', 'listed as known-flaky, but it was wrong each time'],
    ],
  ])('what %s', async (_, known, wrong, args, outcome) => {
    expect((await runAt(known, wrong, ...args)).told).toEqual(outcome)
  })

  test('the terminal says how often it was asked, and why it may have been wrong', async () => {
    const { out } = await runAt('[]', 1)
    expect(out).toContain(
      'asked again, alone: 1 of 2: unstable; likely cause: a world that was not put back, or requests at the same time',
    )
    expect(out).toContain('100.0 % pass: 1 of 1 judged; 1 unstable')
    expect(out).toContain('1 pass · 1 unstable')
    expect(out).toContain('asked again: 1 scenario, 1 of them with another result (1 state)')
  })

  test('an entry that never expires is refused', async () => {
    const it = await project(`[]\nknown-flaky: [{ scenario: content.a.green-0, ${ENTRY} }]`, FLAKY)
    const { code, err } = await it.run()
    expect([code, err]).toEqual([2, expect.stringContaining('expected the key expires')])
  })
})

describe('assayer baseline', () => {
  const FILES = { a: clauseOf('content.a', 'red', 'green'), b: clauseOf('content.b', 'red') }

  test('--check says what is not as listed, and ends with 1', async () => {
    const it = await project(`[{ scenario: content.a.green-1, ${ENTRY}, expires: 2026-01-03 }]`, FILES)
    await it.run()
    const { code, out } = await it.assayer('baseline')
    expect(code).toBe(1)
    expect(out.split('\n').slice(0, 4)).toEqual([
      'not listed: scenario content.a.red-0',
      'not listed: scenario content.b.red-0',
      'no longer occurs: scenario content.a.green-1',
      'expired on 2026-01-03: scenario content.a.green-1',
    ])
  })

  test('--update lists what fails, and then the run is green', async () => {
    const it = await project('[]', FILES)
    await it.run()
    await it.assayer('baseline', '--update', '--reason', 'an old server', '--ticket', 'B-8')
    expect(it.text()).toMatch(
      /- scenario: content.a.red-0\n {4}reason: an old server\n {4}ticket: B-8\n {4}firstSeen: \d{4}-/,
    )
    expect((await it.run()).code).toBe(0)
    expect((await it.assayer('baseline', '--check')).code).toBe(0)
  })

  test('--prune takes out what is gone, and what the suite does not know', async () => {
    const it = await project('[]', FILES)
    await it.run()
    it.write(
      `[{ scenario: content.a.green-1, ${ENTRY} }, { clause: content.b, ${ENTRY} }, { clause: content.gone, ${ENTRY} }]`,
    )
    const { code, out } = await it.assayer('baseline', '--prune')
    expect([code, out]).toEqual([0, expect.stringContaining('1 entries (there were 3)')])
    expect(it.text()).toMatch(/known:\n {2}- clause: content.b\n/)
  })

  test('needs an earlier run', async () => {
    const { code, err } = await (await project('[]', FILES)).assayer('baseline')
    expect([code, err]).toEqual([2, expect.stringContaining('`assayer test` writes it')])
  })
})
