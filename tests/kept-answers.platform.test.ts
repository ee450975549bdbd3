import { expect, test } from 'vitest'
import { changesOf, keptOf, textOf, worldsWithAnswers } from './answers/kept-answers.ts'

const worlds = worldsWithAnswers().filter(world => world.startsWith('gazette'))

test.each(worlds)('the reference answers about %s as it did', async world => {
  expect(textOf(await changesOf(keptOf(world)), world)).toBe('')
})
