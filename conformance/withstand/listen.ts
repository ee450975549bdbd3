import { CannotTell } from './findings.ts'
import type { Conversation } from './repeat.ts'
import type { Setting } from './stage.ts'
import type { TestRun } from './test-runner.ts'
import type { Venue } from './trials.ts'

/** The tests as they are at the reference. */
export interface Listened {
  readonly conversation: Conversation
  /** How long a run takes at most, in milliseconds. */
  readonly slowest: number
}

/** Tests that do not end at all are not waited for, in milliseconds. */
const LONGEST = 30 * 60_000

/**
 * Runs the tests at the reference: first by themselves, to hear what they ask and on which clauses the answers rest;
 * then once more, in all venues at the same time. Tests that do not pass there tell nothing: CannotTell.
 */
export async function listenToTests(setting: Setting, venues: readonly Venue[]): Promise<Listened> {
  const [venue] = venues
  if (!venue) throw new Error('invariant: tests are run somewhere')
  const { url } = venue.stage
  const { run, exchanges } = await runAtReference(venue, true)
  if (run.outcome !== 'passed') throw new CannotTell(notGreen(run, exchanges.length))
  if (exchanges.length === 0) throw new CannotTell(silent(url))
  const again = await Promise.all(venues.map(it => runAtReference(it, false)))
  const failed = again.find(it => it.run.outcome !== 'passed')
  if (failed) throw new CannotTell(unsteady(failed.run, venues.length))
  return {
    conversation: { setting, url, exchanges },
    slowest: Math.max(run.ms, ...again.map(it => it.run.ms)),
  }
}

async function runAtReference({ stage, runner }: Venue, isExplained: boolean) {
  const exchanges = await stage.show({}, { isExplained })
  const run = await runner.run(stage.url, LONGEST)
  return { run, exchanges: exchanges() }
}

function notGreen({ outcome, says }: TestRun, requests: number): string {
  if (outcome === 'interrupted') return 'Interrupted.'
  const how = outcome === 'timeout' ? 'do not end' : 'fail'
  const hint =
    requests > 0
      ? 'The world that is served may not be the one they expect: see --world.'
      : 'They sent it no request: do they read its address from ASSAYER_URL, or from a variable that --env names?'
  return `Your tests ${how} at the reference, so nothing can be said of them. ${hint}\n${says}`
}

function silent(url: string): string {
  return (
    `Your tests passed without a single request to the reference at ${url}. They find its address in ASSAYER_URL; ` +
    'name the variable that they read with --env, or give the port that they expect with --port.'
  )
}

function unsteady({ outcome, says }: TestRun, runners: number): string {
  if (outcome === 'interrupted') return 'Interrupted.'
  const cause =
    runners > 1
      ? `or cannot run ${runners} at a time: try --workers 1.`
      : 'or depend on what an earlier run left behind.'
  return `Your tests passed at the reference, and then did not, at the same server: they are flaky, ${cause}\n${says}`
}
