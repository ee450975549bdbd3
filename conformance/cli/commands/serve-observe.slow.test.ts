import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runBin } from '../../../tests/support/run-bin.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { readUsage } from '../../observe/usage-file.ts'

async function served(args: readonly string[]) {
  const bin = runBin(['serve', '--world', 'specs/worlds/tickets', '--port', '0', ...args])
  const { url } = JSON.parse(await bin.printed(/^\{.*\}\n/))
  return { bin, url: String(url) }
}

test('--observe tells at the end what a client leans on, and writes what it uses', async () => {
  const file = join(scratchDirectory(), 'mine.yaml')
  const { bin, url } = await served(['--observe', '--usage', file])
  const answer = await fetch(`${url}/api/tickets?pagination[pagesize]=1`)
  expect(answer.headers.get('x-assayer-hint')).toContain('nearest: pageSize')
  const observed = await (await fetch(`${url}/__assayer/observed`)).json()
  expect(observed).toMatchObject({ format: 'assayer-usage', requests: 1 })
  bin.child.kill('SIGINT')
  const { code, err } = await bin.ended()
  expect(err).toContain('hint: GET /api/tickets?pagination[pagesize]=1: no name pagesize')
  expect(err).toContain('1 request of 1 shape use')
  expect(readUsage(file, 'specs')).toEqual(observed)
  expect(code).toBe(0)
})

test('a server that stands for one in production gives no hints', async () => {
  const { url } = await served(['--production'])
  const answer = await fetch(`${url}/api/ticket`)
  expect([answer.status, answer.headers.get('x-assayer-hint')]).toEqual([404, null])
})
