import { parentPort, workerData } from 'node:worker_threads'
import { blobLine } from '../report/blob.ts'
import type { Clause } from '../suite/clause.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { failureOf } from './failure.ts'
import { runParts } from './run-parts.ts'
import type { Said, Share } from './share.ts'

/** Another thread of a run. It is told its share when it begins, and any message tells it to stop. */
const share: Share = workerData
const interruption = new AbortController()
parentPort?.once('message', () => interruption.abort())
let lines = ''

function say(said: Said): void {
  parentPort?.postMessage(said)
}

function sayLines(): void {
  if (lines !== '') say({ kind: 'judged', lines })
  lines = ''
}

async function work(): Promise<Said> {
  const { clauses } = loadSuite(share.rules.specs, share.services)
  const stopped = await runParts({
    ...share,
    clauses,
    parts: partsIn(clauses),
    signal: interruption.signal,
    see: judged => {
      // What is judged without a wait between is said together.
      if (lines === '') setImmediate(sayLines)
      lines += blobLine(judged)
    },
  })
  return { kind: 'ended', stopped }
}

function partsIn(clauses: readonly Clause[]) {
  const byId = new Map(clauses.flatMap(({ scenarios }) => scenarios.map(it => [it.id, it] as const)))
  return share.parts.map(ids => ids.flatMap(id => byId.get(id) ?? []))
}

const end = await work().catch((error): Said => ({ kind: 'failed', failure: failureOf(error) }))
sayLines()
say(end)
parentPort?.close()
