import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { deadUrl } from '../../tests/support/tcp-server.ts'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import { type UrlTargetOptions, urlTarget } from './url.ts'

const SETTING = { world: 'bakery', platformVersion: null, production: false }

function options(url: string, more: Partial<UrlTargetOptions> = {}): UrlTargetOptions {
  return {
    ...{
      url,
      worlds: ['bakery'],
      without: [],
      platformVersion: null,
      production: false,
      reset: 'auto',
      wait: 0,
    },
    limits: DEFAULT_LIMITS,
    ...more,
  }
}

test('waits until the target listens', async () => {
  const url = await deadUrl()
  const server = createServer((_, response) => response.end('{}'))
  onTestFinished(() => {
    server.close()
  })
  const opened = urlTarget(options(url, { wait: 10_000 })).open(SETTING)
  server.listen(Number(new URL(url).port), '127.0.0.1')
  expect(await opened).toMatchObject({ url, reset: null })
})

test('waits no longer than it is told', async () => {
  const url = await deadUrl()
  await expect(urlTarget(options(url)).open(SETTING)).rejects.toThrow(`${url} cannot be reached`)
})

test('takes every setting that it is said to have', async () => {
  const url = await deadUrl()
  const target = urlTarget(options(url, { platformVersion: '4.0', production: true }))
  await expect(target.open({ world: 'bakery', platformVersion: '4.0', production: true })).rejects.toThrow(
    'reached',
  )
  expect(await target.open({ world: 'bakery', platformVersion: '3.0', production: true })).toEqual({
    unavailable: 'it needs the platform at 3.0; the target runs 4.0',
  })
})
