import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nqlText } from '../nql.ts'
import { resources } from '../resources.ts'
import type { Shelf } from '../survey.ts'
import { titlesFrom } from '../titles.ts'
import { filtersOf } from './filters.ts'

const [resource] = resources

/** Some filters of a shelf whose site makes these attributes up. */
function filtersWhere(made: Shelf['made']): readonly string[] {
  if (!resource) throw new Error('there are resources')
  const shelf = { ...resource, isServed: true, rows: [], made }
  return fc.sample(filtersOf(shelf, titlesFrom(new Map())), { seed: 1, numRuns: 2000 }).map(nqlText)
}

const PART_OF_PASSWORD = /password:-?~/

test.each<[what: string, made: Shelf['made'], isAsked: boolean]>([
  ['that makes up hashes is not asked for parts of them', new Map([['uuid', 'never']]), false],
  ['that holds the world to the letter is asked for parts of hashes', new Map(), true],
])('a site %s', (_, made, isAsked) => {
  const filters = filtersWhere(made)
  expect(filters.some(filter => filter.includes('password:'))).toBe(true)
  expect(filters.some(filter => PART_OF_PASSWORD.test(filter))).toBe(isAsked)
})
