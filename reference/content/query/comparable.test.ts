import { describe, expect, it } from 'vitest'
import { compareText } from './comparable.ts'

describe('texts stand in the order of their code points', () => {
  it.each([
    ['a letter before another', 'a', 'b'],
    ['upper case before lower case', 'Z', 'a'],
    ['a text before what goes on', 'a', 'ab'],
    ['a letter before an emoji', 'z', '😀'],
    ['a sign at the end of the first plane before an emoji', '\uff5e', '😀'],
    ['a private sign before an emoji', '\ue000', '😀'],
    ['the last sign before the surrogates before a private one', '\ud7ff', '\ue000'],
    ['an emoji before another', '😀', '😁'],
  ])('%s', (_fact, earlier, later) => {
    expect(compareText(earlier, later)).toBeLessThan(0)
    expect(compareText(later, earlier)).toBeGreaterThan(0)
    expect(compareText(later, later)).toBe(0)
  })
})
