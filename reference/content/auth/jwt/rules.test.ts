import { describe, expect, it } from 'vitest'
import { expiry, notBefore } from './rules.ts'

const NOW = 1_700_000_000
const check = { secret: 'secret', now: NOW }
const jwt = (claims: Readonly<Record<string, unknown>>) => ({ text: '', algorithm: 'HS256', claims })

describe('a JWT is good from the second of nbf on', () => {
  it.each([
    ['before it', NOW + 1, false],
    ['in it', NOW, true],
    ['after it', NOW - 1, true],
    ['without it', undefined, true],
    ['not where it is no number', `${NOW}`, false],
  ])('%s', (_fact, nbf, holds) => {
    expect(notBefore.holds(jwt({ nbf }), check)).toBe(holds)
  })
})

describe('a JWT is good until the second of exp', () => {
  it.each([
    ['before it', NOW + 1, true],
    ['in it', NOW, false],
    ['after it', NOW - 1, false],
    ['without it', undefined, true],
    ['not where it is no number', `${NOW}`, false],
  ])('%s', (_fact, exp, holds) => {
    expect(expiry.holds(jwt({ exp }), check)).toBe(holds)
  })
})
