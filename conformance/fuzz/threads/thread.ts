import { parentPort, workerData } from 'node:worker_threads'
import { keepWorlds } from '../../targets/oracle.ts'
import { oracleTarget } from '../../targets/oracle-target.ts'
import { askedOf } from '../asking.ts'
import { openPlatformSetup } from '../platform/open-platform.ts'
import { openSetup } from '../setup.ts'
import type { Agreed, Batch, Said, Start } from './share.ts'

/** Another thread of `fuzz`, with a target and an oracle of its own. It says of each query whether they agree. */
const { service, target, options }: Start = workerData
const open = service === 'platform' ? openPlatformSetup : openSetup
const { signal } = new AbortController()
const worlds = keepWorlds()
const opened = open({ ...options, target: oracleTarget({ ...target, worlds }), worlds, signal })
// Where that goes wrong, the thread ends with it.
opened.then(() => say('ready'))

/** Batches are asked one after the other, so that answers come in their order. */
let last: Promise<void> = Promise.resolve()
parentPort?.on('message', (batch: Batch) => {
  last = last.then(async () => say(await answer(batch)))
})

async function answer(batch: Batch): Promise<readonly Agreed[]> {
  const { twin } = await opened
  return (await askedOf(twin, batch)).map(({ statuses, difference }) => (difference ? null : statuses))
}

function say(said: Said): void {
  parentPort?.postMessage(said)
}
