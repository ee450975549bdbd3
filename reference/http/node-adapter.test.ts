import { request } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ServiceRequest } from './message.ts'
import { MAX_BODY_BYTES } from './message.ts'
import { type Handler, listen } from './node-adapter.ts'

async function serve(handler: Handler): Promise<string> {
  const { url, close } = await listen(handler)
  onTestFinished(close)
  return url
}

const lengthOf = ({ body }: ServiceRequest) => ({ status: 200, headers: {}, body: String(body?.length) })

describe('a body', () => {
  test.each([0, 1, 70_000, MAX_BODY_BYTES - 1, MAX_BODY_BYTES])('of %i bytes is read whole', async bytes => {
    const url = await serve(lengthOf)
    const answer = await fetch(url, { method: 'POST', body: 'x'.repeat(bytes) })
    expect(await answer.text()).toBe(String(bytes))
  })

  test.each([MAX_BODY_BYTES + 1, MAX_BODY_BYTES + 70_000, 2 * MAX_BODY_BYTES])(
    'of %i bytes is seen to be too large, and not kept whole',
    async bytes => {
      const url = await serve(lengthOf)
      const answer = await fetch(url, { method: 'POST', body: 'x'.repeat(bytes) })
      const kept = Number(await answer.text())
      expect(kept).toBeGreaterThan(MAX_BODY_BYTES)
      expect(kept).toBeLessThan(2 * MAX_BODY_BYTES)
    },
  )
})

interface Sent {
  readonly method?: string
  readonly headers?: Record<string, string | string[]>
  readonly body?: string
}

/** What node itself makes of an answer: nothing is added to the request, nor decoded. */
async function ask(url: string, { method = 'GET', headers = {}, body }: Sent) {
  return new Promise<{ status?: number; raw: readonly string[]; body: string }>((resolve, reject) => {
    const sent = request(url, { method, headers }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          ...(answer.statusCode !== undefined && { status: answer.statusCode }),
          raw: answer.rawHeaders,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('a request', () => {
  const told = (asked: ServiceRequest) => ({
    status: 200,
    headers: {},
    body: JSON.stringify({ ...asked, body: asked.body && Buffer.from(asked.body).toString() }),
  })

  test.each<[fact: string, sent: Sent, body: string | null]>([
    ['without a body', {}, null],
    ['with a length', { method: 'PUT', headers: { 'content-length': '2' }, body: 'ab' }, 'ab'],
    ['in chunks', { method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: 'ab' }, 'ab'],
    ['with an empty body', { method: 'POST', headers: { 'content-length': '0' } }, ''],
  ])('%s is told as it was sent', async (_fact, sent, body) => {
    const answer = await ask(`${await serve(told)}/a%20b?c=%5B`, sent)
    expect(JSON.parse(answer.body)).toMatchObject({
      method: sent.method ?? 'GET',
      target: '/a%20b?c=%5B',
      headers: sent.headers ?? {},
      body,
    })
  })

  test('has one text for each header', async () => {
    const headers = { 'set-cookie': ['a=1', 'b=2'], 'x-one': '1' }
    const answer = await ask(await serve(told), { headers })
    expect(JSON.parse(answer.body)).toMatchObject({ headers: { 'set-cookie': 'a=1, b=2', 'x-one': '1' } })
  })
})

describe('an answer', () => {
  test.each<[fact: string, method: string, body: string | Uint8Array | null, length: string, sent: string]>([
    ['has a text', 'GET', 'é', '2', 'é'],
    ['has bytes', 'GET', new TextEncoder().encode('é!'), '3', 'é!'],
    ['has none', 'GET', null, '0', ''],
    ['to HEAD has the length of what it leaves out', 'HEAD', 'é', '2', ''],
  ])('%s', async (_fact, method, body, length, sent) => {
    const headers = { 'x-many': ['a', 'b'], 'content-length': '99', 'x-one': 'c' }
    const url = await serve(async () => ({ status: 203, headers, body }))
    const answer = await ask(url, { method })
    expect([answer.status, answer.body]).toEqual([203, sent])
    expect(answer.raw.slice(0, 8)).toEqual([
      'x-many',
      'a',
      'x-many',
      'b',
      'x-one',
      'c',
      'content-length',
      length,
    ])
  })
})

describe('a server', () => {
  test('cannot be where another one is', async () => {
    const { port } = new URL(await serve(lengthOf))
    await expect(listen(lengthOf, { port: Number(port) })).rejects.toThrow('EADDRINUSE')
  })

  test('has an address with the name that it was given', async () => {
    const { url, close } = await listen(lengthOf, { host: 'localhost' })
    onTestFinished(close)
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
  })

  test('is gone when it was closed, once', async () => {
    const { url, close } = await listen(lengthOf)
    await close()
    await expect(ask(url, {})).rejects.toThrow('ECONNREFUSED')
    await expect(close()).rejects.toThrow('Server is not running')
  })
})
