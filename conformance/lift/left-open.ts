import type { Answer, Outcome } from '../client/outcome.ts'
import { isRefusal } from '../compare/expectation.ts'
import { askReference } from '../executed/ask-reference.ts'
import type { Result } from '../run/result.ts'
import { isFailure } from '../run/verdict.ts'
import type { RightServer } from '../selftest/results.ts'
import { rightServers } from '../selftest/right-servers.ts'
import type { Suite } from '../suite/load-suite.ts'
import { clausesTouchedBy, listFreedoms, listQuirks, type WorldSource } from '../targets/oracle.ts'

export interface LeftOpenOptions {
  /** The whole suite: it knows which clauses are documented. */
  readonly suite: Suite
  readonly lifted: Suite
  readonly worlds: WorldSource
  readonly signal: AbortSignal
  /** Is told what is next. */
  readonly onNext: (says: string) => void
}

/**
 * Nobody wrote down what is expected of a lifted scenario, so each that fails is asked of the servers that are right in
 * other ways: what not even they agree on is left open by the documentation, and no violation.
 */
export async function withoutLeftOpen(
  results: readonly Result[],
  options: LeftOpenOptions,
): Promise<readonly Result[]> {
  const red = results.filter(({ verdict }) => isFailure(verdict))
  if (red.length === 0) return results
  const excuses = await excusesFor(red, options)
  return results.map(result => {
    const why = excuses.get(result.scenario.id)
    return why !== undefined && isFailure(result.verdict)
      ? { ...result, verdict: 'note', reason: `the documentation leaves it open: a right server ${why}` }
      : result
  })
}

/** By scenario: what a right server does otherwise there. */
async function excusesFor(
  red: readonly Result[],
  options: LeftOpenOptions,
): Promise<ReadonlyMap<string, string>> {
  const { suite, lifted, worlds, signal, onNext } = options
  const outcomes = new Map(red.map(({ scenario, steps }) => [scenario.id, steps.at(-1)?.outcome]))
  const scenarios = red.map(({ scenario }) => scenario)
  const questions = { suite: lifted, worlds, signal, quirks: [], explained: null }
  const usual = await askReference({ ...questions, scenarios, explained: 'consulted' })
  const excuses = new Map<string, string>()
  for (const server of await serversBeside(suite)) {
    const left = scenarios.filter(({ id }) => !excuses.has(id))
    if (left.length === 0 || signal.aborted) break
    const touched = server.kind === 'quirk' ? await clausesTouchedBy(server.id) : null
    const asked = left.filter(({ id }) => {
      const consulted = usual.get(id)?.consulted ?? []
      return touched === null || [...consulted].some(clause => touched.has(clause))
    })
    if (asked.length === 0) continue
    onNext(server.id)
    const deviating = server.kind === 'quirk' ? { quirks: [server.id] } : { freedoms: [server.id] }
    const answers = await askReference({ ...questions, ...deviating, scenarios: asked })
    for (const { id } of asked) {
      const there = answers.get(id)
      if (!there || !isFailure(there.verdict)) continue
      if (isAnother(there.answers.at(-1), outcomes.get(id))) continue
      excuses.set(id, server.says)
    }
  }
  return excuses
}

async function serversBeside(suite: Suite): Promise<readonly RightServer[]> {
  const all = rightServers(suite, await listFreedoms(), await listQuirks())
  return all.filter(({ id }) => suite.clauses.some(({ service }) => id.startsWith(`${service}.`)))
}

/**
 * One of them refuses and the other one answers, or they refuse for reasons of different kinds: who is refused for who
 * they are is not told that the request is wrong.
 */
function isAnother(right: Outcome | undefined, target: Outcome | undefined): boolean {
  if (!isRefused(right) || !isRefused(target)) return isRefused(right) !== isRefused(target)
  return NOT_ALLOWED.has(right.status) && !HIDDEN.has(target.status)
}

const NOT_ALLOWED: ReadonlySet<number> = new Set([401, 403])
const HIDDEN: ReadonlySet<number> = new Set([...NOT_ALLOWED, 404])

function isRefused(outcome: Outcome | undefined): outcome is Answer {
  return outcome?.kind === 'answer' && isRefusal(outcome)
}
