import { describe, expect, test } from 'vitest'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite } from './load-suite.ts'
import { type Selection, selectScenarios } from './select.ts'
import { parseShard, takeShard } from './shard.ts'

function suite() {
  const get = 'request: GET /\nexpect: { status: 200 }'
  const file = (id: string, lines = '') => clauseFile(id, `${get}\n${lines}`)
  return loadSuite(
    specsDirectory({
      'content/a.yaml': file('content.filters.eq', 'tags: [slow]'),
      'content/b.yaml': file('content.filters.eqi', 'requires: [graphql]'),
      'content/c.yaml': file('content.sort'),
      'platform/d.yaml': file('platform.sort'),
    }),
  ).clauses
}

describe('which scenarios are taken', () => {
  const all = ['content.filters.eq', 'content.filters.eqi', 'content.sort', 'platform.sort']
  const rows: [Selection, string[]][] = [
    [{}, all],
    [{ clauses: ['content.filters'] }, ['content.filters.eq', 'content.filters.eqi']],
    [{ clauses: ['content.filters.eq'] }, ['content.filters.eq']],
    [{ clauses: ['content.sort', 'content.filters.eqi.case'] }, ['content.filters.eqi', 'content.sort']],
    [{ grep: ['SORT'] }, ['content.sort', 'platform.sort']],
    [{ grep: ['a rule'], grepInvert: ['^platform', 'eqi'] }, ['content.filters.eq', 'content.sort']],
    [{ grep: ['^content\\.filters\\.eq\\.case$'] }, ['content.filters.eq']],
    [{ clauses: ['platform'] }, ['platform.sort']],
    [{ tags: ['slow'] }, ['content.filters.eq']],
    [{ tags: ['!slow', '!graphql'] }, ['content.sort', 'platform.sort']],
    [{ tags: ['graphql'] }, ['content.filters.eqi']],
    [{ scenarios: ['content.sort.case', 'gone'] }, ['content.sort']],
    [{ grep: ['sort'], clauses: ['content'] }, ['content.sort']],
  ]
  test.each(rows)('%j', (selection, expected) => {
    expect(selectScenarios(suite(), selection).map(({ clause }) => clause)).toEqual(expected)
  })

  test.each<[Selection, string]>([
    [{ clauses: ['content.filter'] }, 'There is no clause content.filter.'],
    [{ tags: ['quick'] }, 'No scenario has the tag quick;'],
    [{ grep: ['('] }, '--grep ( is no regular expression'],
  ])('%j is refused', (selection, message) => {
    expect(() => selectScenarios(suite(), selection)).toThrow(message)
  })
})

describe('shards', () => {
  test.each([1, 2, 3, 7, 50])('%i of them are together the whole, each item once', count => {
    const items = Array.from({ length: 23 }, (_, n) => n)
    const shards = Array.from({ length: count }, (_, n) => takeShard(items, { index: n + 1, count }))
    expect(shards.flat().sort((a, b) => a - b)).toEqual(items)
    expect(Math.max(...shards.map(it => it.length)) - Math.min(...shards.map(it => it.length))).toBeLessThan(
      2,
    )
  })

  test.each(['', '1', '0/2', '3/2', '1/0', 'a/b', '1/2/3', '-1/2'])('"%s" is refused', text => {
    expect(() => parseShard(text)).toThrow('expected i/n')
  })
})
