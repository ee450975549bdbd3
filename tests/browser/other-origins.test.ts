/// <reference lib="dom" />
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openChromium } from './chromium.ts'
import { serveWrong, type WrongServer } from './wrong-server.ts'

const TOKEN = 'full-access-key-of-the-restaurants'
const CONTENT_KEY = '0123456789abcdef0123456789'
const WRITER = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }

/** A mock as `assayer serve` starts it, and a server of pages that know nothing of it. */
let mock: WrongServer
let pages: Server
let browser: Browser
let page: Page

beforeAll(async () => {
  mock = await serveWrong([])
  pages = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>page</title>')
  })
  await new Promise<void>(done => pages.listen(0, '127.0.0.1', done))
  browser = await openChromium()
})

afterAll(async () => {
  await browser?.close()
  pages?.close()
  await mock?.stop()
})

async function openPage(host: string): Promise<void> {
  await page?.close()
  page = await browser.newPage()
  await page.goto(`http://${host}:${(pages.address() as AddressInfo).port}/`)
}

describe('a page of another origin', () => {
  beforeAll(() => openPage('shop.test'))

  const read = (path: string, init: RequestInit = {}) =>
    page.evaluate(async ([url, options]) => (await fetch(url, options)).json(), [
      mock.url + path,
      init,
    ] as const)

  it('queries by REST', async () => {
    const path = '/api/restaurants?filters[slug]=luna&fields=slug'
    expect(await read(path)).toMatchObject({ data: [{ attributes: { slug: 'luna' } }] })
  })

  it('queries by GraphQL', async () => {
    const body = JSON.stringify({ query: '{ chefs { data { id } } }' })
    const answer = await read('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(answer).toEqual({ data: { chefs: { data: expect.any(Array) } } })
  })

  it('writes as a caller, for which a browser asks leave', async () => {
    const body = JSON.stringify({ data: { title: 'Written in a browser' } })
    const answer = await read('/api/dishes', { method: 'POST', headers: WRITER, body })
    expect(answer).toMatchObject({ data: { attributes: { title: 'Written in a browser' } } })
  })

  /** Width and height of a picture, as the page has it. */
  const sizeOf = (url: string) =>
    page.evaluate(async source => {
      const image = new Image()
      image.src = source
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    }, url)

  it('shows pictures, as large as the world says', async () => {
    const { data } = await read('/api/restaurants?filters[slug]=luna&populate=photo')
    const { url, width, height } = data[0].attributes.photo.data.attributes
    expect(await sizeOf(mock.url + url)).toEqual([width, height])
  })

  it('shows pictures of the publishing platform, by the addresses that it tells', async () => {
    const { posts } = await read(`/platform/api/content/posts/?key=${CONTENT_KEY}&filter=feature_image:-null`)
    expect(new URL(posts[0].feature_image).origin).toBe(mock.url)
    expect(await sizeOf(posts[0].feature_image)).toEqual([1200, 675])
  })
})

describe('a hostile page does not get at the control plane', () => {
  const WORLD = JSON.stringify({ directory: 'specs/worlds/tickets' })

  /** What the owner sees of it: which world is served, whether it was put back, and its quirks. */
  async function state() {
    const numberOf = async (type: string) => {
      const { meta } = await (await fetch(`${mock.url}/api/${type}`)).json()
      return meta?.pagination.total ?? 'none'
    }
    const { quirks } = await (await fetch(`${mock.url}/__assayer/quirks`)).json()
    return { dishes: await numberOf('dishes'), tickets: await numberOf('tickets'), quirks }
  }

  /** Something is written first, so that a world that is put back is another one. */
  async function expectNothingDone(attack: () => Promise<unknown>): Promise<void> {
    const body = JSON.stringify({ data: { title: 'Here to stay' } })
    const written = await fetch(`${mock.url}/api/dishes`, { method: 'POST', headers: WRITER, body })
    expect(written.ok).toBe(true)
    const before = await state()
    await attack()
    expect(await state()).toEqual(before)
    expect(before).toMatchObject({ dishes: expect.any(Number), tickets: 'none' })
  }

  /** What the mock answers whatever the page does next. */
  function answerOf(path: string): Promise<Response> {
    return page.waitForResponse(
      response => response.url().endsWith(path) && response.request().method() !== 'OPTIONS',
    )
  }

  beforeEach(() => openPage('evil.test'))

  it.each([
    ['world', WORLD],
    ['reset', ''],
  ])('by fetch without CORS: POST %s as text/plain', (name, body) =>
    expectNothingDone(async () => {
      const answered = answerOf(`/__assayer/${name}`)
      await page.evaluate(
        ([url, sent]) => fetch(url, { method: 'POST', mode: 'no-cors', body: sent }).then(() => {}),
        [`${mock.url}/__assayer/${name}`, body] as const,
      )
      expect((await answered).status()).toBe(403)
    }),
  )

  it.each([
    ['world', 'text/plain', `${WORLD.slice(0, -1)},"x":"`, '"}'],
    ['world', 'application/x-www-form-urlencoded', 'directory', 'specs/worlds/tickets'],
    ['world', 'multipart/form-data', 'directory', 'specs/worlds/tickets'],
    ['reset', 'text/plain', 'a', 'b'],
  ])('by a form: POST %s as %s', (name, type, field, value) =>
    expectNothingDone(async () => {
      const answered = answerOf(`/__assayer/${name}`)
      await page.setContent(
        `<form method="post" enctype="${type}" action="${mock.url}/__assayer/${name}"><input></form>`,
      )
      await page.evaluate(
        ([key, text]) => {
          const input = document.querySelector('input')
          input?.setAttribute('name', key)
          input?.setAttribute('value', text)
          document.querySelector('form')?.submit()
        },
        [field, value] as const,
      )
      expect((await answered).status()).toBe(403)
    }),
  )

  it('by a beacon', () =>
    expectNothingDone(async () => {
      const answered = answerOf('/__assayer/reset')
      await page.evaluate(url => navigator.sendBeacon(url, 'now'), `${mock.url}/__assayer/reset`)
      expect((await answered).status()).toBe(403)
    }))

  it.each([
    ['POST', 'world', WORLD],
    ['PUT', 'quirks', '{"quirks":["content.filters.containsi.minds-case"]}'],
  ])('by fetch with JSON, for which the browser is given no leave: %s %s', (method, name, body) =>
    expectNothingDone(async () => {
      const headers = { 'content-type': 'application/json' }
      const asked = page.evaluate(
        ([url, init]) =>
          fetch(url, init).then(
            () => 'answered',
            () => 'refused',
          ),
        [`${mock.url}/__assayer/${name}`, { method, headers, body }] as const,
      )
      expect(await asked).toBe('refused')
    }),
  )

  it.each(['mail', 'quirks'])('nor reads it: %s', async name => {
    const asked = page.evaluate(
      url =>
        fetch(url).then(
          () => 'answered',
          () => 'refused',
        ),
      `${mock.url}/__assayer/${name}`,
    )
    expect(await asked).toBe('refused')
  })

  it('in a frame, where its owner might be made to click', async () => {
    await page.setContent(`<iframe src="${mock.url}/"></iframe>`)
    await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument === null)
    const [, frame] = page.frames()
    expect(await frame?.evaluate(() => document.body.textContent)).not.toContain(TOKEN)
  })

  describe('by a name of its own for the mock (DNS rebinding)', () => {
    beforeEach(async () => {
      const { port } = new URL(mock.url)
      await page.goto(`http://evil.test:${port}/`)
    })

    it.each([
      ['POST', 'world', WORLD],
      ['POST', 'reset', undefined],
      ['PUT', 'quirks', '{"quirks":["content.filters.containsi.minds-case"]}'],
      ['GET', 'mail', undefined],
    ])('%s %s', (method, name, body) =>
      expectNothingDone(async () => {
        const headers = { 'content-type': 'application/json' }
        const status = await page.evaluate(async ([path, init]) => (await fetch(path, init)).status, [
          `/__assayer/${name}`,
          { method, headers, ...(body !== undefined && { body }) },
        ] as const)
        expect(status).toBe(403)
      }),
    )

    it('the start page shows no keys', async () => {
      expect(await page.content()).not.toContain(TOKEN)
    })
  })
})

it('whoever opens the mock by its own address is its owner: shown its keys, and free to put the world back', async () => {
  await page.goto(`${mock.url}/`)
  expect(await page.content()).toContain(TOKEN)
  await page.goto(`${mock.url}/api/dishes`)
  const reset = () => fetch('/__assayer/reset', { method: 'POST' }).then(it => it.json())
  expect(await page.evaluate(reset)).toEqual({ reset: true })
})
