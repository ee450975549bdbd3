import { parentPort, workerData } from 'node:worker_threads'
import { oracleTarget } from '../../targets/oracle-target.ts'
import { askedOf } from '../asking.ts'
import { openPlatformSetup } from '../platform/open-platform.ts'
import { openSetup } from '../setup.ts'
import type { Agreed, Batch, Start } from './share.ts'

/** Another thread of `fuzz`, with a target and an oracle of its own. It says of each query whether they agree. */
const { service, target, options }: Start = workerData
const open = service === 'platform' ? openPlatformSetup : openSetup
const { signal } = new AbortController()
const opened = open({ ...options, target: oracleTarget(target), signal })
// Whoever waits for the first answer is told what went wrong; until then nobody looks.
opened.catch(() => {})

/** Batches are asked one after the other, so that answers come in their order. */
let last: Promise<void> = Promise.resolve()
parentPort?.on('message', (batch: Batch) => {
  last = last.then(async () => parentPort?.postMessage(await answer(batch)))
})

async function answer(batch: Batch): Promise<readonly Agreed[]> {
  const { twin } = await opened
  return (await askedOf(twin, batch)).map(({ statuses, difference }) => (difference ? null : statuses))
}
