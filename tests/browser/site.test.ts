/// <reference lib="dom" />
import { readdir, stat } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, SIZES } from './accessibility.ts'
import { type BuiltSite, serveSite } from './built-site.ts'
import { openChromium } from './chromium.ts'

const CHAPTER = '/spec/content-sort.html'
const SCENARIO = 'content.sort.asc.suffix'
const EXAMPLE = `${CHAPTER}#${SCENARIO}`

let site: BuiltSite
let browser: Browser

beforeAll(async () => {
  site = await serveSite()
  browser = await openChromium()
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function opened(path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: SIZES.desktop })
  await page.goto(site.url + path)
  return page
}

/** An example, once its answer has come. */
async function openedExample(hash = SCENARIO): Promise<Page> {
  const page = await opened(`${CHAPTER}#${hash}`)
  await page.locator('.live-example .status-line').waitFor()
  return page
}

const verdictOf = (page: Page) => page.locator('.live-example .verdict').textContent()

describe('axe-core finds no violation, and nothing is wider than the screen', () => {
  const PAGES = [
    '/',
    '/spec/content-filters.html',
    CHAPTER,
    EXAMPLE,
    '/playground.html',
    '/upgrade.html',
    '/reports.html',
    '/guide/worlds.html',
  ]
  it.each(PAGES)('%s', async path => {
    const page = path === EXAMPLE ? await openedExample() : await opened(path)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await page.close()
  })
})

describe('before the first example runs', () => {
  const MOST_SCRIPT = 250_000

  it.each(['/', CHAPTER])('a page loads little script, and does not move: %s', async path => {
    const page = await browser.newPage({ viewport: SIZES.desktop })
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    const sizes = await page.evaluate(() => {
      // What is fetched ahead of a click is not run.
      const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
        ({ href }) => href,
      )
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js') && !ahead.includes(name))
        .map(entry => Number(Reflect.get(entry, 'decodedBodySize')))
    })
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_SCRIPT)
    const shift = await page.evaluate(
      () =>
        new Promise<number>(done => {
          new PerformanceObserver(list => {
            done(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done(0), 200)
        }),
    )
    expect(shift).toBeLessThan(0.01)
    await page.close()
  })
})

describe('an example', () => {
  it('runs when it is opened', async () => {
    const page = await openedExample()
    expect(await verdictOf(page)).toBe('As expected')
    await page.close()
  })

  it('answers what is typed, and is no longer judged', async () => {
    const page = await openedExample()
    await page.getByLabel('Value of sort').first().fill('slug:desc')
    await page.getByText('Edited: no longer judged').waitFor()
    await page.getByText('expected "anchor"').first().waitFor()
    const edited = `#${SCENARIO}&path=/api/restaurants?sort=slug:desc`
    await expect.poll(() => page.evaluate('location.hash')).toBe(edited)
    await page.close()
  })

  it('comes back from its address, at the server that was chosen', async () => {
    const page = await openedExample(`${SCENARIO}&quirk=content.sort.asc.as-desc`)
    await page.getByText('Fails', { exact: true }).waitFor()
    expect(await page.locator('.json-line.marked').count()).toBeGreaterThan(0)
    await page.close()
  })

  it('tells why each entry is where it is', async () => {
    const page = await openedExample()
    await page.locator('.live-example .entries .shown').first().waitFor()
    await page.close()
  })
})

describe('an address that names a clause or an example leads there, wherever it stands by now', () => {
  it.each([
    'content.filters.containsi',
    'content.filters.containsi.upper-case-operand&path=/api/restaurants?sort=slug:desc',
  ])('%s', async hash => {
    const page = await opened(`/spec/content-filters.html#${hash}`)
    await page.waitForURL(/\/content-filters-part-\d\.html#/)
    expect(new URL(page.url()).hash).toBe(`#${hash}`)
    const [id = ''] = hash.split('&')
    await expect
      .poll(() => page.evaluate(`document.getElementById('${id}').getBoundingClientRect().top`))
      .toBeLessThan(300)
    await page.close()
  })
})

it('no page is too heavy to be there at once', async () => {
  const pages = (await readdir('dist-site', { recursive: true })).filter(file => file.endsWith('.html'))
  const sizes = await Promise.all(
    pages.map(async file => [file, (await stat(`dist-site/${file}`)).size] as const),
  )
  expect(sizes.filter(([, size]) => size > 300_000)).toEqual([])
})

it('what is there to read is there without scripts', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url + CHAPTER)
  await page.locator('summary', { hasText: '/api/restaurants?sort=slug:asc' }).first().click()
  expect(await page.locator('details[open] .expected').first().textContent()).toContain('"anchor"')
  await context.close()
})

it('search finds a clause', async () => {
  const page = await opened('/')
  // Nothing listens to keys before the page has come alive.
  const box = page.locator('.VPLocalSearchBox input')
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Control+k')
        return box.count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  await box.fill('containsi')
  await page
    .locator('.VPLocalSearchBox a[href*="/spec/content-filters-part-"][href$="#content.filters.containsi"]')
    .first()
    .waitFor()
  await page.close()
})
