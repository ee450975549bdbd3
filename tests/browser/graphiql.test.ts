/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createReference } from '../../reference/index.ts'
import { openChromium } from './chromium.ts'

type Listening = Awaited<ReturnType<Awaited<ReturnType<typeof createReference>>['listen']>>

let serving: Listening
let browser: Browser
let page: Page
const asked: string[] = []

beforeAll(async () => {
  const reference = await createReference({ world: 'specs/worlds/restaurants' })
  serving = await reference.listen()
  browser = await openChromium()
  page = await browser.newPage()
  page.on('request', request => asked.push(request.url()))
  await page.goto(`${serving.url}/graphql`)
})

afterAll(async () => {
  await browser?.close()
  await serving?.close()
})

it('loads as a real GraphiQL', async () => {
  await page.waitForSelector('.graphiql-query-editor .CodeMirror')
  expect(await page.title()).toBe('GraphiQL')
})

it('begins with a query of the world that is served, which is answered', async () => {
  const begun = await page.textContent('.graphiql-query-editor .CodeMirror-code')
  expect(begun).toContain('dishes {')
  await page.click('button.graphiql-execute-button')
  await page.waitForFunction(() =>
    document.querySelector('.result-window .CodeMirror')?.textContent?.includes('"attributes"'),
  )
  expect(await page.textContent('.result-window .CodeMirror')).not.toContain('"errors"')
})

it('begins with the query that an address brings along', async () => {
  const other = await browser.newPage()
  await other.goto(`${serving.url}/graphql?query=${encodeURIComponent('{ chefs { data { id } } }')}`)
  await other.waitForSelector('.graphiql-query-editor .CodeMirror')
  expect(await other.textContent('.graphiql-query-editor .CodeMirror-code')).toContain(
    'chefs { data { id } }',
  )
  await other.close()
})

it('shows the answer to a query that is typed into it', async () => {
  await page.click('.graphiql-query-editor .CodeMirror')
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(
    '{ chefs(filters: {slug: {startsWith: "am"}}) { data { attributes { slug } } } }',
  )
  await page.click('button.graphiql-execute-button')
  await page.waitForFunction(() =>
    document.querySelector('.result-window .CodeMirror')?.textContent?.includes('amara'),
  )
  expect(await page.textContent('.result-window .CodeMirror')).toContain('"slug": "amara"')
})

it('asks nobody but the service', () => {
  const foreign = asked.filter(url => !url.startsWith(serving.url) && !/^(data|blob):/.test(url))
  expect(foreign).toEqual([])
})
