import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { DEFAULT_LIMITS } from '../../client/limits.ts'
import { oracleTarget } from '../../targets/oracle-target.ts'
import { type Asking, askingHere } from '../asking.ts'
import { fuzz } from '../fuzz.ts'
import { first } from '../generate.ts'
import { openGuide } from '../guided/guide.ts'
import { guided } from '../guided/guided.ts'
import { LIBRARY_FILES } from '../library-world.fixture.ts'
import { withoutDiagnosis } from '../query-diagnosis.ts'
import { querySource } from '../query-source.ts'
import { openSetup, type Setup } from '../setup.ts'
import { askingInThreads } from './asking-in-threads.ts'
import { OtherThread } from './other-thread.ts'

const RUNS = 700

/** What fuzzing a reference with mistakes finds, asked in one way or another. */
async function found(
  quirks: readonly string[],
  openAsking: (setup: Setup, options: Options) => Promise<Asking>,
) {
  const options = optionsFor(scratchDirectory(LIBRARY_FILES))
  const target = oracleTarget({ specs: 'specs', quirks })
  const setup = await openSetup({ ...options, target, signal: new AbortController().signal })
  const asking = await openAsking(setup, options)
  try {
    const { queries } = await querySource(setup, ['rest', 'graphql'], 7)
    const guide = openGuide([])
    const { figures, causes, stopped } = await fuzz({
      queries: first(guided(queries, guide, { seed: 7, batch: asking.batch }), RUNS),
      ...{ asking, guide, twin: setup.twin, diagnosis: withoutDiagnosis, maxFailures: 20 },
      isOver: () => false,
      isThere: async () => true,
      onProgress: () => {},
    })
    const shown = causes.map(({ first: { query }, smallest: { place }, count }) => ({ query, place, count }))
    return { figures, shown, stopped }
  } finally {
    await asking.close()
    await setup.close()
    await target.close()
  }
}

type Options = ReturnType<typeof optionsFor>

function optionsFor(world: string) {
  return {
    ...{ specs: 'specs', world, profile: undefined, as: 'public', ignored: [], exactOrder: false },
    ...{ workers: 8, limits: DEFAULT_LIMITS, environment: {} },
  }
}

test.each([
  ['a reference that is right', []],
  ['one that is wrong', ['content.sort.desc.ignored', 'content.filters.containsi.minds-case']],
])('two threads find what one finds: %s', async (_, quirks) => {
  const one = await found(quirks, async ({ twin }) => askingHere(twin, 8))
  const two = await found(quirks, async ({ twin }, options) =>
    askingInThreads(twin, await readyThread(quirks, options)),
  )
  expect(two).toEqual(one)
  expect(one.figures.queries).toBe(RUNS)
  expect(one.shown.length > 0).toBe(quirks.length > 0)
})

test('what goes wrong in the other thread is told', async () => {
  await expect(readyThread(['no.such'], optionsFor('restaurants'))).rejects.toThrow('no.such')
})

/** A thread that takes its part from the first query on. */
async function readyThread(quirks: readonly string[], options: Options): Promise<OtherThread> {
  const thread = new OtherThread({ service: 'content', target: { specs: 'specs', quirks }, options })
  while (!thread.isReady) await setTimeout(10)
  return thread
}
