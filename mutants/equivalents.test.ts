import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Equivalent, isNamed, readEquivalents } from './equivalents.ts'
import { instrument } from './instrument.ts'

const equivalents = readEquivalents()

function mutantsNamed(equivalent: Equivalent) {
  const { file } = equivalent
  const { mutants } = instrument(readFileSync(file, 'utf8'), file, 0, './switch.ts')
  return mutants.filter(mutant => isNamed(equivalent, mutant))
}

test.each(equivalents.map(it => [it.file, it.code, it.mutation, it] as const))(
  '%s: %s, %s is there still, and on one line',
  (_file, _code, mutation, equivalent) => {
    const named = mutantsNamed(equivalent)
    expect(new Set(named.map(({ line }) => line))).toHaveProperty('size', 1)
    expect(new Set(named.map(({ says }) => says))).toEqual(new Set([mutation].flat()))
    expect(equivalent.why).toMatch(/\w/)
  },
)
