import { describe, expect, test } from 'vitest'
import type { Section } from './catalog.ts'
import { pagesOf } from './pages.ts'

const CHAPTER = { id: 'content-filters', title: 'Filters' }

/** A section of so many characters, or a little more. */
function sectionOf(name: string, length: number): Section {
  return {
    ...{
      id: `content.filters.${name}`,
      name,
      says: 'x'.repeat(length),
      status: 'assumed',
      strength: 'must',
      service: 'content',
    },
    ...{
      sources: [],
      file: '',
      why: null,
      disagrees: null,
      untestable: null,
      hasUnit: false,
      followsFrom: [],
    },
    ...{ scenarios: [], lifts: [], quirks: [], programs: [], recordings: [] },
  }
}

const shown = (...given: readonly (readonly [name: string, length: number])[]) =>
  pagesOf(
    CHAPTER,
    given.map(([name, length]) => sectionOf(name, length)),
  ).map(({ id, title, clauses }) => `${id}: ${title} (${clauses})`)

describe('the pages of a chapter', () => {
  test('are one where it is not long', () => {
    expect(shown(['and', 60_000], ['or', 60_000])).toEqual(['content-filters: Filters (2)'])
    expect(shown()).toEqual(['content-filters: Filters (0)'])
  })

  test('are of about the same length, and named by the first and the last of their clauses', () => {
    expect(shown(['and', 50_000], ['eq', 50_000], ['in', 50_000], ['or', 50_000])).toEqual([
      'content-filters-part-1: Filters: and – eq (2)',
      'content-filters-part-2: Filters: in – or (2)',
    ])
  })

  test('keep together what begins alike, where that makes them little longer', () => {
    const [first] = shown(['and', 80_000], ['eq', 50_000], ['eq-text', 10_000], ['in', 120_000])
    expect(first).toBe('content-filters-part-1: Filters: and – eq-text (3)')
    const [torn] = shown(['eq', 80_000], ['eq-json', 80_000], ['eq-text', 80_000], ['eq-uid', 80_000])
    expect(torn).toBe('content-filters-part-1: Filters: eq (1)')
  })

  test('are as many as there are clauses at most', () => {
    expect(shown(['and', 600_000])).toHaveLength(1)
    expect(shown(['and', 600_000], ['or', 10])).toEqual([
      'content-filters-part-1: Filters: and (1)',
      'content-filters-part-2: Filters: or (1)',
    ])
  })
})
