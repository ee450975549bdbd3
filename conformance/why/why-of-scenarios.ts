import { embeddedTarget, type Through } from '../executed/embedded-target.ts'
import { fireAt } from '../run/run-at-reference.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { type EmbeddedRequest, keepWorlds, type OracleWhy } from '../targets/oracle.ts'

export interface AskedScenarios {
  readonly suite: Suite
  readonly scenarios: readonly Scenario[]
  readonly quirks: readonly string[]
  /** What the platform runs as; null: as whatever a scenario holds for. */
  readonly platformVersion: string | null
  readonly signal: AbortSignal
}

/**
 * Why the embedded reference answers the last request of each scenario that reads something, by the scenario's id. One
 * that only writes has none.
 */
export async function whyOfScenarios(asked: AskedScenarios): Promise<ReadonlyMap<string, OracleWhy>> {
  const { suite, quirks } = asked
  const told = new Map<string, OracleWhy>()
  let last: OracleWhy | null = null
  const through: Through = async (request, reference) => {
    if (mayRead(request)) {
      const why = await reference.why(request)
      if (why.service === 'platform' || !why.ofCopy) last = why
    }
    return reference.handle(request)
  }
  const target = embeddedTarget({ specs: suite.directory, quirks, worlds: keepWorlds(), through })
  // One after the other: what was asked last belongs to the scenario whose result comes next.
  await fireAt(target, { ...asked, onResult: ({ scenario }) => note(scenario) }, 1)
  return told

  function note({ id }: Scenario): void {
    if (last) told.set(id, last)
    last = null
  }
}

/** The control plane is none of anybody's business, and of what is posted only GraphQL may read. */
function mayRead({ method, target, body }: EmbeddedRequest): boolean {
  if (target.startsWith('/__assayer')) return false
  return method === 'GET' || (method === 'POST' && body !== null && !target.startsWith('/api/'))
}
