import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSite } from '../../conformance/docs/built-site.ts'
import { type Docs, serveDocs } from '../../conformance/docs/docs-server.ts'
import { missingPage, siteContents } from '../../conformance/docs/site-contents.ts'
import { openChromium } from './chromium.ts'

/** As GitHub Pages has the site of a project: below a path that is named after it. */
const BASE = '/assayer/'
const BUILT = resolve('.assayer/site-below')
/** Of the chapters and guides a few are enough: the others are made in the same way. */
const SKIPPED = 'spec/!(index|content-sort|content-filters).md guide/!(index|site).md'

let docs: Docs
let browser: Browser

beforeAll(async () => {
  const made = spawnSync('site/node_modules/.bin/vitepress', ['build', 'site', '--outDir', BUILT], {
    env: { ...process.env, ASSAYER_SITE_BASE: BASE, ASSAYER_SITE_SKIP: SKIPPED },
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(made.stdout + made.stderr)
  const site = readSite(BUILT)
  docs = await serveDocs({
    contents: siteContents(site),
    missing: await missingPage(site),
    base: site.base,
    port: 0,
  })
  browser = await openChromium()
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await docs?.close()
  rmSync(BUILT, { recursive: true, force: true })
})

it('no page and no style names a path that is not below it', () => {
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter(file => /\.(html|css)$/.test(file))
    .map(file => readFileSync(join(BUILT, file), 'utf8'))
  const named = texts.flatMap(text =>
    [...text.matchAll(/(?:\s(?:href|src|action)="|url\(["']?)(\/[^"')\s]*)/g)].map(([, path = '']) => path),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(path => !path.startsWith(BASE) || path.startsWith('//'))).toEqual([])
})

it('examples and the playground ask for nothing that is not below it', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const asked: (readonly [path: string, status: number])[] = []
  page.on('response', response => asked.push([new URL(response.url()).pathname, response.status()]))
  await page.goto(`${docs.url}spec/content-sort.html#content.sort.asc.suffix`)
  await page.locator('.live-example .entries li').first().waitFor()
  await page.goto(`${docs.url}playground.html`)
  await page.getByLabel("The answer's body").getByText('"anchor"').first().waitFor()
  expect(asked.map(([path]) => path)).toContain(`${BASE}engine/worker.js`)
  const isLost = ([path, status]: (typeof asked)[number]) =>
    !path.startsWith(BASE) || (status >= 400 && !path.endsWith('data/own/own.json'))
  expect(asked.filter(isLost)).toEqual([])
  await page.close()
})
