import { createHash } from 'node:crypto'
import { type Effect, placeOf } from './effects.ts'
import type { Finding, Outcome } from './findings.ts'
import type { Stage } from './stage.ts'
import type { TestRun, TestRunner } from './test-runner.ts'

/** Servers that answer every request of the tests alike: one run tells of all of them. */
export interface Trial {
  readonly effects: readonly Effect[]
  /** By what its outcome is known again, as long as neither tests nor answers change. */
  readonly key: string
}

/** What came of a trial, or is known of an earlier one. */
export type Verdict = Pick<Finding, 'outcome' | 'lastWords' | 'failed'>

/** Puts servers together that answer alike; those that answer as the reference does need no trial. */
export function trialsOf(effects: readonly Effect[], digest: string): readonly Trial[] {
  const groups = new Map<string, Effect[]>()
  for (const effect of effects) {
    if (effect.changed === 0 && effect.digest !== null) continue
    const alike = effect.digest ?? effect.server.id
    groups.set(alike, [...(groups.get(alike) ?? []), effect])
  }
  const trials = [...groups].map(([alike, effects]) => ({ effects, key: keyOf([digest, alike]) }))
  return trials.toSorted((a, b) => rankOf(a) - rankOf(b))
}

function keyOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)
}

/** Wrong servers come first, and of them those that change the fewest answers: they are the likeliest to go unnoticed. */
function rankOf({ effects }: Trial): number {
  const changed = Math.min(...effects.map(effect => effect.changed))
  return effects.some(({ server }) => !server.isPermitted) ? changed : changed + 1e9
}

/** Where tests are run: by whom, and where the servers are shown to them. */
export interface Place {
  readonly runner: TestRunner
  readonly stage: Stage
}

/** How often tests are run that fail without having met what is otherwise. */
const ATTEMPTS = 2

/** Runs the tests against the first server of a trial. */
export async function tryServer(trial: Trial, place: Place, most: number): Promise<Verdict> {
  let verdict: Verdict = UNTRIED
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    verdict = await tryOnce(trial, place, most)
    if (verdict.outcome !== 'unclear') return verdict
  }
  return verdict
}

/** What nothing is known of. */
export const UNTRIED: Verdict = { outcome: 'not-run', lastWords: null, failed: [] }

async function tryOnce({ effects }: Trial, { runner, stage }: Place, most: number): Promise<Verdict> {
  const [effect] = effects
  if (!effect) throw new Error('invariant: a trial is of some server')
  const exchanges = await stage.show(effect.server.deviation)
  const run = await runner.run(stage.url, most)
  const hasMet = effect.changed === 0 || exchanges().some(it => effect.places.has(placeOf(it)))
  return verdictOf(run, hasMet)
}

function verdictOf({ outcome, says, failed }: TestRun, hasMet: boolean): Verdict {
  if (outcome === 'interrupted') return UNTRIED
  if (!hasMet) return { outcome: 'unclear', lastWords: says, failed }
  return { outcome, lastWords: outcome === 'passed' ? null : says, failed }
}

/** One finding for each server of a trial. */
export function findingsOf({ effects, key }: Trial, verdict: Verdict, isKnown: boolean): readonly Finding[] {
  const [first] = effects
  return effects.map(effect => ({
    ...findingOf(effect, verdict),
    sameAs: first && effect !== first ? first.server.id : null,
    key,
    isKnown,
  }))
}

function findingOf({ server, changed, changes }: Effect, verdict: Verdict): Finding {
  return { server, changed, changes, ...verdict, sameAs: null, example: null, key: null, isKnown: false }
}

/** Of a server that answers all requests as the reference does. */
export function notShown(effect: Effect): Finding {
  const outcome: Outcome = 'not-shown'
  return findingOf(effect, { ...UNTRIED, outcome })
}
