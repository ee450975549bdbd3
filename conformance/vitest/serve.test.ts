import { expect, onTestFinished, test } from 'vitest'
import { type FetchHandler, serveFetch } from './serve.ts'

async function served(handler: FetchHandler): Promise<string> {
  const { url, close } = await serveFetch(handler)
  onTestFinished(close)
  return url
}

test('a function gets the request as it was sent', async () => {
  const url = await served(async request => {
    const { pathname, search } = new URL(request.url)
    return Response.json([
      request.method,
      pathname + search,
      request.headers.get('x-a'),
      await request.text(),
    ])
  })
  const answer = await fetch(`${url}/a?filters[b][$eq]=c`, {
    method: 'POST',
    headers: { 'x-a': 'b' },
    body: 'ä',
  })
  expect(await answer.json()).toEqual(['POST', '/a?filters[b][$eq]=c', 'b', 'ä'])
})

test('its answer is sent as it is: status, headers, several cookies', async () => {
  const url = await served(() => {
    const headers = new Headers({ 'x-b': 'c' })
    headers.append('set-cookie', 'one=1')
    headers.append('set-cookie', 'two=2')
    return new Response('no', { status: 418, headers })
  })
  const answer = await fetch(url)
  expect([
    answer.status,
    answer.headers.get('x-b'),
    answer.headers.getSetCookie(),
    await answer.text(),
  ]).toEqual([418, 'c', ['one=1', 'two=2'], 'no'])
})

test('one that throws is answered 500', async () => {
  const url = await served(() => {
    throw new Error('broken')
  })
  const answer = await fetch(url)
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('broken')
})
