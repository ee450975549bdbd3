import type { WireRequest } from '../client/wire-request.ts'
import { compareAnswer, type Expectation } from '../compare/expectation.ts'
import { clientOf, embeddedTarget } from '../executed/embedded-target.ts'
import { watchedTarget } from '../executed/watched-target.ts'
import type { Result } from '../run/result.ts'
import { fireAt } from '../run/run-at-reference.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { worldDirectory } from '../suite/worlds.ts'
import {
  clausesTouchedBy,
  type Embedded,
  embedReference,
  type QuirkFacts,
  type WorldSource,
} from '../targets/oracle.ts'
import { settingOf } from '../targets/target.ts'

export interface KeepOptions {
  readonly suite: Suite
  readonly scenarios: readonly Scenario[]
  readonly worlds: WorldSource
  readonly signal: AbortSignal
}

/**
 * What scenarios of one request send, and expect. To send just that again takes a hundredth of the time that it takes to
 * run them: so each can be asked of each quirk.
 */
export interface KeptRequests {
  /** The scenarios that differ at a quirk, in the suite's order: those that GET, and whatever its own clause sends. */
  killersOf(quirk: QuirkFacts): Promise<readonly string[]>
}

/** One scenario as it was sent to the reference, which answered as expected. */
interface Kept {
  readonly scenario: Scenario
  readonly sent: WireRequest
  readonly expected: Expectation
  /** The clauses on which the answer rests. */
  readonly clauses: ReadonlySet<string>
}

/** Runs the scenarios once, and keeps those that answer the same again. */
export async function keepRequests(options: KeepOptions): Promise<KeptRequests> {
  const kept = await runOnce(options)
  // Signed requests are good for minutes: for references the time stands still.
  const references = referencesAt(options, Date.now())
  const again = await differing(kept, null, references)
  const steady = kept.filter(({ scenario }) => !again.has(scenario.id))
  return {
    killersOf: async ({ id: quirk, clause: own }) => {
      const touched = await clausesTouchedBy(quirk)
      const concerned = steady.filter(
        ({ scenario, sent, clauses }) =>
          (sent.method === 'GET' || scenario.clause === own) &&
          [...clauses].some(clause => touched.has(clause)),
      )
      const killers = await differing(concerned, quirk, references)
      return concerned.map(({ scenario }) => scenario.id).filter(id => killers.has(id))
    },
  }
}

const EXPLAIN = { 'x-assayer-explain': '1' }

async function runOnce({ suite, scenarios, worlds, signal }: KeepOptions): Promise<readonly Kept[]> {
  const kept: Kept[] = []
  const clauses = new Map<string, ReadonlySet<string>>()
  const target = watchedTarget(embeddedTarget({ specs: suite.directory, quirks: [], worlds }), {
    headers: EXPLAIN,
    onOutcome: (id, outcome) => {
      const told = outcome.kind === 'answer' ? outcome.headers['x-assayer-clauses'] : undefined
      clauses.set(id, new Set(String(told ?? '').split(', ')))
    },
  })
  const onResult = ({ scenario, steps, verdict }: Result) => {
    const [step] = steps
    if (verdict !== 'pass' || !step || steps.length > 1 || step.asks !== null) return
    const { sent, expected } = step
    kept.push({ scenario, sent, expected, clauses: clauses.get(scenario.id) ?? new Set() })
  }
  await fireAt(target, { suite, scenarios, signal, onResult }, 1)
  const order = new Map(scenarios.map(({ id }, position) => [id, position]))
  const place = ({ scenario }: Kept) => order.get(scenario.id) ?? 0
  return kept.toSorted((a, b) => place(a) - place(b))
}

/** Gives the reference of a scenario's setting, with a quirk or without any. */
type References = (scenario: Scenario, quirk: string | null) => Promise<Embedded>

function referencesAt({ suite, worlds }: KeepOptions, time: number): References {
  const made = new Map<string, { readonly reference: Embedded; quirk: string | null }>()
  const make = async (scenario: Scenario) => {
    const { world, platformVersion, production, staging = false } = settingOf(scenario)
    const started = await worlds(worldDirectory(suite.directory, world))
    const options = { world: started, production, staging, control: true, clock: { now: () => time } }
    return embedReference({
      ...options,
      ...(platformVersion !== null && { platformVersion }),
      onFault: () => {},
    })
  }
  return async (scenario, quirk) => {
    const key = JSON.stringify(settingOf(scenario))
    const held = made.get(key) ?? { reference: await make(scenario), quirk: null }
    made.set(key, held)
    if (held.quirk !== quirk) {
      await switchTo(held.reference, quirk)
      held.quirk = quirk
    }
    return held.reference
  }
}

async function switchTo(reference: Embedded, quirk: string | null): Promise<void> {
  const body = JSON.stringify({ quirks: quirk === null ? [] : [quirk] })
  const headers = { 'content-type': 'application/json' }
  const outcome = await clientOf(reference).send({
    ...{ method: 'PUT', path: '/__assayer/quirks', headers, body },
  })
  if (outcome.kind !== 'answer' || outcome.status !== 200)
    throw new Error(`invariant: the reference takes the quirk ${quirk}`)
  reference.reset()
}

/** A reference with a quirk may leave a request without any answer. */
const LONGEST = 5000

async function inTime<T>(answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), LONGEST)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

const READS = ['GET', 'HEAD', 'OPTIONS']

async function differing(
  kept: readonly Kept[],
  quirk: string | null,
  references: References,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const { scenario, sent, expected } of kept) {
    const reference = await references(scenario, quirk)
    const outcome = await inTime(clientOf(reference).send(sent))
    const isDifferent = outcome?.kind !== 'answer' || compareAnswer(expected, outcome).length > 0
    if (isDifferent) found.add(scenario.id)
    if (!READS.includes(sent.method)) reference.reset()
  }
  return found
}
