import { expect, test } from 'vitest'
import type { ChapterFacts, Reports } from '../catalog.ts'
import { reportsMarkdown } from './reports-markdown.ts'

const CHAPTER = { service: 'content', title: 'Filters', clauses: 2, scenarios: 3 } as const
const CHAPTERS: readonly ChapterFacts[] = [
  { ...CHAPTER, id: 'content-filters', pages: [] },
  { ...CHAPTER, service: 'platform', id: 'platform-site', title: 'Site', pages: [] },
]
const PROGRAM = { pass: 1200, fail: 2, note: 1, judged: 1203, selected: 1300 }
const REPORTS: Reports = {
  programs: [
    { ...PROGRAM, name: 'strapi', causes: [{ id: 'a.b', clause: 'a', says: 'it minds case', scenarios: 2 }] },
    { ...PROGRAM, name: 'ghost', causes: [] },
  ],
  chapters: [
    { id: 'content-filters', cells: [{ judged: 9, failed: 2, noted: 0 }, null] },
    { id: 'platform-site', cells: [null, { judged: 4, failed: 0, noted: 0 }] },
  ],
  clauses: [
    {
      ...{ id: 'content.filters.eq', chapter: 'content-filters', says: 'equal' },
      cells: [{ outcome: 'fail', count: 2, of: 9 }, null],
    },
  ],
}

const [, content = '', platform = ''] = reportsMarkdown({
  ...{ reports: REPORTS, chapters: CHAPTERS },
  places: { 'content.filters.eq': 'content-filters-part-3' },
}).split('\n## ')

test('a service has its own programs', () => {
  expect(content).toContain('<th scope="row">strapi</th><td>1,200</td><td>2</td><td>1</td>')
  expect(content).not.toContain('ghost')
  expect(platform).not.toContain('strapi')
})

test('a chapter is told by how much of it fails, and leads to it', () => {
  expect(content).toContain(
    '<a href="./spec/content-filters.html">Filters</a></th><td class="fail">2 of 9</td>',
  )
  expect(platform).toContain('<td class="pass">0 of 4</td>')
})

test('so are the clauses, which lead to the page on which they stand', () => {
  expect(content).toContain('href="./spec/content-filters-part-3.html#content.filters.eq"')
  expect(content).toContain('<td class="fail">× 2 of 9')
})
