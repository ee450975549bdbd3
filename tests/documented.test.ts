import { describe, expect, test } from 'vitest'
import { loadSuite } from '../conformance/suite/load-suite.ts'
import { leaningsOf, leans } from './support/leans.ts'

const documented = loadSuite('specs').clauses.filter(({ status }) => status === 'documented')

describe('a scenario of a documented clause does not lean on', () => {
  test.each(leans)('$on', lean => {
    const scenarios = documented.flatMap(clause => clause.scenarios)
    expect(scenarios.flatMap(scenario => leaningsOf(scenario, lean))).toEqual([])
  })
})
