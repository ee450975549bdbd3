import { onTestFinished } from 'vitest'
import { type Handle, inProcessClient } from '../client/in-process.ts'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import type { Target } from '../targets/target.ts'
import type { Upkeep } from '../targets/upkeep.ts'
import { openSetup, type Setup } from './setup.ts'

/** A server of this process as a target. */
export function inProcessTarget(handle: Handle, reset: Upkeep): Target {
  const url = 'http://127.0.0.1:1'
  return {
    name: 'a server of this process',
    lacks: () => null,
    open: async () => ({
      url,
      shownUrl: url,
      reset,
      openClient: options => inProcessClient(handle, options),
    }),
    close: async () => {},
  }
}

/** The target beside an oracle, perhaps one like a profile, both with the world of a directory; closed after the test. */
export async function setupOf(target: Target, world: string, profile?: string): Promise<Setup> {
  const setup = await openSetup({
    ...{
      target,
      world,
      specs: 'specs',
      profile,
      as: 'public',
      ignored: [],
      exactOrder: false,
    },
    ...{ workers: 4, limits: DEFAULT_LIMITS, environment: {}, signal: new AbortController().signal },
  })
  onTestFinished(() => setup.close())
  return setup
}
