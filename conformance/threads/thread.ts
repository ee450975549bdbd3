import { parentPort, workerData } from 'node:worker_threads'
import { blobLine } from '../report/blob.ts'
import type { Clause } from '../suite/clause.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { loadReference } from '../targets/oracle.ts'
import { failureOf } from './failure.ts'
import { runParts } from './run-parts.ts'
import type { OwnSuite, Said, Share } from './share.ts'

/** Another thread of a run. The first message is its share, and any other tells it to stop. */
const suite: OwnSuite = workerData
const interruption = new AbortController()
const given = new Promise<Share>(resolve => {
  parentPort?.once('message', (share: Share) => {
    parentPort?.once('message', () => interruption.abort())
    resolve(share)
  })
})
let lines = ''

function say(said: Said): void {
  parentPort?.postMessage(said)
}

function sayLines(): void {
  if (lines !== '') say({ kind: 'judged', lines })
  lines = ''
}

async function work(): Promise<Said> {
  const { clauses } = loadSuite(suite.specs, suite.services)
  await loadReference()
  const share = await given
  const stopped = await runParts({
    ...share,
    clauses,
    parts: partsIn(share, clauses),
    signal: interruption.signal,
    see: judged => {
      // What is judged without a wait between is said together.
      if (lines === '') setImmediate(sayLines)
      lines += blobLine(judged)
    },
  })
  return { kind: 'ended', stopped }
}

function partsIn({ parts }: Share, clauses: readonly Clause[]) {
  const byId = new Map(clauses.flatMap(({ scenarios }) => scenarios.map(it => [it.id, it] as const)))
  return parts.map(ids => ids.flatMap(id => byId.get(id) ?? []))
}

const end = await work().catch((error): Said => ({ kind: 'failed', failure: failureOf(error) }))
sayLines()
say(end)
parentPort?.close()
