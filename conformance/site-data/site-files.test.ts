import { beforeAll, describe, expect, test } from 'vitest'
import { madeClause, madeReport, madeScenario } from '../../tests/support/made-report.ts'
import type { Clause } from '../suite/clause.ts'
import { loadSuite } from '../suite/load-suite.ts'
import type { Catalog, Page, Places, Reports, WorldTexts } from './catalog.ts'
import { siteFiles } from './site-files.ts'

const EQ = 'content.filters.eq'
let clauses: readonly Clause[]
let files: ReadonlyMap<string, string>
const read = (path: string) => JSON.parse(files.get(path) ?? 'null')

beforeAll(async () => {
  clauses = loadSuite('specs', ['content']).clauses.filter(({ file }) => file.startsWith('content/filters/'))
  const scenarios = [
    madeScenario(`${EQ}.string`, 'pass'),
    madeScenario(`${EQ}.text`, 'fail'),
    madeScenario(`${EQ}.uid`, 'note'),
  ]
  const { report } = madeReport([madeClause(EQ, scenarios)])
  files = await siteFiles({
    clauses,
    worlds: new Map([
      ['tickets-configured', 'specs/worlds/tickets-configured'],
      ['tickets-handmade', 'specs/worlds/tickets-handmade'],
    ]),
    published: [{ folder: 'strapi-1', report: { ...report, diagnosis: [] } }],
  })
})

describe('the data of the site', () => {
  test('has a catalog of what there is, without the clauses themselves', () => {
    const catalog: Catalog = read('catalog.json')
    const scenarios = clauses.flatMap(clause => clause.scenarios).length
    const facts = { id: 'content-filters', service: 'content', title: 'Filters' }
    expect(catalog.chapters).toMatchObject([{ ...facts, clauses: clauses.length, scenarios }])
    expect(catalog.chapters[0]?.pages[1]).toMatchObject({ id: 'content-filters-part-2' })
    expect(JSON.stringify(catalog)).not.toContain('"sections"')
    expect(catalog.profiles.map(({ name }) => name)).toContain('strapi-4.26-sqlite')
  })

  test('has the worlds with what they are there for', () => {
    const { worlds }: Catalog = read('catalog.json')
    expect(worlds).toMatchObject([
      { name: 'tickets-configured', services: ['content'], hasCode: false, scenarios: 0 },
      { name: 'tickets-handmade', hasCode: true },
    ])
    expect(worlds[0]?.says).toMatch(/^The tickets with the GraphQL plugin configured/)
  })

  test('says of a world without code what its configuration says in code', () => {
    const texts: WorldTexts = read('worlds/tickets-configured.json')
    expect(JSON.parse(texts['options.json'] ?? '')).toMatchObject({
      graphql: { endpoint: '/tickets-graphql' },
    })
    expect(Object.keys(texts)).toContain('keys.json')
  })

  test('has the clauses of a page with their quirks, and with what programs make of them', () => {
    const places: Places = read('places.json')
    const { sections }: Page = read(`pages/${places[EQ]}.json`)
    const section = sections.find(({ id }) => id === EQ)
    expect(section?.scenarios).toEqual(clauses.find(({ id }) => id === EQ)?.scenarios)
    expect(section?.quirks.length).toBeGreaterThan(0)
    expect(section?.quirks.every(({ clause }) => clause === EQ)).toBe(true)
    const scenarios = [`${EQ}.text`, `${EQ}.uid`]
    expect(section?.programs).toEqual([{ program: 'strapi-1', verdict: 'fail', scenarios }])
  })

  test('puts the reports side by side', () => {
    const reports: Reports = read('reports.json')
    expect(reports.programs).toMatchObject([{ name: 'strapi-1', pass: 1, fail: 1, note: 1, judged: 3 }])
    expect(reports.chapters).toEqual([{ id: 'content-filters', cells: [{ judged: 3, failed: 1, noted: 1 }] }])
    expect(reports.clauses).toMatchObject([
      { id: EQ, chapter: 'content-filters', cells: [{ outcome: 'fail', count: 1, of: 3 }] },
    ])
  })
})
