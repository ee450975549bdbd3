import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { readSite } from './built-site.ts'
import { serveDocs } from './docs-server.ts'
import { missingPage, siteContents } from './site-contents.ts'

const PAGE = '<script type="module" src="/assets/app.js"></script>'

async function served(files: Readonly<Record<string, string>> = {}) {
  const directory = scratchDirectory({
    'secret.txt': 'nobody may read this',
    'site/index.html': PAGE,
    'site/404.html': 'missing',
    'site/spec/filters.html': 'filters',
    'site/spec/a b.html': 'with a space',
    'site/assets/app.js': 'app',
    ...files,
  })
  const site = readSite(`${directory}/site`)
  const { base } = site
  const docs = await serveDocs({
    contents: siteContents(site),
    missing: await missingPage(site),
    base,
    port: 0,
  })
  onTestFinished(() => docs.close())
  return docs.url
}

interface Got {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

/** Paths as they are written: fetch would tidy them. */
function ask(url: string, path: string, headers = {}, method = 'GET'): Promise<Got> {
  const { hostname, port } = new URL(url)
  return new Promise((settle, failed) => {
    const asked = request({ hostname, port, path, method, headers }, answer => {
      let text = ''
      answer.on('data', chunk => {
        text += chunk
      })
      answer.on('end', () => settle({ status: answer.statusCode, headers: answer.headers, text }))
    })
    asked.on('error', failed)
    asked.end()
  })
}

test.each([
  ['/', 200, PAGE],
  ['/spec/filters', 200, 'filters'],
  ['/spec/filters?a=b', 200, 'filters'],
  ['/spec/filters.html', 200, 'filters'],
  ['/spec/a%20b', 200, 'with a space'],
  ['/assets/app.js', 200, 'app'],
  ['/nothing', 404, 'missing'],
  ['/spec', 404, 'missing'],
  ['/../secret.txt', 404, 'missing'],
  ['/%2e%2e/secret.txt', 404, 'missing'],
  ['/..%2fsecret.txt', 404, 'missing'],
  ['/..%5csecret.txt', 404, 'missing'],
  ['/assets/../../secret.txt', 404, 'missing'],
  ['//secret.txt', 404, 'missing'],
  ['/spec/filters%00.html', 404, 'missing'],
  ['/%', 404, 'missing'],
  ['/%E0%A4%A', 404, 'missing'],
  [`/${'a'.repeat(5_000)}`, 404, 'missing'],
])('%s is %d', async (path, status, text) => {
  expect(await ask(await served(), path)).toMatchObject({ status, text })
})

test('what is not for this machine, or not to be read, is refused', async () => {
  const url = await served()
  expect(await ask(url, '/', { host: 'evil.test' })).toMatchObject({ status: 403 })
  expect(await ask(url, '/', { host: '127.0.0.1.evil.test' })).toMatchObject({ status: 403 })
  expect(await ask(url, '/', { host: 'localhost:1' })).toMatchObject({ status: 200 })
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
    expect(await ask(url, '/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})

test('a HEAD has the length and no body', async () => {
  const answer = await ask(await served(), '/spec/filters', {}, 'HEAD')
  expect(answer).toMatchObject({ status: 200, headers: { 'content-length': '7' }, text: '' })
})

test('what did not change is not sent again, and files that are named by what is in them are kept', async () => {
  const url = await served()
  const { headers } = await ask(url, '/spec/filters')
  expect(headers['cache-control']).toBe('no-cache')
  const again = await ask(url, '/spec/filters', { 'if-none-match': headers.etag })
  expect(again).toMatchObject({ status: 304, text: '' })
  const { headers: fixed } = await ask(url, '/assets/app.js')
  expect(fixed['cache-control']).toContain('immutable')
})

test('a site that was built for a path is served below it', async () => {
  const url = await served({ 'site/index.html': '<link href="/docs/assayer/assets/style.css">' })
  expect(new URL(url).pathname).toBe('/docs/assayer/')
  expect(await ask(url, '/docs/assayer/spec/filters')).toMatchObject({ status: 200, text: 'filters' })
  expect(await ask(url, '/')).toMatchObject({ status: 302, headers: { location: '/docs/assayer/' } })
  expect(await ask(url, '/spec/filters')).toMatchObject({ status: 404 })
})
