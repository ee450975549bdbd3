/// <reference lib="dom" />
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChromium } from './chromium.ts'

const ATTACK = '</script><script>window.attacked = true</script><img src=x onerror="window.attacked = true">'

let target: Server
let directory: string
let browser: Browser
let page: Page
let exitCode: number | null

/** A target that puts a script into every text it sends. */
async function serveAttack(): Promise<string> {
  target = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-attack': ATTACK })
    const entry = { id: 1, attributes: { slug: ATTACK, name: ATTACK, [ATTACK]: ATTACK } }
    response.end(JSON.stringify({ data: [entry], meta: { pagination: ATTACK } }))
  })
  await new Promise<void>(resolve => target.listen(0, '127.0.0.1', resolve))
  const address = target.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

async function runSuite(url: string): Promise<number | null> {
  const args = [
    'bin/assayer.js',
    'test',
    '--url',
    url,
    // It holds nothing of the world, and is to be judged all the same.
    '--no-preflight',
    '--output',
    directory,
    'content.filters',
    'content.sort',
  ]
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  return new Promise(resolve => child.once('exit', resolve))
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'assayer-report-'))
  exitCode = await runSuite(await serveAttack())
  browser = await openChromium()
  page = await browser.newPage()
  await page.goto(pathToFileURL(join(directory, 'index.html')).href)
})

afterAll(async () => {
  await browser?.close()
  target?.close()
  if (directory) await rm(directory, { recursive: true })
})

const shownClauses = () => page.locator('.clause:visible').count()

describe('the HTML report of a target that sends scripts', () => {
  it('is written although the target is wrong everywhere', () => {
    expect(exitCode).toBe(1)
  })

  it('shows every clause that was judged', async () => {
    expect(await page.title()).toContain('Conformance')
    expect(await shownClauses()).toBeGreaterThan(50)
  })

  it('finds a clause by a word of its id and hides the others', async () => {
    await page.fill('#search', 'content.filters.containsi')
    expect(await page.locator('[id="content.filters.containsi"]').isVisible()).toBe(true)
    expect(await shownClauses()).toBeLessThan(5)
    await page.fill('#search', '')
  })

  it('shows failures at first, and one other verdict when it is chosen; the address says which', async () => {
    const failing = await shownClauses()
    expect(await page.getAttribute('button[data-filter="fail"]', 'aria-pressed')).toBe('true')
    await page.click('button[data-filter="note"]')
    expect(await shownClauses()).not.toBe(failing)
    expect(page.url()).toContain('?show=note')
    await page.click('button[data-filter="fail"]')
    expect(page.url()).not.toContain('?')
  })

  it('counts what the search leaves', async () => {
    const countOf = async (name: string) =>
      Number((await page.textContent(`button[data-filter="${name}"]`))?.replace(/\D/g, ''))
    const all = await countOf('all')
    await page.fill('#search', 'containsi')
    expect(await countOf('all')).toBeLessThan(all)
    expect(page.url()).toContain('?q=containsi')
    await page.fill('#search', 'nothing of the sort')
    expect(await page.textContent('.empty')).toContain('No scenario matches')
    await page.click('.empty button')
    expect(await page.inputValue('#search')).toBe('')
    await page.click('button[data-filter="fail"]')
  })

  it('opens a failure with its request as curl, what was expected and what came', async () => {
    await page.click('[id="content.filters.containsi"] .opener')
    await page.click('[id="content.filters.containsi"] .scenario .opener')
    const details = await page.locator('[id="content.filters.containsi"]').textContent()
    expect(details).toContain('curl')
    expect(details).toContain('expected')
    expect(details).toContain('window.attacked')
  })

  it('tells of a failure why the reference answers otherwise', async () => {
    const reasons = page.locator('details', { hasText: 'Why the reference answers so' }).first()
    await reasons.locator('summary').click()
    const told = await reasons.textContent()
    expect(told).toContain('assayer why content.filters.')
    expect(told).toContain('rules\n')
  })

  it('is opened at a scenario by its link, at its head, whatever the address filters', async () => {
    const id = await page.locator('.scenario[id]').first().getAttribute('id')
    const other = await browser.newPage()
    await other.goto(`${page.url().split(/[?#]/)[0]}?show=note&q=other#${id}`)
    const scenario = other.locator(`[id="${id}"]`)
    expect(await scenario.locator('.opener').getAttribute('aria-expanded')).toBe('true')
    expect(await scenario.locator('.opener').isVisible()).toBe(true)
    const { y = -1 } = (await scenario.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThan(400)
    await other.close()
  })

  it('leads from squares to scenarios', async () => {
    const square = page.locator('.overview .square').first()
    const link = (await square.getAttribute('href')) ?? ''
    await square.click()
    await page.waitForFunction(id => document.getElementById(id)?.checkVisibility(), link.slice(1))
    expect(new URL(page.url()).hash).toBe(link)
  })

  it('is read by the keyboard', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await page.waitForFunction(() => document.activeElement?.closest('.scenario') !== null)
    await page.keyboard.press('/')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search')
    await page.keyboard.press('Escape')
  })

  it('fits a telephone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('ran no script of the target', async () => {
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  })
})
