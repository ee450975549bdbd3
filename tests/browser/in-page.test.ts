/// <reference lib="dom" />
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openChromium } from './chromium.ts'

/** The oracle in a page and in a service worker, with no server behind it: bundled as an application would. */
const ENTRY = `
import { createReference } from '${resolve('reference/index.ts')}'
const world = {
  models: { 'api::post.post': { attributes: { title: { type: 'string' } } } },
  data: { 'api::post.post': [{ title: 'Hello' }, { title: 'Bye' }] },
}
const reference = createReference({ world })
globalThis.ask = async (path, init) => (await (await reference).fetch(path, init)).json()
if ('clients' in globalThis) {
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', event => event.waitUntil(clients.claim()))
  addEventListener('fetch', event => {
    const { pathname } = new URL(event.request.url)
    if (/^\\/(api|graphql)/.test(pathname)) event.respondWith(reference.then(it => it.fetch(event.request)))
  })
}
`

let server: Server
let browser: Browser
let page: Page

async function bundled(): Promise<string> {
  const id = 'virtual:entry'
  const made = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: source => (source === id ? source : null),
        load: source => (source === id ? ENTRY : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: id, output: { format: 'es', codeSplitting: false } },
    },
  })
  const [output] = [made].flat()
  const chunk = output && 'output' in output ? output.output.find(it => it.type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error('nothing was bundled')
  return chunk.code
}

beforeAll(async () => {
  const script = await bundled()
  server = createServer((request, response) => {
    const isScript = request.url === '/oracle.js'
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
    response.end(isScript ? script : '<!doctype html><title>page</title>')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  browser = await openChromium()
  page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
}, 240_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
})

const TITLES = { data: [{ attributes: { title: 'Bye' } }, { attributes: { title: 'Hello' } }] }

it('answers in a page', async () => {
  await page.addScriptTag({ url: '/oracle.js', type: 'module' })
  await page.waitForFunction('globalThis.ask !== undefined')
  expect(await page.evaluate('ask("/api/posts?sort=title")')).toMatchObject(TITLES)
})

it('answers GraphQL there', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const query = '{ posts(sort: "title") { data { attributes { title } } } }'
  const call = `ask("/graphql", ${JSON.stringify({ ...init, body: JSON.stringify({ query }) })})`
  expect(await page.evaluate(call)).toMatchObject({ data: { posts: TITLES } })
})

it('answers in a service worker, to a page that knows nothing of it', async () => {
  await page.evaluate(`navigator.serviceWorker.register('/oracle.js', { type: 'module' })`)
  await page.waitForFunction('navigator.serviceWorker.controller !== null')
  expect(await page.evaluate('fetch("/api/posts?sort=title").then(it => it.json())')).toMatchObject(TITLES)
})
