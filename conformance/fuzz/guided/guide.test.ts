import { describe, expect, test } from 'vitest'
import { type RestQuery, targetOf } from '../rest/rest-query.ts'
import { openGuide, type Seed } from './guide.ts'
import { guided } from './guided.ts'

function query(name: string): RestQuery {
  return { door: 'rest', path: '/a', parameters: [{ at: [name], value: '1' }] }
}
const seed = (name: string, ...clauses: readonly string[]): Seed => ({ query: query(name), clauses })

describe('a guide', () => {
  test('puts together what leads somewhere', () => {
    const made = openGuide([seed('sort', 'x'), seed('locale', 'y')]).next(0, 1)
    expect(made).toMatchObject({ parameters: [{ at: ['locale'] }, { at: ['sort'] }] })
  })

  test('prefers what leads where few came', () => {
    const guide = openGuide([seed('sort', 'common'), seed('locale', 'rare'), seed('fields', 'common')])
    for (let at = 0; at < 5; at++) guide.see(query('q'), at, ['common'])
    for (let chance = 0; chance < 20; chance++)
      expect(guide.next(10, chance)).toMatchObject({ parameters: [{ at: ['locale'] }, {}] })
  })

  test('knows nothing of what was seen later', () => {
    const guide = openGuide([seed('sort', 'x')])
    guide.see(query('locale'), 5, ['y'])
    expect(guide.next(5, 1)).toBe(null)
    expect(guide.next(6, 1)).not.toBe(null)
  })

  test('keeps nothing that leads nowhere new', () => {
    const guide = openGuide([])
    guide.see(query('sort'), 0, ['x', 'y'])
    guide.see(query('locale'), 1, ['y', 'x'])
    expect([1, 2, 3].map(chance => guide.next(2, chance))).toEqual([null, null, null])
  })
})

test('every query is still asked, in order, and what the guide makes stands between them', () => {
  const guide = openGuide([seed('sort', 'x'), seed('locale', 'y')])
  const queries = ['a', 'b', 'c', 'd', 'e'].map(query)
  const made = [...guided(queries, guide, { seed: 1, batch: 1 })].map(it =>
    it.door === 'rest' ? targetOf(it) : '',
  )
  expect(made.filter(it => /\?[a-e]=1$/.test(it))).toEqual(queries.map(targetOf))
  expect(made.filter(it => it.includes('sort'))).toHaveLength(3)
})
