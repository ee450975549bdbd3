import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { formatKillMatrix, parseKillMatrix } from '../../kills/kill-matrix.ts'
import { type Measuring, measureKills } from '../../kills/measure-kills.ts'
import { stableJson } from '../../report/stable-json.ts'
import { forkedTester } from '../../selftest/forked-tester.ts'
import type { RightServer } from '../../selftest/results.ts'
import { rightServers } from '../../selftest/right-servers.ts'
import { type Selftest, type Staff, selftest } from '../../selftest/selftest.ts'
import { selftestLines } from '../../selftest/selftest-lines.ts'
import { suiteUnderTest } from '../../selftest/suite-under-test.ts'
import { localTester } from '../../selftest/tester.ts'
import type { Suite } from '../../suite/load-suite.ts'
import { listFreedoms, listQuirks, type QuirkFacts } from '../../targets/oracle.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { lineOn } from '../progress.ts'
import { SUITE_FLAGS, specsDirectory, versionByFlags } from '../suite-flags.ts'

export const selftestCommand: Command = {
  usage: '[QUIRK | FREEDOM …]',
  details:
    'Measures how far the suite can be trusted. Without quirks, the whole suite must be green.\n' +
    'Kill score: the reference is served with each of its quirks, and scenarios are run until one turns red: first\n' +
    'those of the clause that the quirk breaks, then all others. A quirk of a documented clause must cause a fail,\n' +
    'any other at least a note. A quirk that survives fails the self-test.\n' +
    'Fairness: the reference is served with each freedom that the documentation leaves to servers, and with each\n' +
    'quirk of a clause that is not documented. A documented scenario that turns red fails the self-test.',
  flags: {
    specs: SUITE_FLAGS.specs,
    'platform-version': {
      says: 'only fairness, for platforms of this version',
      value: 'X.Y',
    },
    score: { says: 'measure only one score: kill or fairness', value: 'NAME' },
    whole: {
      says: 'fairness: ask quirks of all that they might change, not of a part of it (takes minutes longer)',
    },
    output: {
      says: 'where selftest.json goes (default reports/latest)',
      value: 'DIR',
      variable: 'ASSAYER_OUTPUT',
    },
    matrix: {
      says: 'measure no score, but which scenarios differ at each quirk; what this file has of other quirks is kept',
      value: 'FILE',
    },
    workers: { says: 'processes to use (default: one per processor)', value: 'N', whole: { least: 1 } },
  },
  examples: [
    { line: 'selftest', says: 'both scores' },
    { line: 'selftest content.filters', says: 'only quirks and freedoms below this prefix' },
    { line: 'selftest --platform-version 4.0', says: 'whether the scenarios for 4.x are fair' },
    {
      line: 'selftest content.refusals --score fairness',
      says: 'which scenarios depend on how a server refuses',
    },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: runSelftest,
}

/** What is served: with quirks the suite must turn red, at right servers it must not. */
interface Servers {
  readonly quirks: readonly QuirkFacts[]
  readonly right: readonly RightServer[]
}

async function runSelftest(given: Given, io: Io) {
  const version = versionByFlags(given)
  const suite = suiteUnderTest(specsDirectory(given, io), version)
  const all = await serversFor(suite, version)
  const matrix = given.text('matrix')
  if (matrix !== undefined) {
    const { quirks } = chooseByName(all, given.positionals)
    const before = existsSync(matrix) ? parseKillMatrix(readFileSync(matrix, 'utf8')) : null
    return writeMatrix(matrix, { suite, all: all.quirks, chosen: quirks, before }, { given, io })
  }
  const chosen = ofScore(given.text('score'), chooseByName(all, given.positionals))
  const outcome = await measure(suite, chosen, given, io)
  io.out(selftestLines(outcome).join('\n'))
  writeScores(outcome, all, given.text('output') ?? 'reports/latest')
  const { notGreen, kills, fairness } = outcome
  const isGood = notGreen.length === 0 && kills.every(isKilled) && fairness.every(isFair)
  const isWhole = kills.length === chosen.quirks.length && fairness.length === chosen.right.length
  if (notGreen.length === 0 && !isWhole) return 3
  return isGood ? 0 : 1
}

/** Quirks are made for majors of their own: which a version must show nobody says. */
async function serversFor(suite: Suite, platformVersion: string | null): Promise<Servers> {
  const ids = new Set(suite.clauses.map(({ id }) => id))
  const services = new Set(suite.clauses.map(({ service }) => service))
  const quirks = (await listQuirks()).filter(({ clause }) => ids.has(clause))
  const freedoms = (await listFreedoms()).filter(({ id }) =>
    [...services].some(it => id.startsWith(`${it}.`)),
  )
  return { quirks: platformVersion === null ? quirks : [], right: rightServers(suite, freedoms, quirks) }
}

function chooseByName({ quirks, right }: Servers, names: readonly string[]): Servers {
  if (names.length === 0) return { quirks, right }
  for (const name of names) {
    if (![...quirks, ...right].some(({ id }) => id.startsWith(name)))
      throw new UsageError(`There is no quirk ${name}, and no freedom.`)
  }
  const isNamed = ({ id }: { readonly id: string }) => names.some(name => id.startsWith(name))
  return { quirks: quirks.filter(isNamed), right: right.filter(isNamed) }
}

function ofScore(score: string | undefined, { quirks, right }: Servers): Servers {
  if (score === undefined) return { quirks, right }
  if (score === 'kill') return { quirks, right: [] }
  if (score === 'fairness') return { quirks: [], right }
  throw new UsageError(`--score ${score}: expected kill or fairness.`)
}

function measure(suite: Suite, { quirks, right }: Servers, given: Given, io: Io): Promise<Selftest> {
  const most = quirks.length + right.length
  return withStaff({ suite, most, given, io }, staff => selftest({ ...staff, suite, quirks, servers: right }))
}

interface Hiring {
  readonly suite: Suite
  /** As many as there are things to try. */
  readonly most: number
  readonly given: Given
  readonly io: Io
}

async function withStaff<T>(
  { suite, most, given, io }: Hiring,
  work: (staff: Staff) => Promise<T>,
): Promise<T> {
  const line = lineOn(io)
  const { signal } = io
  const options = { signal, isWhole: given.has('whole') }
  const workers = Math.min(given.number('workers') ?? availableParallelism(), most)
  const testers =
    workers > 1
      ? Array.from({ length: workers }, () => forkedTester(suite, versionByFlags(given), options))
      : [localTester(suite, options)]
  try {
    return await work({ testers, signal, onNext: line.say })
  } finally {
    for (const tester of testers) tester.close()
    line.end()
  }
}

async function writeMatrix(
  file: string,
  measuring: Measuring,
  { given, io }: Pick<Hiring, 'given' | 'io'>,
): Promise<0 | 3> {
  const { suite, chosen } = measuring
  const most = chosen.length
  const matrix = await withStaff({ suite, most, given, io }, staff => measureKills(measuring, staff))
  writeFileSync(file, formatKillMatrix(matrix))
  io.out(`${file}: ${matrix.killers.size} quirks, ${matrix.scenarios.length} scenarios\n`)
  return io.signal.aborted ? 3 : 0
}

function isKilled({ killedBy }: Selftest['kills'][number]): boolean {
  return killedBy !== null
}

function isFair({ turnsRed }: Selftest['fairness'][number]): boolean {
  return turnsRed.length === 0
}

function writeScores({ notGreen, kills, proofs, fairness }: Selftest, all: Servers, directory: string): void {
  const scores = {
    format: 'assayer-selftest',
    version: 1,
    killed: kills.filter(isKilled).length,
    all: all.quirks.length,
    quirks: kills,
    proofs: Object.fromEntries(proofs),
    fairness: { fair: fairness.filter(isFair).length, all: all.right.length, servers: fairness },
    notGreen: notGreen.map(({ scenario }) => scenario.id),
  }
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'selftest.json'), stableJson(scores))
}
