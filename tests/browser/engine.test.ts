/// <reference lib="dom" />
import type { Browser, JSHandle, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileOf, runChanges } from '../../conformance/cli/commands/changes.fixture.ts'
import { encrypted, tarOf } from '../../conformance/import/strapi/archive.fixture.ts'
import { runAtReference } from '../../conformance/run/run-at-reference.ts'
import { loadSuite } from '../../conformance/suite/load-suite.ts'
import { keepWorlds } from '../../conformance/targets/oracle.ts'
import type { Engine, Variation } from '../../site/engine/engine.ts'
import { openChromium } from './chromium.ts'
import { type EngineSite, serveEngine } from './engine-site.ts'

const suite = loadSuite('specs')

let site: EngineSite
let browser: Browser
let page: Page
let engine: JSHandle<Engine>

beforeAll(async () => {
  site = await serveEngine(suite)
  browser = await openChromium()
  page = await browser.newPage()
  await page.goto(site.url)
  engine = await page.evaluateHandle((): Engine => Reflect.get(globalThis, 'engine'))
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

interface Asked {
  readonly prefix: string
  readonly variation: Variation
}

/** The verdict of every scenario whose id begins so, from the page. */
function verdictsInPage(asked: Asked): Promise<readonly (readonly [id: string, verdict: string])[]> {
  return page.evaluate(
    async ([at, { prefix, variation }]) => {
      const read = async (path: string) => (await fetch(`/data/${path}.json`)).json()
      const { chapters } = await read('catalog')
      const verdicts: [string, string][] = []
      const sections = []
      for (const { pages } of chapters)
        for (const { id } of pages) sections.push(...(await read(`pages/${id}`)).sections)
      for (const clause of sections)
        for (const scenario of clause.scenarios)
          if (scenario.id.startsWith(prefix))
            verdicts.push([scenario.id, (await at.run(clause, scenario, variation)).verdict])
      return verdicts
    },
    [engine, asked] as const,
  )
}

/** The same from the kit, as the command line runs it. */
async function verdictsOfKit({ prefix, variation }: Asked): ReturnType<typeof verdictsInPage> {
  const scenarios = suite.clauses.flatMap(clause =>
    clause.scenarios.filter(({ id }) => id.startsWith(prefix)),
  )
  const { quirks = [] } = variation
  const worlds = keepWorlds()
  const { results } = await runAtReference({
    suite,
    scenarios,
    quirks,
    worlds,
    signal: new AbortController().signal,
  })
  return results.map(({ scenario, verdict }) => [scenario.id, verdict] as const)
}

describe('in a page', () => {
  it('every scenario of the suite comes to the verdict that the command line comes to', async () => {
    const verdicts = await verdictsInPage({ prefix: '', variation: {} })
    expect(verdicts).toHaveLength(suite.clauses.reduce((sum, { scenarios }) => sum + scenarios.length, 0))
    expect(verdicts.filter(([, verdict]) => verdict !== 'pass')).toEqual([])
  })

  it('an edited scenario is answered when no entry has what was expected of each', async () => {
    const clause = suite.clauses.find(({ id }) => id === 'content.graphql.queries.plural')
    const scenario = clause?.scenarios.find(({ id }) => id === 'content.graphql.queries.plural.list')
    const [step] = scenario?.steps ?? []
    if (!clause || !scenario || !step) throw new Error('invariant: there is such a scenario')
    const body = { query: '{ restaurants { data { attributes { slug } } } }' }
    const edited = { ...scenario, steps: [{ ...step, request: { ...step.request, body } }] }
    const { verdict } = await page.evaluate(([at, its, given]) => at.run(its, given), [
      engine,
      clause,
      edited,
    ] as const)
    expect(verdict).toBe('fail')
  })

  it('a quirk turns red what it turns red there', async () => {
    const asked = { prefix: 'content.filters.lt', variation: { quirks: ['content.filters.lt.or-equal'] } }
    const verdicts = await verdictsInPage(asked)
    expect(verdicts.filter(([, verdict]) => verdict === 'fail')).not.toEqual([])
    expect(verdicts).toEqual(await verdictsOfKit(asked))
  })
})

describe('a world', () => {
  it('of the suite is opened, asked as a caller, written to and put back', async () => {
    const seen = await page.evaluate(async at => {
      const { id, types, callers } = await at.open({ name: 'restaurants' })
      const path = types.find(({ uid }) => uid === 'api::restaurant.restaurant')?.path ?? ''
      const as = callers.find(name => name === 'token:full') ?? ''
      const count = async () => (await at.ask(id, { method: 'GET', path, as })).json
      const before = await count()
      const made = await at.ask(id, { method: 'DELETE', path: `${path}/1`, as })
      const between = await count()
      await at.reset(id)
      const after = await count()
      await at.close(id)
      const total = (list: unknown) => Object(list).meta.pagination.total
      return { path, status: made.status, totals: [before, between, after].map(total) }
    }, engine)
    const [before = 0] = seen.totals
    expect(seen).toEqual({ path: '/api/restaurants', status: 200, totals: [before, before - 1, before] })
  })

  it('of one’s own is opened from a folder; its code is not run', async () => {
    const model = {
      kind: 'collectionType',
      info: { singularName: 'cake', pluralName: 'cakes', displayName: 'Cake' },
    }
    const files = {
      'shop/data.json': JSON.stringify({ 'api::cake.cake': [{ name: 'Linzer' }] }),
      'shop/options.json': JSON.stringify({ permissions: { public: ['api::cake.cake.find'] } }),
      'shop/src/api/cake/content-types/cake/schema.json': JSON.stringify({
        ...model,
        attributes: { name: { type: 'string' } },
      }),
      'shop/src/index.js': 'throw new Error("it was run")',
      'shop/node_modules/x/data.json': '{}',
    }
    const seen = await page.evaluate(
      async ([at, given]) => {
        const { id, types } = await at.open({ name: 'shop', files: given })
        const { json } = await at.ask(id, { method: 'GET', path: '/api/cakes' })
        return {
          types: types.map(({ displayName, entries }) => [displayName, entries]),
          first: Object(json).data[0].attributes.name,
        }
      },
      [engine, files] as const,
    )
    expect(seen).toEqual({ types: [['Cake', 1]], first: 'Linzer' })
  })

  it('that is wrong is refused in the words of the reference', async () => {
    const refusal = page.evaluate(at => at.open({ name: 'mine', files: { 'data.json': '{' } }), engine)
    await expect(refusal).rejects.toThrow(/data\.json/)
  })
})

it('an answer comes with its reasons', async () => {
  const { answer, lists } = await page.evaluate(async at => {
    const { id } = await at.open({ name: 'restaurants' })
    return at.why(id, { method: 'GET', path: '/api/restaurants?filters[seats][$lt]=40' })
  }, engine)
  expect(answer.status).toBe(200)
  const [list] = lists
  const standing = new Set(list?.entries.map(entry => entry.standing))
  expect(standing).toEqual(new Set(['shown', 'out']))
})

describe('an export', () => {
  const imported = (name: string, bytes: Uint8Array) =>
    page.evaluate(
      async ([at, file, given]) => {
        const { files, notes } = await at.importExport(file, Uint8Array.from(given))
        const { types } = await at.open({ name: file, files })
        return { paths: types.map(({ path }) => path), notes: notes.length }
      },
      [engine, name, Array.from(bytes)] as const,
    )

  it('of Strapi becomes a world', async () => {
    const { paths, notes } = await imported('cakes.tar', await tarOf())
    expect(paths).toContain('/api/cakes')
    expect(notes).toBeGreaterThan(0)
  })

  it('of Ghost becomes a site', async () => {
    const posts = [{ id: '1', title: 'Hello', slug: 'hello', status: 'published', html: '<p>Hi</p>' }]
    const json = JSON.stringify({ db: [{ meta: { version: '5.99.1' }, data: { posts } }] })
    expect(await imported('site.json', new TextEncoder().encode(json))).toMatchObject({ paths: [] })
  })

  it('that is encrypted is refused with what to do', async () => {
    const bytes = encrypted(await tarOf(), 'key')
    await expect(imported('cakes.tar.gz.enc', bytes)).rejects.toThrow(/assayer import --key/)
  })
})

it('what an upgrade breaks is what the command line says', async () => {
  const log =
    'GET /platform/api/v3/content/posts/?filter=page:true\nGET /platform/api/v4/content/posts/?filter=product:gold\n'
  const told = await page.evaluate(([at, text]) => at.changes({ name: 'access.log', text }, '3.0', '5.0'), [
    engine,
    log,
  ] as const)
  const { out } = await runChanges(
    '--from',
    '3.0',
    '--to',
    '5.0',
    '--log',
    fileOf('access.log', log),
    '--json',
  )
  expect(told).toEqual(JSON.parse(out))
})
