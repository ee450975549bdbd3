import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CauseBook, openCauseBook } from '../fuzz/cause-book.ts'
import type { SequenceQuery } from '../fuzz/commands/command.ts'
import { racesOf } from '../fuzz/commands/content/races.ts'
import type { Sources } from '../fuzz/commands/content/sequences.ts'
import { NOTHING_TO_SEND } from '../fuzz/commands/without-end.ts'
import type { Documentation } from '../fuzz/documentation.ts'
import { first } from '../fuzz/generate.ts'
import { findRaces, type RaceRun } from '../fuzz/races/find-races.ts'
import { type RaceReport, raceText } from '../fuzz/races/race-console.ts'
import { raceFindingOf } from '../fuzz/races/race-findings.ts'
import type { FuzzHead } from '../fuzz/report/report.ts'
import { tellStopped } from '../fuzz/report/tell-stopped.ts'
import type { Setup } from '../fuzz/setup.ts'
import { isCutShort, putBack, type Stopped } from '../fuzz/stopped.ts'
import { stableJson } from '../report/stable-json.ts'
import type { ExitCode } from './command.ts'
import { codeOf, findingsOf, ruledCauses, scrubberOf } from './fuzz-findings.ts'
import type { FuzzPlan } from './fuzz-flags.ts'
import type { Io } from './io.ts'
import { lineOn } from './progress.ts'

interface RaceCall {
  readonly setup: Setup
  readonly documentation: Documentation
  readonly plan: FuzzPlan
  readonly sources: Sources
  readonly specs: string
  readonly io: Io
  /** Sentences for the report. */
  readonly notes: readonly string[]
  readonly isOver: () => boolean
}

/** Runs races between so many clients, and reports those that no order of their commands explains. */
export async function fuzzRaces(head: FuzzHead, clients: number, call: RaceCall): Promise<ExitCode> {
  const { setup, documentation, plan, io } = call
  const startedAt = Date.now()
  const book = openCauseBook({ ...setup, documentation })
  const { found, ...run } = await search(clients, call, book)
  const scrub = scrubberOf(setup.target, startedAt)
  const findings = found.map(it => raceFindingOf(it, scrub))
  const fired = new Map<string, number>()
  const ruled = await ruledCauses({ causes: book.causes, figures: { clauses: fired } }, setup, documentation)
  const inTurn = findingsOf(ruled, fired, [], { ...call, startedAt })
  const stopped = run.stopped && tellStopped(run.stopped, scrub.text)
  const report: RaceReport = {
    ...head,
    clients,
    ...run,
    stopped,
    findings,
    inTurn,
    notes: [
      ...call.notes,
      ...setup.twin.notes(),
      ...(run.races === 0 && run.stopped === null ? [NOTHING_TO_SEND] : []),
    ],
  }
  mkdirSync(plan.output, { recursive: true })
  const file = join(plan.output, 'fuzz.json')
  writeFileSync(file, stableJson({ format: 'assayer-races', version: 1, ...report }))
  io.out(raceText(report, { hasColours: io.hasColours }))
  io.out(`report: ${file}\n`)
  if (findings.length > 0) return 1
  return codeOf(inTurn, plan) || (isCutShort(run.stopped) || run.races === 0 ? 3 : 0)
}

async function search(
  clients: number,
  { setup, plan, sources, io, isOver }: RaceCall,
  book: CauseBook,
): Promise<RaceRun> {
  const { seed, runs, maxFailures } = plan
  const isWrongInTurn = async (commands: SequenceQuery) => {
    const judged = await setup.twin.ask(commands)
    // Races are judged without regard to the order of rows.
    if (judged.difference === null || judged.isOnlyOrder) return judged.isKnown ?? false
    await book.see(judged)
    return true
  }
  const line = lineOn(io)
  let stopped: Stopped | null = null
  try {
    const run = await findRaces({
      races: first(racesOf(sources, seed, clients), runs),
      target: setup.target,
      oracles: setup.oracles,
      rules: { ...setup.rules, openIdentities: setup.openIdentities },
      ...{ isWrongInTurn, maxFailures },
      isOver,
      onProgress: (races, found) => line.say(`${races} races · ${found} that no order explains`),
    })
    stopped = run.stopped
    return run
  } finally {
    line.end()
    await putBack(setup.target, stopped)
  }
}
