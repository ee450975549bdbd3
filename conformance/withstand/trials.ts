import { createHash } from 'node:crypto'
import { type Echo, placeOf } from './echo.ts'
import type { Finding, Outcome } from './findings.ts'
import type { Stage } from './stage.ts'
import type { TestRun, TestRunner } from './test-runner.ts'

/** Servers that answer every request of the tests alike: one run tells of all of them. */
export interface Trial {
  readonly echoes: readonly Echo[]
  /** By what its outcome is known again, as long as neither tests nor answers change. */
  readonly key: string
}

/** What came of a trial, or is known of an earlier one. */
export type Verdict = Pick<Finding, 'outcome' | 'lastWords' | 'failed'>

/** Puts servers together that answer alike; those that answer as the reference does need no trial. */
export function trialsOf(echoes: readonly Echo[], digest: string): readonly Trial[] {
  const groups = new Map<string, Echo[]>()
  for (const echo of echoes) {
    if (echo.changed === 0 && echo.digest !== null) continue
    const alike = echo.digest ?? echo.server.id
    groups.set(alike, [...(groups.get(alike) ?? []), echo])
  }
  const trials = [...groups].map(([alike, echoes]) => ({ echoes, key: keyOf([digest, alike]) }))
  return trials.toSorted(inOrder)
}

function keyOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)
}

/** Wrong servers come first, and of them those that change the fewest answers: they are the likeliest to go unnoticed. */
function inOrder(a: Trial, b: Trial): number {
  return Number(isOfPermitted(a)) - Number(isOfPermitted(b)) || fewestChanged(a) - fewestChanged(b)
}

function isOfPermitted({ echoes }: Trial): boolean {
  return echoes.every(({ server }) => server.isPermitted)
}

function fewestChanged({ echoes }: Trial): number {
  return Math.min(...echoes.map(({ changed }) => changed))
}

/** Where tests are run: by whom, and where the servers are shown to them. */
export interface Venue {
  readonly runner: TestRunner
  readonly stage: Stage
}

/** How often tests are run that fail without having met what is otherwise. */
const ATTEMPTS = 2

/** Runs the tests against the first server of a trial. */
export async function tryServer(trial: Trial, venue: Venue, most: number): Promise<Verdict> {
  let verdict: Verdict = UNTRIED
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    verdict = await tryOnce(trial, venue, most)
    if (verdict.outcome !== 'unclear') return verdict
  }
  return verdict
}

/** What nothing is known of. */
export const UNTRIED: Verdict = { outcome: 'not-run', lastWords: null, failed: [] }

async function tryOnce({ echoes }: Trial, { runner, stage }: Venue, most: number): Promise<Verdict> {
  const [echo] = echoes
  if (!echo) throw new Error('invariant: a trial is of some server')
  const exchanges = await stage.show(echo.server.deviation)
  const run = await runner.run(stage.url, most)
  const hasMet = echo.changed === 0 || exchanges().some(it => echo.places.has(placeOf(it)))
  return verdictOf(run, hasMet)
}

function verdictOf({ outcome, says, failed }: TestRun, hasMet: boolean): Verdict {
  if (outcome === 'interrupted') return UNTRIED
  if (!hasMet) return { outcome: 'unclear', lastWords: says, failed }
  return { outcome, lastWords: outcome === 'passed' ? null : says, failed }
}

/** One finding for each server of a trial. */
export function findingsOf({ echoes, key }: Trial, verdict: Verdict, isKnown: boolean): readonly Finding[] {
  const [first] = echoes
  return echoes.map(echo => ({
    ...findingOf(echo, verdict),
    sameAs: first && echo !== first ? first.server.id : null,
    key,
    isKnown,
  }))
}

function findingOf({ server, changed, changes }: Echo, verdict: Verdict): Finding {
  return { server, changed, changes, ...verdict, sameAs: null, example: null, key: null, isKnown: false }
}

/** Of a server that answers all requests as the reference does. */
export function notShown(echo: Echo): Finding {
  const outcome: Outcome = 'not-shown'
  return findingOf(echo, { ...UNTRIED, outcome })
}
