import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { expectAccessible } from './accessibility.ts'
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

describe('axe-core finds no violation, and nothing is wider than the screen', () => {
  it.each(['report', 'failure', 'matrix', 'diff', 'start-page'])('%s', async name => {
    const shown = made.pages.find(it => it.name === name)
    if (!shown) throw new Error(`invariant: there is a page ${name}`)
    const page = await browser.newPage()
    await page.goto(shown.url)
    await shown.prepare(page)
    await expectAccessible(page)
    await page.close()
  })
})
