import { expect, test } from 'vitest'
import { changesOf, partsOf, textOf, worldsWithAnswers } from './answers/kept-answers.ts'

const worlds = worldsWithAnswers().filter(world => world.startsWith('gazette'))
const parts = worlds.flatMap(world => partsOf(world).map(([before, part]) => [world, before, part] as const))

test.each(parts)(
  'the reference answers about %s as it did, after %i conversations',
  async (world, before, part) => {
    expect(textOf(await changesOf(part, before), world)).toBe('')
  },
)
