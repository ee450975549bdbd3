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

const RUNS = 700

/** What fuzzing a reference with mistakes finds, asked in one way or another. */
async function found(quirks: readonly string[], openAsking: (setup: Setup, options: Options) => Asking) {
  const options = optionsFor(scratchDirectory(LIBRARY_FILES))
  const target = oracleTarget({ specs: 'specs', quirks })
  const setup = await openSetup({ ...options, target, signal: new AbortController().signal })
  const asking = openAsking(setup, options)
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
  const one = await found(quirks, ({ twin }) => askingHere(twin, 8))
  const start = { service: 'content', target: { specs: 'specs', quirks } } as const
  const two = await found(quirks, ({ twin }, options) => askingInThreads(twin, { ...start, options }))
  expect(two).toEqual(one)
  expect(one.figures.queries).toBe(RUNS)
  expect(one.shown.length > 0).toBe(quirks.length > 0)
})

test('what goes wrong in the other thread is told', async () => {
  const start = { service: 'content', target: { specs: 'specs', quirks: ['no.such'] } } as const
  const options = (setup: Setup, given: Options) => askingInThreads(setup.twin, { ...start, options: given })
  await expect(found([], options)).rejects.toThrow('no.such')
})
