/// <reference lib="dom" />
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from '../../conformance/cli/fingerprint.ts'
import { OWN_CLAUSE, OWN_SPECS } from '../../conformance/docs/own-specs.fixture.ts'
import { hashOf, NEW_REQUEST, type PlaygroundState } from '../../site/pages/playground/address.ts'
import { type BuiltSite, serveSite } from './built-site.ts'
import { openChromium } from './chromium.ts'

const specs = mkdtempSync(join(tmpdir(), 'assayer-own-'))
const write = (path: string, text: string) => {
  const file = join(specs, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

let site: BuiltSite
let browser: Browser
let page: Page
/** What went wrong in the page. */
let faults: string[]

beforeAll(async () => {
  for (const [path, text] of Object.entries(OWN_SPECS)) write(path, text)
  site = await serveSite({ specs, world: null, look: () => fingerprint([specs]) })
  browser = await openChromium()
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
  rmSync(specs, { recursive: true, force: true })
})

beforeEach(async () => {
  faults = []
  page = await browser.newPage({ viewport: { width: 1400, height: 1000 } })
  page.on('pageerror', error => faults.push(error.message))
})

afterEach(async () => {
  await page.close()
  expect(faults).toEqual([])
})

const RESTAURANTS: PlaygroundState = {
  world: { kind: 'suite', name: 'restaurants' },
  request: { ...NEW_REQUEST, path: '/api/restaurants?filters[seats][$lt]=40&sort=slug&fields=slug' },
  variation: {},
  isGraphiql: false,
}

const open = (state: Partial<PlaygroundState>) =>
  page.goto(`${site.url}/playground#${hashOf({ ...RESTAURANTS, ...state })}`)
const answer = () => page.getByLabel("The answer's body").innerText()
const slugs = async () => [...(await answer()).matchAll(/"slug": "(.*?)"/g)].map(([, slug]) => slug)

describe('the playground', () => {
  it('answers while a parameter is typed, and its address says what was asked', async () => {
    await open({})
    await expect.poll(slugs, { timeout: 30_000 }).toContain('anchor')
    const before = await slugs()
    await page.getByLabel('Value of filters[seats][$lt]').fill('1')
    await expect.poll(slugs).not.toEqual(before)
    await expect.poll(() => decodeURIComponent(page.url())).toContain('filters[seats][$lt]=1&')
  })

  it('tells who is in and who is out', async () => {
    await open({})
    await expect.poll(slugs, { timeout: 30_000 }).toContain('anchor')
    await page.getByText('Why', { exact: true }).click()
    await expect.poll(() => page.locator('.pg-why .entries li.out').count()).toBeGreaterThan(0)
  })

  it('deletes an entry by a request that somebody sends, and puts the world back', async () => {
    await open({})
    await page.getByRole('button', { name: 'Entries of Restaurant' }).click({ timeout: 30_000 })
    const entries = page.locator('.pg-entries li')
    await expect.poll(() => entries.count()).toBe(14)
    await page.getByRole('button', { name: 'Delete luna', exact: true }).click()
    expect(await entries.count()).toBe(14)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => entries.count()).toBe(13)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => entries.count()).toBe(14)
  })

  it('becomes a wrong server', async () => {
    const path = '/api/restaurants?filters[name][$containsi]=LUNA&fields=slug'
    await open({ request: { ...NEW_REQUEST, path } })
    await expect.poll(slugs, { timeout: 30_000 }).toEqual(['luna', 'casa-luna'])
    await page.getByText('as documented', { exact: true }).click()
    await page.getByLabel('Be wrong in one thing').fill('containsi minds-case')
    await page.getByRole('button', { name: 'content.filters.containsi.minds-case' }).first().click()
    await expect.poll(slugs).toEqual([])
    await expect.poll(() => page.url()).toContain('quirk=content.filters.containsi.minds-case')
  })

  it('takes a folder, and has no address for it', async () => {
    await open({})
    await expect.poll(slugs, { timeout: 30_000 }).toContain('anchor')
    await page.locator('input[webkitdirectory]').setInputFiles(resolve('specs/worlds/tickets'))
    await expect.poll(answer, { timeout: 30_000 }).toContain('"t-001"')
    await expect.poll(() => new URL(page.url()).hash).toBe('')
  })

  it('asks a site as its version answers', async () => {
    const world = { kind: 'suite', name: 'gazette' } as const
    const request = { ...NEW_REQUEST, path: '/platform/api/v3/content/posts/?limit=1', as: 'content-key' }
    await open({ world, request, variation: { platformVersion: '3.42' } })
    await expect.poll(answer, { timeout: 30_000 }).toContain('"posts"')
  })

  it('has GraphiQL for the world', async () => {
    await open({ isGraphiql: true })
    const graphiql = page.frameLocator('.pg-graphiql')
    await graphiql.getByRole('button', { name: /Execute query/ }).click({ timeout: 30_000 })
    await expect
      .poll(() => graphiql.locator('.result-window').innerText(), { timeout: 10_000 })
      .toContain('"restaurants"')
  })
})

it('what an upgrade breaks is told of requests that are pasted', async () => {
  await page.goto(`${site.url}/upgrade`)
  await page.getByRole('button', { name: 'try an example' }).click()
  await expect.poll(() => page.locator('.up-summary').innerText(), { timeout: 30_000 }).toMatch(/break\s+3/)
  const lines = readFileSync('docs/examples/traffic.ndjson', 'utf8')
  await page.getByLabel(/^Requests/).fill(lines)
  await expect
    .poll(() => page.locator('.up-summary').innerText())
    .toMatch(new RegExp(`requests\\s+${lines.trim().split('\n').length}\\s`))
})

it('clauses of one’s own run on worlds of one’s own, and follow their files', async () => {
  await page.goto(`${site.url}/own`)
  await page.getByText('all of them').click({ timeout: 30_000 })
  expect(await page.locator('.VPDocAsideOutline a').allInnerTexts()).toEqual(['names'])
  await expect.poll(answer, { timeout: 30_000 }).toContain('"Emma"')
  write('shop/names.yaml', OWN_CLAUSE.replace('Books have', 'All books have'))
  await page.getByText('All books have names.').waitFor({ timeout: 30_000 })
  write('shop/names.yaml', 'clause: [')
  await expect
    .poll(() => page.getByRole('alert').innerText(), { timeout: 30_000 })
    .toContain('shop/names.yaml')
  expect(await page.getByText('All books have names.').count()).toBe(1)
})
