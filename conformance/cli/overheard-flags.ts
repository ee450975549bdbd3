import { join } from 'node:path'
import { kitVersion } from '../kit-version.ts'
import { Judge } from '../overheard/judge/judge.ts'
import { type Models, modelsOf } from '../overheard/judge/models.ts'
import { exitCodeOf, findingLine, overheardReporters } from '../overheard/report/reporters.ts'
import { Tally } from '../overheard/report/tally.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { readWorld } from '../targets/oracle.ts'
import type { ExitCode } from './command.ts'
import type { FlagSet, Given } from './flags.ts'
import type { Io } from './io.ts'
import { WORLD_VALUE, withWorld } from './world-flag.ts'
import { chooseAmong, writeChosen } from './write-reports.ts'

/** Flags of the commands that judge what passed by. */
export const OVERHEARD_FLAGS: FlagSet = {
  world: {
    says: 'a world, or a project’s folder, with the models of the server: more can be told with them',
    value: WORLD_VALUE,
  },
  undisturbed: {
    says: 'nobody else changes the content: what was read holds until a write passes, and need not be read again',
  },
  reporter: {
    says: `reports: ${overheardReporters.map(({ name }) => name).join(',')} (default console,json,junit,html)`,
    value: 'A,B',
    isList: true,
  },
  json: { says: 'print what was found as JSON, and nothing else' },
  output: { says: 'where reports go (default reports/overheard)', value: 'DIR', variable: 'ASSAYER_OUTPUT' },
}

/** A judge that counts what it hears, and tells of each fail as it is found. */
export async function tallyingJudge(given: Given, io: Io): Promise<{ judge: Judge; tally: Tally }> {
  const tally = new Tally(finding => {
    if (finding.verdict === 'fail') io.err(`${findingLine(finding)}\n`)
  })
  const models = await modelsByFlags(given, io)
  const judge = await Judge.open({
    isUndisturbed: given.has('undisturbed'),
    ...(models && { models }),
    onHeard: (exchange, heard) => tally.hear(exchange, heard),
    onProved: (exchange, claim) => tally.prove(exchange, claim),
  })
  return { judge, tally }
}

async function modelsByFlags(given: Given, io: Io): Promise<Models | null> {
  const world = given.text('world')
  if (world === undefined) return null
  const specs = join(io.packageDirectory, 'specs')
  return withWorld(given, { world, specs }, io, async own =>
    modelsOf(await readWorld(own.text('world') ?? '')),
  )
}

/** The reporters that flags name. Throws UsageError for one that is none. */
export function overheardReportersOf(given: Given) {
  return chooseAmong(overheardReporters, given.texts('reporter'), ['console', 'json', 'junit', 'html'])
}

/** Writes the reports of what was heard at a target. */
export function reportOverheard(tally: Tally, target: string, given: Given, io: Io): ExitCode {
  const overheard = tally.report({ kit: kitVersion(io.packageDirectory), target })
  if (given.has('json')) {
    io.out(`${JSON.stringify(overheard, null, 1)}\n`)
  } else {
    const { clauses } = loadSuite(join(io.packageDirectory, 'specs'))
    const directory = given.text('output') ?? 'reports/overheard'
    writeChosen({ overheard, clauses }, overheardReportersOf(given), directory, io)
  }
  return exitCodeOf(overheard)
}
