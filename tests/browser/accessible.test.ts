import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChromium } from './chromium.ts'
import { makePages, type ShownPages } from './pages.ts'

const SCHEMES = ['light', 'dark'] as const
const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } }

let directory: string
let browser: Browser
let made: ShownPages
let axe: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'assayer-pages-'))
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  made = await makePages(directory, ['content.filters.contains', 'content.filters.case-folding'])
  browser = await openChromium()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  await made?.close()
  if (directory) await rm(directory, { recursive: true })
})

async function violationsIn(page: Page): Promise<unknown> {
  await page.evaluate(axe)
  return page.evaluate(
    `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html, nodes[0].failureSummary]))`,
  )
}

const CASES = ['report', 'failure', 'matrix', 'diff', 'start-page'].flatMap(name =>
  SCHEMES.flatMap(scheme => (['desktop', 'phone'] as const).map(size => [name, scheme, size] as const)),
)

describe('axe-core finds no violation, and nothing is wider than the screen', () => {
  it.each(CASES)('%s, %s, %s', async (name, colorScheme, size) => {
    const shown = made.pages.find(it => it.name === name)
    if (!shown) throw new Error(`invariant: there is a page ${name}`)
    const page = await browser.newPage({ colorScheme, viewport: SIZES[size] })
    await page.goto(shown.url)
    await shown.prepare(page)
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await page.close()
  })
})
