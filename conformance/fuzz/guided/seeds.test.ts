import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSuite } from '../../suite/load-suite.ts'
import { targetOf } from '../rest/rest-query.ts'
import { seedsOf } from './seeds.ts'

const { clauses } = loadSuite(join(import.meta.dirname, '../../../specs'))
const seeds = seedsOf(clauses, { idOf: () => 7, nameOf: () => null, pluralAt: () => null })

test('the suite’s reads are seeds, under the clause that they are about', () => {
  const about = (clause: string) => seeds.filter(it => it.clauses.includes(clause))
  expect(about('content.filters.containsi').length).toBeGreaterThan(0)
  expect(seeds.length).toBeGreaterThan(500)
})

test('ids are filled in, and nothing writes or is asked by somebody', () => {
  const targets = seeds.map(({ query }) => targetOf(query))
  expect(targets.filter(it => /<[a-z-]+:/.test(it))).toEqual([])
  expect(targets.filter(it => !it.startsWith('/api/'))).toEqual([])
})
