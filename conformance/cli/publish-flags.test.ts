import { describe, expect, test } from 'vitest'
import { publishOptions } from './publish-flags.ts'

const KNOWN = ['strapi-1.0.0', 'ghost-1.0.0']

test.each<[string[], object]>([
  [[], { names: KNOWN, isRevalidating: false, olderThan: 12 }],
  [['ghost-1.0.0'], { names: ['ghost-1.0.0'], isRevalidating: false, olderThan: 12 }],
  [['--revalidate', '--older-than', '3'], { names: KNOWN, isRevalidating: true, olderThan: 3 }],
])('%j', (args, options) => {
  expect(publishOptions(args, KNOWN)).toEqual(options)
})

describe('what is wrong is said', () => {
  test.each<[string[], string]>([
    [['gohst-1.0.0'], 'There is no target gohst-1.0.0: strapi-1.0.0, ghost-1.0.0. Did you mean ghost-1.0.0?'],
    [['--revalidat'], 'There is no flag --revalidat. Did you mean --revalidate?'],
    [['--older-than', '3'], '--older-than needs --revalidate.'],
    [['--revalidate', '--older-than', 'x'], '--older-than x: expected a whole number of at least 0.'],
  ])('%j', (args, message) => {
    expect(() => publishOptions(args, KNOWN)).toThrow(message)
  })
})
