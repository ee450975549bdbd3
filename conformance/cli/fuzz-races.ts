import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CauseBook, openCauseBook } from '../fuzz/cause-book.ts'
import type { SequenceQuery } from '../fuzz/commands/command.ts'
import { racesOf } from '../fuzz/commands/content/races.ts'
import type { Sources } from '../fuzz/commands/content/sequences.ts'
import { first } from '../fuzz/generate.ts'
import { findRaces, type RaceRun } from '../fuzz/races/find-races.ts'
import { type RaceReport, raceText } from '../fuzz/races/race-console.ts'
import { raceFindingOf } from '../fuzz/races/race-findings.ts'
import type { FuzzHead } from '../fuzz/report/report.ts'
import type { Setup } from '../fuzz/setup.ts'
import { scrubber } from '../report/scrub.ts'
import { stableJson } from '../report/stable-json.ts'
import type { ExitCode } from './command.ts'
import { codeOf, findingsOf } from './fuzz-findings.ts'
import type { FuzzPlan } from './fuzz-flags.ts'
import type { Io } from './io.ts'
import { lineOn } from './progress.ts'

interface RaceCall {
  readonly setup: Setup
  readonly plan: FuzzPlan
  readonly sources: Sources
  readonly specs: string
  readonly io: Io
}

/** Runs races between so many clients, and reports those that no order of their commands explains. */
export async function fuzzRaces(head: FuzzHead, clients: number, call: RaceCall): Promise<ExitCode> {
  const { setup, plan, io } = call
  const startedAt = Date.now()
  const book = openCauseBook(setup.twin, setup.diagnosis)
  const { found, ...run } = await search(clients, call, book)
  const { target } = setup
  const { url, shownUrl } = target.endpoint
  const scrub = scrubber({ secrets: target.secrets(), url, shownUrl, from: startedAt, to: Date.now() })
  const findings = found.map(it => raceFindingOf(it, scrub))
  const figures = { clauses: new Map() }
  const inTurn = await findingsOf({ causes: book.causes, figures }, [], { ...call, startedAt })
  const report: RaceReport = { ...head, clients, ...run, findings, inTurn, notes: setup.twin.notes() }
  mkdirSync(plan.output, { recursive: true })
  const file = join(plan.output, 'fuzz.json')
  writeFileSync(file, stableJson({ format: 'assayer-races', version: 1, ...report }))
  io.out(raceText(report, { hasColours: io.hasColours }))
  io.out(`report: ${file}\n`)
  if (findings.length > 0) return 1
  return codeOf(inTurn, plan) || (run.stopped?.kind === 'interrupted' || run.races === 0 ? 3 : 0)
}

async function search(
  clients: number,
  { setup, plan, sources, io }: RaceCall,
  book: CauseBook,
): Promise<RaceRun> {
  const { seed, runs, budget, maxFailures } = plan
  const isWrongInTurn = async (commands: SequenceQuery) => {
    const judged = await setup.twin.ask(commands)
    // Races are judged without regard to the order of rows.
    if (judged.difference === null || judged.isOnlyOrder) return judged.isKnown ?? false
    await book.see(judged)
    return true
  }
  const ends = budget === null ? Number.POSITIVE_INFINITY : performance.now() + budget
  const line = lineOn(io)
  try {
    return await findRaces({
      races: first(racesOf(sources, seed, clients), runs),
      target: setup.target,
      oracle: setup.oracle,
      rules: { ...setup.rules, openIdentities: setup.openIdentities },
      ...{ isWrongInTurn, maxFailures },
      isOver: () => performance.now() >= ends,
      onProgress: (races, found) => line.say(`${races} races · ${found} that no order explains`),
    })
  } finally {
    line.end()
    await setup.target.reset()
  }
}
