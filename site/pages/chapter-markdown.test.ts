import { expect, test } from 'vitest'
import { loadSuite } from '../../conformance/suite/load-suite.ts'
import type { Chapter, Section } from '../catalog.ts'
import { chapterMarkdown } from './chapter-markdown.ts'
import { forSearch } from './for-search.ts'

const { clauses } = loadSuite('specs')

function sectionOf(id: string, more: Partial<Section> = {}): Section {
  const clause = clauses.find(it => it.id === id)
  if (!clause) throw new Error(`invariant: there is a clause ${id}`)
  return { ...clause, lifts: [], quirks: [], programs: [], ...more }
}

function markdownOf(...sections: readonly Section[]): string {
  const facts = {
    id: 'content-filters',
    service: 'content',
    title: 'Filters',
    clauses: 1,
    scenarios: 10,
  } as const
  return chapterMarkdown({ ...facts, sections } satisfies Chapter)
}

test('a clause is a section under its id, with its sentence, status, source and examples', () => {
  const text = markdownOf(sectionOf('content.filters.containsi'))
  expect(text).toContain('\n## containsi {#content.filters.containsi}\n')
  expect(text).toContain('whatever the case of either.</p>')
  expect(text).toMatch(/class="status documented" title="The documentation says so[^"]*">documented</)
  expect(text).toContain('From <code>content/endpoints/filtering.row.$containsi</code>')
  expect(text).toContain(
    '<b class="method">GET</b> /api/restaurants?filters[slug][$containsi]=LUNA&amp;sort=slug',
  )
  expect(text).toContain(
    '<dt>data[*].attributes.slug</dt><dd><code>[ &quot;casa-luna&quot;, &quot;luna&quot; ]</code>',
  )
  expect(text).toContain('<LiveExamples chapter="content-filters" />')
})

test('what real programs do, and the quirks, are told', () => {
  const text = markdownOf(
    sectionOf('content.filters.containsi', {
      quirks: [{ id: 'a.b', clause: 'a', says: 'it minds <case>' }],
      programs: [{ program: 'strapi-4.26.2-sqlite', verdict: 'fail', scenarios: ['x', 'y'] }],
    }),
  )
  expect(text).toContain('<code>strapi-4.26.2-sqlite</code> fails 2 examples')
  expect(text).toContain('it minds &lt;case&gt; <code>a.b</code>')
})

test('a name comes before those that go on from it', () => {
  const text = markdownOf(sectionOf('content.filters.and-relations'), sectionOf('content.filters.and'))
  expect(text.indexOf('## and {')).toBeLessThan(text.indexOf('## and-relations {'))
})

test('no piece of HTML has an empty line in it, where Markdown would begin again', () => {
  for (const clause of clauses) {
    const [, ...pieces] = markdownOf(sectionOf(clause.id)).split('<div v-pre>')
    for (const piece of pieces) expect(piece.split('\n\n')[0], clause.id).toMatch(/<\/div>$/)
  }
})

test('search reads sentences and requests, and not what is expected', () => {
  const text = forSearch(markdownOf(sectionOf('content.filters.containsi')))
  expect(text).toContain('every case matches every case')
  expect(text).toContain('[$containsi]=LUNA')
  expect(text).not.toContain('class="expected"')
})
