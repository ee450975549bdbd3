import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { Password } from './password.ts'

const HASH_OF_SECRET = '$2b$04$ZfTTYGUOsUaxaPlOxe/f.eTohP2f3uTdaak8/QRiio1aLsW3irK4e'

describe('Password', () => {
  const rows: readonly [fact: string, text: string, candidate: string, matches: boolean][] = [
    ['matches itself', 'Matrix-123', 'Matrix-123', true],
    ['matches no other', 'Matrix-123', 'matrix-123', false],
    ['takes any letters', 'pässwörd ☃', 'pässwörd ☃', true],
    ['may be empty', '', '', true],
    ['may have dollars', '$a$b$c$', '$a$b$c$', true],
    ['is read off a bcrypt hash', HASH_OF_SECRET, 'anna-Passw0rd', true],
    ['is not the hash itself', HASH_OF_SECRET, HASH_OF_SECRET, false],
  ]
  test.each(rows)('%s', async (_, text, candidate, matches) => {
    expect(await Password.of(text).matches(candidate)).toBe(matches)
  })

  const shown: readonly [way: string, show: (value: unknown) => unknown][] = [
    ['JSON', JSON.stringify],
    ['String', String],
    ['inspect', value => inspect(value, { showHidden: true, depth: 9 })],
    ['spreading', value => JSON.stringify({ ...(value as object) })],
    ['cloning', value => inspect(structuredClone(value))],
  ]
  test.each(shown)('is not seen by %s', (_, show) => {
    expect(show({ password: Password.of('Matrix-123') })).not.toContain('Matrix')
  })
})
