import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { askTarget } from '../challenge/ask-target.ts'
import type { Told } from '../challenge/dossier.ts'
import { readTold } from '../challenge/read-told.ts'
import { isContestable, isReached, MEANINGS } from '../run/verdict.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { UsageError } from '../usage-error.ts'
import { baselineByFlags } from './baseline-flags.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { preflighted } from './preflight-flags.ts'
import { linesOn } from './progress.ts'
import { limitsByFlags, targetByFlags } from './target-flags.ts'
import { barByFlags, doubtByFlags } from './verdict-flags.ts'

/** Where `assayer test` leaves its results unless told otherwise. */
export const LAST_RESULTS = 'reports/latest'

/**
 * The answer that is contested: of the results that are named, of the target that is, or of the last run. Null: there is
 * none. Throws UsageError where it is as expected, and says why where nothing was judged.
 */
export async function answerOfTarget(
  scenario: Scenario,
  suite: Suite,
  given: Given,
  io: Io,
): Promise<Told | 'unjudged' | null> {
  const told = await findAnswer(scenario, suite, given, io)
  if (told === null) io.err('note: no target was asked: --url, --target or --results adds its answer\n')
  if (told === null || told === 'unjudged') return told
  const { verdict, reason } = told.scenario
  const where = told.results ?? told.target
  if (MEANINGS[verdict].means.answer === 'as-expected')
    throw new UsageError(`${scenario.id} is as expected at ${where}: there is nothing to contest.`)
  if (isContestable(verdict)) return told
  io.err(`${scenario.id} was not judged at ${where} (${verdict}${reason ? `: ${reason}` : ''}).\n`)
  return 'unjudged'
}

/** What a configuration says of its only target does not ask for it, where the last run has an answer. */
async function findAnswer(scenario: Scenario, suite: Suite, given: Given, io: Io) {
  const named = given.text('results')
  const asking = ASKING.find(name => given.texts(name).length > 0)
  if (named !== undefined) return fromNamed(named, scenario, suite)
  if (asking !== undefined && !isByConfiguration(given)) return askNow(scenario, suite, given, io)
  const before = fromLastRun(scenario, suite, given, io)
  return before === null && asking !== undefined ? askNow(scenario, suite, given, io) : before
}

const ASKING = ['url', 'recording', 'quirk', 'freedom', 'profile']

function isByConfiguration(given: Given): boolean {
  const { settings } = given
  return settings !== null && given.text('target') === undefined && given.text('url') === settings.config.url
}

function fromNamed(place: string, { id }: Scenario, { directory }: Suite): Told {
  const told = readTold(place, id, directory)
  if (told) return told
  throw new UsageError(`--results ${place} tells nothing of ${id}.`)
}

/** Null where there was none, or it ended before the scenario. */
function fromLastRun({ id }: Scenario, { directory }: Suite, given: Given, { environment }: Io): Told | null {
  const last = environment.ASSAYER_OUTPUT || LAST_RESULTS
  const places = [given.text('output') ?? last, last]
  const place = places.find(it => existsSync(join(it, 'results.json')))
  const told = place === undefined ? null : readTold(place, id, directory)
  return told && isReached(told.scenario.verdict) ? told : null
}

async function askNow(
  scenario: Scenario,
  { clauses, directory: specs }: Suite,
  given: Given,
  io: Io,
): Promise<Told | 'unjudged'> {
  const limits = limitsByFlags(given)
  const found = targetByFlags(given, specs, limits, { say: linesOn(io) })
  const isServer = given.text('url') !== undefined && given.texts('recording').length === 0
  const told = await askTarget(scenario, {
    ...{ specs, clauses, limits, signal: io.signal, environment: io.environment, connections: 1 },
    ...barByFlags(given),
    // What always gives the same answer need not be asked again.
    ...(isServer ? doubtByFlags(given, await baselineByFlags(given, specs, clauses)) : {}),
    target: preflighted(found, [scenario], given, io),
  })
  if ('scenario' in told) return told
  io.err(`${told.says}.\n`)
  return 'unjudged'
}
