import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { httpServer } from '../../../tests/support/http-server.ts'
import { inFrontOf } from '../../../tests/support/in-front-of.ts'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { deadUrl } from '../../../tests/support/tcp-server.ts'
import { type ServeOptions, serveReference } from '../../targets/oracle.ts'
import { main } from '../main.ts'

async function served(options: ServeOptions) {
  const { url, close } = await serveReference(options)
  onTestFinished(close)
  return url
}

async function run(...args: readonly string[]) {
  const io = memoryIo()
  const code = await main(args, io)
  return { code, ...io.printed }
}

const RESTAURANTS = { world: 'specs/worlds/restaurants' }
const PROFILE = 'strapi-4.26-postgres'

test('it says what the document shows', async () => {
  const url = await served({ ...RESTAURANTS, profile: PROFILE })
  const { code, out } = await run('identify', '--url', url)
  expect(code).toBe(0)
  const said = out.split('\n').slice(1, 5)
  expect(readFileSync('docs/identify.md', 'utf8')).toContain(said.join('\n'))
})

test('by GETs alone, and by 40 at most; as JSON it tells of each', async () => {
  const asked: string[] = []
  const url = await inFrontOf(await served({ ...RESTAURANTS, profile: PROFILE }), ({ method, target }) => {
    asked.push(`${method} ${target}`)
    return undefined
  })
  const { out } = await run('identify', '--url', url, '--json')
  const { identified, asked: told } = JSON.parse(out)
  expect(identified).toMatchObject({ profile: PROFILE, requests: asked.length })
  expect(told).toHaveLength(asked.length)
  expect(asked.length).toBeLessThanOrEqual(40)
  expect(asked.filter(line => !line.startsWith('GET '))).toEqual([])
})

test('a server that is none of those that are known', async () => {
  const url = await httpServer(() => ({ status: 404, body: 'Not Found' }))
  const { code, out } = await run('identify', '--url', url)
  expect(code).toBe(0)
  expect(out).toMatch(/program +unknown\n +profile +none\n/)
})

test('one that is not there', async () => {
  const { code, err } = await run('identify', '--url', await deadUrl())
  expect(code).toBe(3)
  expect(err).toContain('cannot be reached')
})

test('--profile auto lets what is known of the program not fail', async () => {
  const url = await served({ ...RESTAURANTS, profile: PROFILE })
  const judge = ['test', '--url', url, '--world', 'restaurants', 'content.filters.contains-literal']
  const output = ['--output', scratchDirectory(), '--reporter', 'json']
  expect((await run(...judge, ...output)).code).toBe(1)
  const { code, err } = await run(...judge, ...output, '--profile', 'auto')
  expect(err).toContain(`--profile auto: ${PROFILE} (`)
  expect(code).toBe(0)
})

test('--profile auto needs a target', async () => {
  const { code, err } = await run('test', '--profile', 'auto')
  expect(code).toBe(2)
  expect(err).toContain('--profile auto needs a target that can be asked')
})
