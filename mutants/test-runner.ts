import { appendFileSync } from 'node:fs'
import { TestRunner } from 'vitest'
import { getFn } from 'vitest/suite'
import { type Asking, askAgain } from './ask-again.ts'
import { gather, turnOn } from './switch.ts'
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
    const met = new Set<number>()
    const start = performance.now()
    gather(met)
    try {
      await run()
    } finally {
      gather(unasked)
    }
    const wanted = [...met].filter(id => left.has(id))
    const isShort = performance.now() - start < LONGEST
    const asked = isShort ? await askAgain(wanted, this.#asking(test.file.name, run)) : 0
    for (const id of wanted.slice(asked)) unasked.add(id)
  }

  #asking(file: string, run: () => unknown): Asking {
    return {
      turnOn,
      note: (what, mutant) => {
        appendFileSync(LOG, `${what} ${mutant} ${file}\n`)
        if (what === 'killed') left.delete(mutant)
      },
      passes: () => passes(run),
    }
  }
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
