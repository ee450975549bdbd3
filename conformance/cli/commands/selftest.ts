import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stableJson } from '../../report/stable-json.ts'
import { type QuirkResult, type Selftest, selftest } from '../../selftest/selftest.ts'
import { loadSuite } from '../../suite/load-suite.ts'
import { listQuirks, type QuirkFacts } from '../../targets/oracle.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'

const PARALLEL = 3

export const selftestCommand: Command = {
  usage: '[QUIRK …]',
  details:
    'Serves the reference with each of its quirks and fires the suite at it until a scenario turns red: first those\n' +
    'of the clause that the quirk breaks, then all others. A quirk that survives fails the self-test. Without a quirk\n' +
    'the whole suite must be green.',
  flags: {
    specs: SUITE_FLAGS.specs,
    output: {
      says: 'where selftest.json goes (default reports/latest)',
      value: 'DIR',
      variable: 'ASSAYER_OUTPUT',
    },
    parallel: { says: `quirks under test at once (default ${PARALLEL})`, value: 'N' },
  },
  examples: [
    { line: 'selftest', says: 'all quirks' },
    { line: 'selftest content.filters', says: 'the quirks whose ids begin so' },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: runSelftest,
}

async function runSelftest(given: Given, io: Io) {
  const suite = loadSuite(specsDirectory(given, io))
  const all = await listQuirks()
  const quirks = chooseQuirks(all, given.positionals)
  const outcome = await selftest({
    suite,
    quirks,
    parallel: given.number('parallel', 1) ?? PARALLEL,
    signal: io.signal,
    onQuirk: ({ id }) => io.isTerminal && io.err(`\r\u001b[2K${id}`),
  })
  if (io.isTerminal) io.err('\r\u001b[2K')
  io.out(textOf(outcome))
  writeScore(outcome, all.length, given.text('output') ?? 'reports/latest')
  if (outcome.notGreen.length > 0) return 1
  if (outcome.quirks.length < quirks.length) return 3
  return survivorsOf(outcome).length > 0 ? 1 : 0
}

function chooseQuirks(quirks: readonly QuirkFacts[], names: readonly string[]): readonly QuirkFacts[] {
  for (const name of names) {
    if (!quirks.some(({ id }) => id.startsWith(name))) throw new UsageError(`There is no quirk ${name}.`)
  }
  return names.length === 0 ? quirks : quirks.filter(({ id }) => names.some(name => id.startsWith(name)))
}

function survivorsOf({ quirks }: Selftest): readonly QuirkResult[] {
  return quirks.filter(({ killedBy }) => killedBy === null)
}

function textOf(outcome: Selftest): string {
  const { notGreen, quirks } = outcome
  if (notGreen.length > 0) {
    const lines = notGreen.map(
      ({ scenario, verdict, reason }) => `  ${verdict} ${scenario.id}${reason ? `: ${reason}` : ''}`,
    )
    return `The reference without quirks is not green, so nothing can be said:\n${lines.join('\n')}\n`
  }
  const survivors = survivorsOf(outcome)
  const strangers = quirks.filter(({ killedBy, isByOwnClause }) => killedBy !== null && !isByOwnClause)
  const killed = quirks.length - survivors.length
  return [
    ...strangers.map(
      ({ id, clause, killedBy }) => `${id}: killed only by ${killedBy}, not by a scenario of ${clause}`,
    ),
    ...survivors.map(({ id, says }) => `SURVIVED ${id}: ${says}`),
    `kill score: ${killed} of ${quirks.length} quirks (${percent(killed, quirks.length)})`,
    '',
  ].join('\n')
}

function percent(part: number, whole: number): string {
  return whole === 0 ? 'none to kill' : `${((100 * part) / whole).toFixed(1)} %`
}

function writeScore({ notGreen, quirks }: Selftest, all: number, directory: string): void {
  const killed = quirks.filter(({ killedBy }) => killedBy !== null).length
  const score = {
    format: 'assayer-selftest',
    version: 1,
    killed,
    all,
    quirks,
    notGreen: notGreen.map(({ scenario }) => scenario.id),
  }
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'selftest.json'), stableJson(score))
}
