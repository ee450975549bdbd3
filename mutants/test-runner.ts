import { appendFileSync } from 'node:fs'
import { TestRunner } from 'vitest'
import { getFn } from 'vitest/suite'
import { type Asking, askAgain } from './ask-again.ts'
import { allow, farTooOften, gather, metWhileLoading, turnOn } from './switch.ts'
import { LOG } from './test-log.ts'
import { left, unasked } from './tests-asked.ts'

type Test = Parameters<NonNullable<TestRunner['onBeforeTryTask']>>[0]

/** A test that takes longer (ms) is not asked again for each mutant. */
const LONGEST = 500
/** What takes so long (ms), where a test takes at most half a second, never ends. */
const PATIENCE = 10_000

/**
 * Asks each test again with every mutant that it came across, in the same process: hundreds of times as fast as a run
 * for each. What a mutant does while modules or worlds are loaded is not seen.
 */
export default class MutantsRunner extends TestRunner {
  async runTask(test: Test): Promise<void> {
    const run = getFn(test)
    if (left.size === 0) return run()
    try {
      await this.#askAll(test.file.name, run)
    } finally {
      gather(metWhileLoading)
    }
  }

  async #askAll(file: string, run: () => unknown): Promise<void> {
    const start = performance.now()
    const wanted = [...(await metBy(run))].filter(id => left.has(id))
    const isShort = performance.now() - start < LONGEST
    // What was kept of the first time is not worked out again: such mutants are not come across a second time.
    allow(Number.MAX_SAFE_INTEGER)
    const again = isShort && wanted.length > 0 ? await metBy(() => passes(run)) : new Set<number>()
    const usually = Number.MAX_SAFE_INTEGER - allow(Number.POSITIVE_INFINITY)
    const ready = wanted.filter(id => again.has(id))
    const asked = new Set(ready.slice(0, await askAgain(ready, this.#asking(file, run, usually))))
    for (const id of wanted) if (!asked.has(id)) unasked.add(id)
  }

  #asking(file: string, run: () => unknown, usually: number): Asking {
    return {
      turnOn: mutant => {
        turnOn(mutant)
        allow(mutant === -1 ? Number.POSITIVE_INFINITY : farTooOften(usually))
      },
      note: (what, mutant) => {
        appendFileSync(LOG, `${what} ${mutant} ${file}\n`)
        if (what === 'killed') left.delete(mutant)
      },
      passes: () => passes(run),
    }
  }
}

/** The mutants that a run comes across. */
async function metBy(run: () => unknown): Promise<ReadonlySet<number>> {
  const met = new Set<number>()
  gather(met)
  try {
    await run()
  } finally {
    gather(null)
  }
  return met
}

async function passes(run: () => unknown): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), PATIENCE)
  })
  try {
    return await Promise.race([Promise.resolve(run()).then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
