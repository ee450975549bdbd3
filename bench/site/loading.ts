/// <reference lib="dom" />
import type { Browser, Page, Response } from 'playwright-core'
import { median } from '../http.ts'
import type { Measurement } from '../measurement.ts'

/** A phone on 4G: 9 Mbit/s, and 85 ms to the server and back. Nothing is compressed, as `assayer docs` serves it. */
const NETWORK = { offline: false, latency: 85, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 }
const ROUNDS = 5

const USABLE_BAR = 1000
const SCRIPT_BAR = 250

const EXAMPLE = '/spec/content-sort.html'
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['the contents of Filters', '/spec/content-filters.html'],
  ['a page of Filters', '/spec/content-filters-part-4.html'],
  ['a chapter', EXAMPLE],
  ['the playground', '/playground.html'],
]

export async function measureLoading(browser: Browser, url: string): Promise<readonly Measurement[]> {
  const measured: Measurement[] = []
  for (const [name, path] of PAGES) {
    const rounds = await repeated(() => load(browser, url + path))
    const usable = median(rounds.map(it => it.usable))
    measured.push({
      ...{ name: `site on 4G: ${name} can be read and used`, value: usable, unit: 'ms' },
      ...{ ratio: usable / USABLE_BAR, against: 'the bar, 1 s' },
    })
    if (path === '/playground.html') continue
    const script = median(rounds.map(it => it.script))
    measured.push({
      ...{ name: `site: script of ${name} before an example runs`, value: script, unit: 'kB' },
      ...{ ratio: script / SCRIPT_BAR, against: 'the bar, 250 kB' },
    })
  }
  const first = await repeated(() => openFirstExample(browser, url + EXAMPLE))
  const name = 'site on 4G: the first example that is opened has its answer'
  return [...measured, { name, value: median(first), unit: 'ms' }]
}

async function repeated<T>(measure: () => Promise<T>): Promise<readonly T[]> {
  const rounds: T[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure())
  return rounds
}

interface Loaded {
  /** Milliseconds until something is painted and the page has come alive. */
  readonly usable: number
  /** Kilobytes. */
  readonly script: number
}

async function load(browser: Browser, url: string): Promise<Loaded> {
  const page = await phone(browser)
  const scripts: Response[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto(url)
  const usable = await timeToUse(page)
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(scripts.map(script => script.body()))
  const bytes = bodies.reduce((sum, { byteLength }) => sum + byteLength, 0)
  await page.context().close()
  return { usable, script: bytes / 1000 }
}

/** With nothing in its cache. */
async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await page.addInitScript(() => {
    // Vue leaves its mark on what it has brought to life.
    Object.defineProperty(Element.prototype, '__vue_app__', {
      set() {
        performance.mark('alive')
      },
    })
  })
  return page
}

async function timeToUse(page: Page): Promise<number> {
  const times = await page.waitForFunction(() => {
    const names = ['first-contentful-paint', 'alive']
    const entries = names.map(name => performance.getEntriesByName(name)[0]?.startTime)
    return entries.every(time => time !== undefined) ? entries : null
  })
  return Math.max(...((await times.jsonValue()) ?? []).map(Number))
}

async function openFirstExample(browser: Browser, url: string): Promise<number> {
  const page = await phone(browser)
  await page.goto(url)
  await timeToUse(page)
  const start = performance.now()
  await page.locator('details.example > summary').first().click()
  await page.locator('.live-example .status-line').first().waitFor()
  const time = performance.now() - start
  await page.context().close()
  return time
}
