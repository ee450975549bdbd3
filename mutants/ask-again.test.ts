import { expect, test } from 'vitest'
import { askAgain } from './ask-again.ts'

interface Tested {
  /** Mutants with which it fails. */
  readonly notices: readonly number[]
  /** Mutants after which it fails for good. */
  readonly isBrokenBy?: readonly number[]
  /** Whether it fails when it is run a second time. */
  readonly isOnce?: boolean
}

async function ask(wanted: readonly number[], { notices, isBrokenBy = [], isOnce = false }: Tested) {
  const killed: number[] = []
  let on = -1
  let isBroken = isOnce
  const asked = await askAgain(wanted, {
    turnOn: mutant => {
      on = mutant
    },
    note: (what, mutant) => {
      if (what === 'killed') killed.push(mutant)
    },
    passes: async () => {
      isBroken ||= isBrokenBy.includes(on)
      return !isBroken && !notices.includes(on)
    },
  })
  return { asked, killed, on }
}

test.each<[fact: string, tested: Tested, asked: number, killed: readonly number[]]>([
  ['kills what it notices', { notices: [2, 4] }, 4, [2, 4]],
  ['kills nothing that it does not notice', { notices: [9] }, 4, []],
  ['that cannot be run twice kills nothing', { notices: [2], isOnce: true }, 0, []],
  ['kills nothing after what breaks it for good', { notices: [1, 3, 4], isBrokenBy: [2] }, 1, [1]],
])('a test %s', async (_fact, tested, asked, killed) => {
  expect(await ask([1, 2, 3, 4], tested)).toEqual({ asked, killed, on: -1 })
})
