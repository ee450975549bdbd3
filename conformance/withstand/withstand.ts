import type { Suite } from '../suite/load-suite.ts'
import { type Echo, echoOf, type Rehearsal, rehearse } from './echo.ts'
import { exampleFor } from './examples.ts'
import type { Finding, Findings } from './findings.ts'
import { listenToTests } from './listen.ts'
import { type Choice, isExecuted, type Server, serversFor } from './servers.ts'
import { type Exchanged, openStage, type Setting } from './stage.ts'
import type { TestRunner } from './test-runner.ts'
import {
  findingsOf,
  notShown,
  type Trial,
  trialsOf,
  tryServer,
  UNTRIED,
  type Venue,
  type Verdict,
} from './trials.ts'

export interface WithstandOptions {
  readonly setting: Setting
  /** One for each run that may go on at a time; at least one. */
  readonly runners: readonly TestRunner[]
  /** Where the first runner's servers are; 0 picks a port. */
  readonly port: number
  /** The tests, as they were given. */
  readonly tests: string
  readonly suite: Suite
  /** The clauses as they are asked of the world of the tests; null for a world of the suite. */
  readonly lift: () => Promise<Suite | null>
  /** Equal as long as the tests, and what they test, are the same. */
  readonly inputs: string
  /** Which servers are of interest. */
  readonly isWanted: Choice
  /** Which part of the trials is made here, and what it is called; null for all. */
  readonly shard: { readonly name: string; take<T>(all: readonly T[]): readonly T[] } | null
  /** Outcomes of earlier runs by key. */
  readonly known: ReadonlyMap<string, Verdict>
  /** How long a run may take, in milliseconds; null: several times as long as at the reference. */
  readonly timeout: number | null
  /** When no further run is begun, on the clock of `now`; null: never. */
  readonly until: number | null
  now(): number
  readonly signal: AbortSignal
  /** Is told what is under way. */
  readonly onProgress: (says: string) => void
}

/**
 * Tests the tests: at the reference, where they must pass; then at each server that is wrong in something that they
 * make use of, where they should fail, and at each that is right and only not as the reference, where they should
 * pass. Rejects with CannotTell for tests that do not pass at the reference.
 */
export async function withstand(options: WithstandOptions): Promise<Findings> {
  const venues = await openVenues(options)
  try {
    return await withstandAt(venues, options)
  } finally {
    await Promise.all(venues.map(({ stage }) => stage.close()))
  }
}

/** One for each runner. */
function openVenues({ runners, setting, port }: WithstandOptions): Promise<readonly Venue[]> {
  return Promise.all(
    runners.map(async (runner, at) => ({ runner, stage: await openStage(setting, at === 0 ? port : 0) })),
  )
}

async function withstandAt(venues: readonly Venue[], options: WithstandOptions): Promise<Findings> {
  const { suite, signal, onProgress, setting, tests, shard } = options
  onProgress('your tests at the reference')
  const listened = await listenToTests(setting, venues)
  const { exchanges } = listened.conversation
  const fired = new Set(exchanges.flatMap(({ clauses }) => clauses))
  const { concerned, untouched } = await serversFor(suite.clauses, fired, options.isWanted)
  const rehearsal = await rehearse(listened.conversation)
  const echoes = await echoesOf(concerned, rehearsal, options)
  const most = options.timeout ?? mostFor(listened.slowest)
  const tried = await makeTrials(echoes, rehearsal, { venues, most }, options)
  const hidden = await withExamples(echoes.filter(isHidden(fired)), options)
  const all = [...tried, ...hidden]
  return {
    ...{ tests, world: setting.world.name, requests: exchanges.length, clauses: fired.size, untouched },
    wrong: all.filter(({ server }) => !server.isPermitted),
    permitted: tried.filter(({ server }) => server.isPermitted),
    unsteady: [...rehearsal.unsteady].flatMap(at => requestLine(exchanges[at])),
    shard: shard?.name ?? null,
    conversation: rehearsal.digest,
    isInterrupted: signal.aborted,
  }
}

/** Of wrong servers, those of whose clause the tests make use without a request that would show it. */
function isHidden(fired: ReadonlySet<string>) {
  return ({ server, changed, digest }: Echo) =>
    !server.isPermitted && changed === 0 && digest !== null && isExecuted(server, fired)
}

function requestLine(exchange: Exchanged | undefined): readonly string[] {
  return exchange ? [`${exchange.request.method} ${exchange.request.target}`] : []
}

async function echoesOf(
  servers: readonly Server[],
  rehearsal: Rehearsal,
  { signal, onProgress }: WithstandOptions,
): Promise<readonly Echo[]> {
  const echoes: Echo[] = []
  for (const [at, server] of servers.entries()) {
    if (signal.aborted) break
    onProgress(`${at + 1}/${servers.length} · what your requests would be answered · ${server.id}`)
    echoes.push(await echoOf(server, rehearsal))
  }
  return echoes
}

/** The findings of all servers that the tests could notice, in the order of the servers. */
async function makeTrials(
  echoes: readonly Echo[],
  { digest }: Rehearsal,
  { venues, most }: { readonly venues: readonly Venue[]; readonly most: number },
  options: WithstandOptions,
): Promise<readonly Finding[]> {
  const { inputs, shard, known } = options
  const trials = trialsOf(echoes, `${inputs}\n${digest}`)
  const toMake = new Set(shard ? shard.take(trials) : trials)
  const queue = [...toMake].filter(({ key }) => !known.has(key))
  const made = await runTrials(queue, venues, most, options)
  const findings = trials.flatMap(trial => {
    const earlier = known.get(trial.key)
    const verdict = earlier ?? made.get(trial) ?? UNTRIED
    return findingsOf(trial, verdict, earlier !== undefined)
  })
  const order = new Map(echoes.map(({ server }, at) => [server, at]))
  return findings.toSorted((a, b) => (order.get(a.server) ?? 0) - (order.get(b.server) ?? 0))
}

/** A wrong server may make tests wait for what never comes, in milliseconds. */
function mostFor(slowest: number): number {
  return 3 * slowest + 5_000
}

async function runTrials(
  trials: readonly Trial[],
  venues: readonly Venue[],
  most: number,
  { signal, until, now, onProgress }: WithstandOptions,
): Promise<ReadonlyMap<Trial, Verdict>> {
  const made = new Map<Trial, Verdict>()
  const queue = trials.entries()
  const isOver = () => signal.aborted || (until !== null && now() >= until)
  const takeOneByOne = async (venue: Venue) => {
    for (const [at, trial] of queue) {
      if (isOver()) return
      onProgress(`${at + 1}/${trials.length} · your tests at ${trial.echoes[0]?.server.id}`)
      made.set(trial, await tryServer(trial, venue, most))
    }
  }
  await Promise.all(venues.map(takeOneByOne))
  return made
}

/** What no request of the tests shows is shown by another: to their own world, or else to one of the suite. */
async function withExamples(
  echoes: readonly Echo[],
  { suite, lift, setting, signal, onProgress }: WithstandOptions,
): Promise<readonly Finding[]> {
  if (echoes.length === 0) return []
  const lifted = await lift()
  const find = async (server: Server) => {
    const own = lifted && (await exampleFor(server, lifted, signal))
    return own ? { ...own, world: setting.world.name } : exampleFor(server, suite, signal)
  }
  const findings: Finding[] = []
  for (const echo of echoes) {
    if (signal.aborted) break
    onProgress(`a request that would show ${echo.server.id}`)
    findings.push({ ...notShown(echo), example: await find(echo.server) })
  }
  return findings
}
