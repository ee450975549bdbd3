import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Exported, LeftOut } from '../../export/exporter.ts'
import { exporters } from '../../export/exporters.ts'
import { type ExportPlan, planExport } from '../../export/plan.ts'
import { variableLines } from '../../export/variables.ts'
import type { Scenario } from '../../suite/clause.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { didYouMean } from '../nearest.ts'
import { ofVersion, SUITE_FLAGS, selectByFlags, VERSION_FLAG } from '../suite-flags.ts'

const NAMES = exporters.map(({ name }) => name)

export const exportCommand: Command = {
  usage: '--format FORMAT --output DIR [CLAUSE …]',
  details:
    'Writes scenarios of the suite as files for another tool, with the same requests in the same order and the same\n' +
    'expectations. Address, tokens and passwords are variables: no secret is written. A scenario that a format cannot\n' +
    `express is skipped, never weakened; skipped scenarios are listed and counted.\n${formatsText()}`,
  flags: {
    format: { says: `the tool: ${NAMES.join(', ')}`, value: 'FORMAT' },
    output: { says: 'an empty or new directory', value: 'DIR' },
    world: { says: 'only scenarios of this world', value: 'NAME', isList: true },
    ...SUITE_FLAGS,
    ...VERSION_FLAG,
    variables: { says: 'print NAME=value for the worlds of the suite instead of writing files' },
  },
  examples: [
    {
      line: 'export --format hurl --output hurl content.filters',
      says: 'all filters, for hurl --test',
    },
    {
      line: 'export --format pytest --output checks --world restaurants',
      says: 'the main world, for pytest',
    },
    {
      line: 'export --format hurl --variables --world restaurants',
      says: 'the variables that the files need for `assayer serve`',
    },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: exportScenarios,
}

function formatsText(): string {
  return exporters.map(({ name, says }) => `  ${name.padEnd(8)}${says}`).join('\n')
}

async function exportScenarios(given: Given, io: Io): Promise<ExitCode> {
  const { name, write } = exporterByFlags(given)
  const { suite, scenarios } = ofVersion(selectByFlags(given, io), given)
  const taken = ofWorlds(scenarios, given.texts('world'))
  const plan = planExport(suite.directory, suite.clauses, taken)
  if (given.has('variables')) {
    io.out(variableLines(plan, io.environment, Math.floor(Date.now() / 1000)))
    return 0
  }
  const directory = outputByFlags(given)
  const exported = write(plan)
  writeAll(exported, directory)
  io.out(summary(name, exported.leftOut, plan, directory))
  return 0
}

function exporterByFlags(given: Given) {
  const name = given.text('format')
  const exporter = exporters.find(it => it.name === name)
  if (exporter) return exporter
  const found = name === undefined ? 'is missing' : `${name} is not known`
  throw new UsageError(
    `--format ${found}: expected one of ${NAMES.join(', ')}.${didYouMean(name ?? '', NAMES)}`,
  )
}

function ofWorlds(scenarios: readonly Scenario[], worlds: readonly string[]): readonly Scenario[] {
  const known = [...new Set(scenarios.map(({ world }) => world))]
  const wrong = worlds.find(world => !known.includes(world))
  if (wrong !== undefined)
    throw new UsageError(`--world ${wrong}: the selected scenarios start from ${known.join(', ')}.`)
  if (scenarios.length === 0)
    throw new UsageError('No scenario is selected: `assayer list` shows what there is.')
  return worlds.length === 0 ? scenarios : scenarios.filter(({ world }) => worlds.includes(world))
}

/** Files of an earlier export among the new ones would be run with them. */
function outputByFlags(given: Given): string {
  const directory = given.text('output')
  if (directory === undefined) throw new UsageError('--output is missing: the directory to write to.')
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new UsageError(`--output ${directory}: expected an empty or new directory.`)
  return directory
}

function writeAll({ files }: Exported, directory: string): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(directory, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

function summary(
  name: string,
  leftOut: readonly LeftOut[],
  { settings }: ExportPlan,
  directory: string,
): string {
  const all = settings.flatMap(({ clauses }) => clauses.flatMap(({ scenarios }) => scenarios)).length
  const reasons = new Map<string, number>()
  for (const { needs } of leftOut) reasons.set(needs, (reasons.get(needs) ?? 0) + 1)
  const counted = [...reasons].sort(([, a], [, b]) => b - a)
  return [
    `${name}: ${all - leftOut.length} of ${all} scenarios in ${join(directory, '/')}`,
    ...(leftOut.length === 0 ? [] : [`left out: ${leftOut.length}`]),
    ...counted.map(([needs, count]) => `  ${String(count).padStart(4)}  need ${needs}`),
    '',
  ].join('\n')
}
