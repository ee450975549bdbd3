import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { readWorld } from '../../targets/oracle.ts'
import { main } from '../main.ts'

const run = async (...args: readonly string[]) => {
  const io = memoryIo()
  return { code: await main(args, io), ...io.printed }
}

test.each<[flags: readonly string[], types: readonly string[], hasSite: boolean]>([
  [[], ['api::post.post'], false],
  [['--rich'], ['api::author.author', 'api::post.post', 'api::tag.tag'], true],
])('init --world DIR %j writes a world that can be served', async (flags, types, hasSite) => {
  const directory = join(scratchDirectory(), 'my-blog')
  expect(await run('init', '--yes', '--world', directory, ...flags)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`assayer serve --world ${directory}`),
  })
  const { models, platform, entries } = await readWorld(directory)
  expect([...models.types.keys()].filter(uid => uid.startsWith('api::')).sort()).toEqual(types)
  expect(entries.get('api::post.post')).toHaveLength(3)
  expect(platform !== null).toBe(hasSite)
  expect(readFileSync(join(directory, 'data.json'), 'utf8')).toMatch(
    /"\$schema": ".*node_modules\/assayer\/specs\/schemas\/world-data.schema.json"/,
  )
})

test('init --scenario writes scenarios that pass at once', async () => {
  const place = scratchDirectory()
  const own = join(place, 'api-tests')
  expect((await run('init', '--scenario', own)).code).toBe(0)
  const ran = await run('test', '--specs', own, 'content.my-blog', '--output', join(place, 'reports'))
  expect(ran).toMatchObject({ code: 0, out: expect.stringContaining('2 pass') })
})

test.each<[args: readonly string[], message: string]>([
  [['--world', 'specs'], 'specs is not empty'],
  [['--scenario', 'specs'], 'specs is not empty'],
  [['--rich'], '--rich needs --world'],
  [['--world', 'a', '--scenario', 'b'], 'exclude each other'],
])('init %j is refused', async (args, message) => {
  expect(await run('init', ...args)).toMatchObject({ code: 2, err: expect.stringContaining(message) })
})
