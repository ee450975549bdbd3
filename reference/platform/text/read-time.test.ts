import { afterEach, expect, test, vi } from 'vitest'
import { readTime } from './read-time.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const AT_TEN = '2020-01-20T10:00:00.000Z'

test.each([
  ['2020-01-20T10:00:00Z', AT_TEN],
  ['2020-01-20 10:00:00z', AT_TEN],
  ['2020-01-20 10:00:00', AT_TEN],
  ['2020-01-20T10:00:00', AT_TEN],
  ['2020-01-20T10:00', AT_TEN],
  ['2020-01-20T10:00:00.5', '2020-01-20T10:00:00.500Z'],
  ['2020-01-20', '2020-01-20T00:00:00.000Z'],
  ['1/20/2020', '2020-01-20T00:00:00.000Z'],
  ['01-05-2020', '2020-01-05T00:00:00.000Z'],
  ['20-Jan-2020', '2020-01-20T00:00:00.000Z'],
  ['Jan 20, 2020 10:00 AM', AT_TEN],
  ['2020-01-20T12:00:00+02:00', AT_TEN],
  ['2020-01-20T12:00:00.000+0200', AT_TEN],
  ['2020-01-20 08:00 -02:00', AT_TEN],
  ['Mon, 20 Jan 2020 10:00:00 GMT', AT_TEN],
  ['20 Jan 2020 10:00 UTC', AT_TEN],
  ['20 Jan 2020 02:00 PST', AT_TEN],
  ['Mon Jan 20 2020 12:00:00 GMT+0200 (CEST)', AT_TEN],
])('%s is %s on every machine', (text, time) => {
  for (const zone of ['UTC', 'Asia/Tokyo']) {
    vi.stubEnv('TZ', zone)
    expect(new Date(readTime(text)).toISOString()).toBe(time)
  }
})

test.each(['', 'soon', '0000-00-00 00:00:00', '2020-13-01', '2020-01-20T25:00'])('%j is no time', text => {
  expect(readTime(text)).toBeNaN()
})
