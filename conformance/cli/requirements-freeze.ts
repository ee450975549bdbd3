import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { groupBy } from '../group-by.ts'
import { replaceFile } from '../replace-file.ts'
import { readEvidence } from '../requirements/evidence.ts'
import { isPath, setFiles, setsDirectory } from '../requirements/find-sets.ts'
import { freeze } from '../requirements/freeze.ts'
import { keptFileOf, keptText, readKeptTexts } from '../requirements/kept-texts.ts'
import { measureKillers } from '../requirements/measure-killers.ts'
import { textsIn, worldsIn } from '../requirements/old-texts.ts'
import { type Evidence, UNPROVEN, whyLeftOut, whyUndocumented } from '../requirements/qualify.ts'
import { nameOf, readSet, type SetParts, setText } from '../requirements/requirement-set.ts'
import { scenarioDigest } from '../requirements/scenario-digest.ts'
import type { Clause, Scenario } from '../suite/clause.ts'
import { isLayered, layersOf } from '../suite/layers.ts'
import { loadSuite, ownClauses, type Suite } from '../suite/load-suite.ts'
import { worldDirectory } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'
import type { ExitCode } from './command.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { lineOn } from './progress.ts'
import { specsDirectory } from './suite-flags.ts'

/**
 * `assayer requirements freeze NAME`: writes a set. Beside those of the package, old texts are kept when something
 * changes; anywhere else all texts are kept at once, since a later release of the kit does not have them any more.
 */
export async function freezeSet(given: Given, io: Io): Promise<ExitCode> {
  const specs = specsDirectory(given, io)
  const file = fileOf(given, io)
  const suite = loadSuite(specs)
  const parts = freeze({
    ...{ name: nameOf(file), suite, hasOwn: isLayered(specs) },
    whyNot: await qualifier(suite, given, io),
    directoryOf: world => worldDirectory(specs, world),
  })
  if (parts.scenarios.length === 0) throw new UsageError(`${file}: no scenario of ${specs} qualifies.`)
  replaceFile(file, setText(parts))
  if (dirname(resolve(file)) !== setsDirectory(io.packageDirectory)) keepAll(file, parts, suite)
  io.out(summaryOf(file, parts))
  return 0
}

type Qualifier = (clause: Clause, scenario: Scenario) => string | null

/**
 * What can enter. Of the suite of the package what was measured of it says so, and of that suite with something laid on
 * it the newest set of the package: nobody else can measure it again. The author of a scenario is its source.
 */
async function qualifier(suite: Suite, given: Given, io: Io): Promise<Qualifier> {
  const { directory } = suite
  if (isLayered(directory)) return asReleased(directory, io)
  if (resolve(directory) !== join(io.packageDirectory, 'specs')) return whyUndocumented
  const evidence = await evidenceOf(suite, given, io)
  return (clause, scenario) => whyLeftOut(clause, scenario, evidence)
}

function asReleased(specs: string, { packageDirectory }: Io): Qualifier {
  const own = new Set(ownClauses(specs).map(({ id }) => id))
  const file = setFiles(setsDirectory(packageDirectory)).at(-1)
  const newest = file === undefined ? null : readSet(file, specs)
  const digests = new Set(newest?.scenarios.map(({ digest }) => digest))
  const reason = `the set ${newest?.name ?? 'of the package'} does not have it`
  return (clause, scenario) => {
    if (own.has(clause.id) || clause.status !== 'documented') return whyUndocumented(clause)
    return digests.has(scenarioDigest(clause, scenario)) ? null : reason
  }
}

/** What is released is never written again: somebody's gate is judged by it. */
function fileOf(given: Given, { packageDirectory }: Io): string {
  const [name] = given.positionals
  if (name === undefined)
    throw new UsageError('assayer requirements freeze needs a name such as 2026.12, or the path of a file.')
  const file = isPath(name) ? name : join(setsDirectory(packageDirectory), `${name}.yaml`)
  if (!existsSync(file)) return file
  throw new UsageError(
    `${file} is there already, and a set never changes: choose another name, or remove it first.`,
  )
}

/** What is kept of earlier measurements; what none of them could ask of quirks is asked now. */
async function evidenceOf(suite: Suite, given: Given, io: Io): Promise<Evidence> {
  const { packageDirectory, signal } = io
  const evidence = readEvidence({
    specs: join(packageDirectory, 'specs'),
    selftest: given.text('selftest') ?? 'reports/latest/selftest.json',
    reports: join(packageDirectory, 'reports'),
  })
  const unproven = suite.clauses.flatMap(clause =>
    clause.scenarios.filter(it => whyLeftOut(clause, it, evidence) === UNPROVEN),
  )
  const line = lineOn(io)
  try {
    const found = await measureKillers({ suite, scenarios: unproven, signal, onNext: line.say })
    return { ...evidence, killers: new Set([...evidence.killers, ...found]) }
  } finally {
    line.end()
  }
}

function keepAll(file: string, { scenarios, premises, worlds }: SetParts, suite: Suite): void {
  const kept = readKeptTexts(keptFileOf(file), suite.directory)
  const directories = layersOf(suite.directory).map(({ directory }) => directory)
  const frozen = [...scenarios, ...premises]
  const texts = [...textsIn(directories, frozen, suite.directory), ...worldsIn(suite.directory, worlds)]
  if (texts.length < frozen.length + worlds.size)
    throw new Error('invariant: what was frozen can be read again')
  const lines = new Map([...kept.lines, ...texts.map(text => [text.digest, text] as const)])
  writeFileSync(kept.file, keptText(lines.values()))
}

function summaryOf(file: string, { scenarios, premises, worlds, leftOut }: SetParts): string {
  const reasons = [...groupBy(leftOut, ({ reason }) => reason)]
  const most = reasons.toSorted((a, b) => b[1].length - a[1].length)
  return [
    `${file}: ${scenarios.length} scenarios count; ${premises.length} on which they rest are asked besides; ${worlds.size} worlds.`,
    ...most.map(([reason, its]) => `${its.length} left out: ${reason}`),
    '',
  ].join('\n')
}
