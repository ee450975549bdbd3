import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { excessOf, LOOKS, loadAxe, SIZES, violationsIn } from './accessibility.ts'
import { openChromium } from './chromium.ts'
import { makePages, type ShownPages } from './pages.ts'

let directory: string
let browser: Browser
let made: ShownPages

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'assayer-pages-'))
  made = await makePages(directory, ['content.filters.contains', 'content.filters.case-folding'])
  browser = await openChromium()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  await made?.close()
  if (directory) await rm(directory, { recursive: true })
})

const CASES = ['report', 'failure', 'matrix', 'diff', 'start-page'].flatMap(name =>
  LOOKS.map(look => ({ name, ...look })),
)

describe('axe-core finds no violation, and nothing is wider than the screen', () => {
  it.each(CASES)('$name, $scheme, $size', async ({ name, scheme, size }) => {
    const shown = made.pages.find(it => it.name === name)
    if (!shown) throw new Error(`invariant: there is a page ${name}`)
    const page = await browser.newPage({ colorScheme: scheme, viewport: SIZES[size] })
    await page.goto(shown.url)
    await shown.prepare(page)
    await loadAxe(page)
    expect(await violationsIn(page)).toEqual([])
    expect(await excessOf(page)).toBeLessThanOrEqual(0)
    await page.close()
  })
})
