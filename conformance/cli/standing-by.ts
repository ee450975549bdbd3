import { availableParallelism } from 'node:os'
import { SERVICES } from '../suite/clause.ts'
import { startThread, type Thread } from '../threads/start-thread.ts'
import { isEmbedded, mostFailuresOf, workersOf } from './fire.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { specsDirectory } from './suite-flags.ts'

/** With any of these the suite is not what is run, or only a part of it, for which this thread is enough. */
const LESS = [
  ...['specs', 'clause', 'grep', 'tag', 'service', 'world', 'lift'],
  ...['last-failed', 'shard', 'budget', 'list'],
]

/**
 * Runs with another thread that makes itself ready meanwhile, where a run of the whole suite at the embedded reference is
 * to come: to read the suite takes as long there as here. What is not needed after all is ended.
 */
export async function withThreadStandingBy<T>(
  given: Given,
  io: Io,
  run: (standingBy: readonly Thread[]) => Promise<T>,
): Promise<T> {
  if (!isLong(given)) return run([])
  const thread = startThread({ specs: specsDirectory(given, io), services: SERVICES })
  try {
    return await run([thread])
  } finally {
    await thread.close()
  }
}

function isLong(given: Given): boolean {
  const isWhole = given.positionals.length === 0 && !LESS.some(flag => given.has(flag))
  const isShared = availableParallelism() > 1 && workersOf(given) > 1
  return isWhole && isShared && isEmbedded(given) && mostFailuresOf(given) === 0
}
