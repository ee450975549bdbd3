import { describe, expect, test } from 'vitest'
import { loadSuite } from '../suite/load-suite.ts'
import { selectScenarios } from '../suite/select.ts'
import { listQuirks } from '../targets/oracle.ts'
import { measureExecution, unitsOf } from './execution.ts'

const suite = loadSuite('specs')

/** Measures some clauses by the scenarios of others. */
async function measure(
  names: readonly string[],
  asking: readonly string[],
  signal = new AbortController().signal,
) {
  return measureExecution({
    suite,
    scenarios: selectScenarios(suite.clauses, { clauses: asking }),
    clauses: suite.clauses.filter(clause => names.includes(clause.id) && unitsOf(clause).length > 0),
    quirks: await listQuirks(),
    signal,
    onProgress: () => {},
  })
}

describe('a clause', () => {
  test('fires in scenarios of others, too, and changes those that its quirks can change', async () => {
    const { clauses, isWhole } = await measure(
      ['content.filters.contains', 'content.filters.starts-with'],
      ['content.filters.contains', 'content.filters.contains-literal', 'content.filters.starts-with'],
    )
    expect(isWhole).toBe(true)
    const [contains, startsWith] = clauses
    const own = suite.clauses.find(({ id }) => id === 'content.filters.contains')?.scenarios.length
    expect(contains?.fired).toBeGreaterThan(Number(own))
    expect(contains?.changed).toBeGreaterThan(0)
    expect(contains?.changed).toBeLessThanOrEqual(Number(contains?.fired))
    expect(startsWith?.units).toEqual(['content.filters.starts-with'])
  })

  test('without a unit fires when one does from which it follows, and has quirks of its own', async () => {
    const { clauses } = await measure(
      ['content.filters.contains-literal'],
      ['content.filters.contains-literal'],
    )
    const [literal] = clauses
    expect(literal?.units).toContain('content.filters.contains')
    expect(literal).toMatchObject({ fired: 20, status: 'documented' })
    expect(literal?.changed).toBeGreaterThan(0)
    expect(literal?.changed).toBeLessThan(20)
  })

  test('has not fired where nothing asks it, and then nothing is tried', async () => {
    const { clauses } = await measure(['content.filters.contains'], ['content.sort.desc'])
    expect(clauses).toMatchObject([{ fired: 0, changed: 0 }])
  })

  test('that sets a header alone has changed an answer whose header is expected', async () => {
    const { clauses } = await measure(['platform.http.vary'], ['platform.http.vary'])
    expect(clauses[0]?.changed).toBeGreaterThan(0)
  })
})

test('an interruption is told', async () => {
  const execution = await measure(['content.sort.desc'], ['content.sort.desc'], AbortSignal.abort())
  expect(execution).toEqual({ clauses: [], isWhole: false })
})
