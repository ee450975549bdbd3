import { expect, test } from 'vitest'
import { loadSuite } from '../../conformance/suite/load-suite.ts'
import type { Page, Section } from '../catalog.ts'
import { contentsMarkdown } from './contents-markdown.ts'
import { forSearch } from './for-search.ts'
import { pageMarkdown } from './page-markdown.ts'

const { clauses } = loadSuite('specs')

function sectionOf(id: string, more: Partial<Section> = {}): Section {
  const clause = clauses.find(it => it.id === id)
  if (!clause) throw new Error(`invariant: there is a clause ${id}`)
  return {
    ...clause,
    name: id.slice(id.lastIndexOf('.') + 1),
    lifts: [],
    quirks: [],
    programs: [],
    recordings: [],
    ...more,
  }
}

function pageOf(...sections: readonly Section[]): Page {
  return { id: 'content-filters', title: 'Filters', range: null, clauses: 1, scenarios: 10, sections }
}

const markdownOf = (...sections: readonly Section[]) => pageMarkdown(pageOf(...sections))

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
  expect(text).toContain('<LiveExamples page="content-filters" />')
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

test('the contents of a chapter lead to its clauses, and have an anchor for each', () => {
  const pages = ['and', 'containsi'].map(name => {
    return { ...pageOf(sectionOf(`content.filters.${name}`)), id: `page-${name}`, range: name }
  })
  const chapter = { id: 'content-filters', service: 'content', title: 'Filters' } as const
  const text = contentsMarkdown({ ...chapter, clauses: 2, scenarios: 1200, pages }, pages)
  expect(text).toContain('2 clauses, 1,200 examples on 2 pages.')
  expect(text).toContain('\n## containsi\n')
  expect(text).toContain(
    '<li id="content.filters.containsi"><a href="./page-containsi.html#content.filters.containsi">containsi</a>',
  )
  expect(text).toContain('whatever the case of either.')
  expect(text).not.toContain('<details')
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
