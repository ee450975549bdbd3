import { listFreedoms, listQuirks } from '../targets/oracle.ts'
import type { Job } from './forked-tester.ts'
import { rightServers } from './right-servers.ts'
import { suiteUnderTest } from './suite-under-test.ts'
import { localTester } from './tester.ts'

/**
 * The other process: its arguments are the specs directory, whether fairness is asked as a whole or of a sample, and the
 * version of the platform, if it is a certain one. Each message is a job, and each answer what came of it.
 */
const [, , specs = 'specs', extent, version] = process.argv
const suite = suiteUnderTest(specs, version ?? null)
const tester = localTester(suite, { signal: new AbortController().signal, isWhole: extent === 'whole' })
const quirks = await listQuirks()
const servers = rightServers(suite, await listFreedoms(), quirks)

process.on('message', (job: Job) => {
  work(job).then(
    done => process.send?.(done),
    error =>
      process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

async function work(job: Job): Promise<object | null> {
  if (job.kind === 'quirk') return tester.tryQuirk(named(quirks, job.id))
  if (job.kind === 'killers') {
    const killers = await tester.killersOf(named(quirks, job.id))
    return killers && { killers }
  }
  if (job.kind === 'right-server') return tester.tryServer(named(servers, job.id))
  return { notices: await tester.doesNotice(named(suite.clauses, job.id), job.quirk) }
}

function named<T extends { readonly id: string }>(all: readonly T[], id: string): T {
  const found = all.find(one => one.id === id)
  if (!found) throw new Error(`invariant: there is no ${id}`)
  return found
}
