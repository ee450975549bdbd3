import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readWorldFacts } from '../conformance/suite/world-facts.ts'

const WORLDS = readdirSync('specs/worlds').map(name => {
  const facts = readWorldFacts(join('specs/worlds', name))
  const passwords = facts.flatMap(({ fact, value }) =>
    fact.name === 'password' && fact.of !== null ? [[fact.of, value] as const] : [],
  )
  const site = facts.find(({ fact }) => fact.name === 'site-host')?.value
  return { name, passwords, site }
})

const PLATFORMS = WORLDS.filter(({ site }) => site !== undefined)
const CONTENTS = WORLDS.filter(({ site, passwords }) => site === undefined && passwords.length > 0)

/** What Ghost 5.99.1 takes no password with in it, or none that is so. */
const GUESSED = [
  'password',
  'passw0rd',
  'ghost',
  'gazette',
  'localhost',
  '1234567890',
  'qwertyuiop',
  '1q2w3e4r5t',
]

/** Whether one character makes up half of it. */
function isMonotonous(text: string): boolean {
  const counts = [...text].map(character => text.split(character).length - 1)
  return Math.max(...counts) * 2 >= text.length
}

describe('passwords of our worlds are such as real programs take', () => {
  test.each(PLATFORMS)('Ghost: $name', ({ passwords }) => {
    expect(passwords.length).toBeGreaterThan(0)
    for (const [email, password] of passwords) {
      expect([password, password.length >= 10]).toEqual([password, true])
      expect(GUESSED.filter(word => password.toLowerCase().includes(word))).toEqual([])
      expect([password, isMonotonous(password), email.includes(password)]).toEqual([password, false, false])
    }
  })

  test.each(CONTENTS)('Strapi: $name', ({ passwords }) => {
    for (const [, password] of passwords) expect([password, password.length >= 6]).toEqual([password, true])
  })
})
