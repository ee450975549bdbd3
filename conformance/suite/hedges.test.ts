import { describe, expect, test } from 'vitest'
import { hedgeIn, unreadHedges } from './hedges.ts'
import { loadSuite } from './load-suite.ts'
import { type Reading, readStatements, type Statement } from './statements.ts'

test.each([
  ['it may be slow', 'may'],
  ['the parameter is deprecated', 'deprecated'],
  ['By default a list has 25 entries', 'By default'],
  ['serving is attempted but inconsistent', 'attempted'],
  ['clients cannot', null],
  ['they must not be mixed', null],
  ['a mayor and a candle', null],
])('“%s” is weakened by %s', (text, word) => {
  expect(hedgeIn(text)).toBe(word)
})

const MUST: Reading = { strength: 'must', because: 'x' }
const statement = (more: Partial<Statement>): Statement => ({
  ...{ id: 'content/a', gist: '', silent: null, untestable: null, reading: null },
  ...more,
})

test.each<[what: string, more: Partial<Statement>, text: string | undefined, open: number]>([
  ['is open as long as nobody reads it', {}, 'it may be', 1],
  ['is read', { reading: MUST }, 'it may be', 0],
  ['is nothing to be read where nothing can be shown', { untestable: 'x' }, 'it may be', 0],
  ['is not there in plain words', {}, 'it is', 0],
  ['is not known of what has no text', {}, undefined, 0],
])('a hedge %s', (_, more, text, open) => {
  expect(unreadHedges([statement(more)], () => text)).toHaveLength(open)
})

describe('of the suite', () => {
  const statements = readStatements('specs')
  const readings = new Map(statements.map(({ id, reading }) => [id, reading?.strength ?? 'must']))
  const scenarios = loadSuite('specs').clauses.flatMap(({ status, sources, scenarios: its }) =>
    its
      .filter(() => status === 'documented')
      .map(({ id, strength }) => ({ id, strength, sources: sources.filter(it => typeof it === 'string') })),
  )

  test('every statement with a weaker word says how it is read', () => {
    expect(unreadHedges(statements, ({ gist }) => gist)).toEqual([])
  })

  test('no scenario is weaker than a sentence from which its clause comes', () => {
    const weak = scenarios.filter(({ strength }) => strength !== 'must')
    expect(weak.length).toBeGreaterThan(0)
    const without = weak.filter(({ strength, sources }) => !sources.some(id => readings.get(id) === strength))
    expect(without.map(({ id }) => id)).toEqual([])
  })

  test('every sentence that is read as less than a must has a scenario that is', () => {
    const weak = statements.filter(({ reading }) => reading !== null && reading.strength !== 'must')
    const unheard = weak.filter(
      ({ id, reading }) =>
        !scenarios.some(({ strength, sources }) => sources.includes(id) && strength === reading?.strength),
    )
    expect(unheard.map(({ id }) => id)).toEqual([])
  })
})
