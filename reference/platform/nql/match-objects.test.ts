import { expect, it } from 'vitest'
import type { Json } from '../values.ts'
import { objectMatcher } from './match-objects.ts'
import { parseFilter } from './parse.ts'

const tiers: readonly Readonly<Record<string, Json>>[] = [
  { slug: 'free', description: null, active: true, benefits: [] },
  { slug: 'gold', description: 'For readers', active: true, benefits: ['Mail', 'Talks'] },
]

function found(filter: string): readonly Json[] {
  const parsed = parseFilter(filter)
  if (!parsed) throw new Error(`${filter} is no filter`)
  const keeps = objectMatcher(parsed, (tier: (typeof tiers)[number], name) => tier[name], { now: () => 0 })
  return tiers.filter(keeps).map(({ slug }) => slug ?? null)
}

it.each([
  ['a value', 'slug:gold', ['gold']],
  ['not a value, or nothing at all', "description:-'For readers'", ['free']],
  ['what it does not have is null', 'unknown:null', ['free', 'gold']],
  ['a flag is no number', 'active:1', []],
  ['and differs from each', 'active:-1', ['free', 'gold']],
  ['nor is it more than one', 'active:>0', []],
  ['texts in their order', "slug:>'free'", ['gold']],
  ['null is at least null', 'description:>=null', ['free']],
  ['what is not there has no order', 'unknown:>=null', []],
  ['one of a list', 'benefits:Talks', ['gold']],
  ['one of several, or null', 'description:[null,xx]', ['free']],
  ['none of several', 'slug:-[free,xx]', ['gold']],
  ['a part in any case', "description:~'READ'", ['gold']],
  ['no such part, or no text', "description:-~^'for'", ['free']],
  ['a part at the end', "description:~$'ers'", ['gold']],
  ['all of them', 'slug:gold+active:true', ['gold']],
  ['any of them', 'slug:gold,slug:free', ['free', 'gold']],
] as const)('%s', (_fact, filter, slugs) => {
  expect(found(filter)).toEqual(slugs)
})
