import { expect, it } from 'vitest'
import type { Json } from '../values.ts'
import { objectMatcher } from './match-objects.ts'
import { parseFilter } from './parse.ts'

const tiers: readonly Readonly<Record<string, Json>>[] = [
  {
    slug: 'free',
    description: null,
    active: true,
    benefits: [],
    price: 90,
    created_at: '1970-01-01 10:00:00',
  },
  {
    slug: 'gold',
    description: 'For readers',
    active: true,
    benefits: ['Mail', 'Talks'],
    price: 500,
    created_at: '1970-01-03 10:00:00',
  },
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
  ['a part, wherever it stands', "description:~'AD'", ['gold']],
  ['a part at the end, in any case', "description:~$'ERS'", ['gold']],
  ['no part at the start that stands elsewhere', "description:~^'read'", []],
  ['no part at the end that stands elsewhere', "description:~$'for'", []],
  ['a part of one of a list', "benefits:~'AIL'", ['gold']],
  ['one of a list that is more', "benefits:>'Nail'", ['gold']],
  ['null is at most null', 'description:<=null', ['free']],
  ['null is not less than null', 'description:<null', []],
  ['at least itself', 'slug:>=gold', ['gold']],
  ['at least what comes before', 'slug:>=free', ['free', 'gold']],
  ['less, and not the same', 'slug:<gold', ['free']],
  ['less than the first', 'slug:<free', []],
  ['at most itself', 'slug:<=free', ['free']],
  ['at most what comes after', 'slug:<=gold', ['free', 'gold']],
  ['more, and not the same', 'slug:>gold', []],
  ['numbers in their order', 'price:>90', ['gold']],
  ['numbers that are at most so much', 'price:<=90', ['free']],
  ['a time relative to now', 'created_at:<now+1d', ['free']],
  ['all of them', 'slug:gold+active:true', ['gold']],
  ['any of them', 'slug:gold,slug:free', ['free', 'gold']],
] as const)('%s', (_fact, filter, slugs) => {
  expect(found(filter)).toEqual(slugs)
})
