import { describe, expect, test } from 'vitest'
import { paceOf, withHeaders } from './manner.ts'

const request = { method: 'GET', path: '/', headers: { Accept: 'text/html' }, body: null }

describe('headers of every request', () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['are added', { 'x-tenant': 'a' }, { Accept: 'text/html', 'x-tenant': 'a' }],
    ['give way to those of the request, whatever their case', { accept: '*/*' }, { Accept: 'text/html' }],
  ])('%s', (_, added, headers) => {
    expect(withHeaders(request, added).headers).toEqual(headers)
  })
})

test('a pace lets requests out at equal distances, the first at once', async () => {
  const slept: number[] = []
  let now = 1000
  const pace = paceOf(4, { now: () => now, sleep: async ms => void slept.push(ms) })
  await Promise.all([pace(), pace(), pace()])
  now = 5000
  await pace()
  expect(slept).toEqual([250, 500])
})
