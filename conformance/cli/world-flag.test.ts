import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import type { Given } from './flags.ts'
import { chooseWorld, servedWorld, withWorld } from './world-flag.ts'

const MODULE = `export default {
  models: { 'api::tea.tea': { attributes: { name: { type: 'string' } } } },
  data: { 'api::tea.tea': [{ name: 'Assam' }] },
}
`

const NOTHING: Given = {
  has: () => false,
  text: () => undefined,
  texts: () => [],
  number: () => undefined,
  choice: () => undefined,
  positionals: [],
  settings: null,
}

test('a module becomes a directory for the time', async () => {
  const world = join(scratchDirectory({ 'teas.mjs': MODULE }), 'teas.mjs')
  const io = memoryIo()
  const directory = await withWorld(NOTHING, { world, specs: 'specs' }, io, async given => {
    const path = given.text('world') ?? ''
    expect(given.texts('world')).toEqual([path])
    expect(JSON.parse(readFileSync(join(path, 'data.json'), 'utf8'))).toHaveProperty(['api::tea.tea'])
    return path
  })
  expect(directory).toMatch(/\/teas$/)
  expect(existsSync(directory)).toBe(false)
})

test('an export becomes one, too, and is served without', async () => {
  const site = { meta: { version: '5.0.0' }, data: { posts: [], settings: [] } }
  const world = join(scratchDirectory({ 'site.json': JSON.stringify({ db: [site] }) }), 'site.json')
  const io = memoryIo()
  const chosen = await chooseWorld(world, 'specs')
  expect(chosen).toEqual({ kind: 'export', path: world })
  expect(await servedWorld(chosen, { from: world }, io)).toMatchObject({ platform: expect.anything() })
  const has = await withWorld(NOTHING, { world, specs: 'specs' }, io, async given =>
    existsSync(join(given.text('world') ?? '', 'platform.json')),
  )
  expect(has).toBe(true)
})

test.each([
  ['restaurants', 'directory', /specs\/worlds\/restaurants$/],
  ['./specs/worlds/gazette', 'directory', /specs\/worlds\/gazette$/],
  ['http://127.0.0.1:1', 'export', /^http:/],
] as const)('%s is chosen', async (world, kind, path) => {
  expect(await chooseWorld(world, 'specs')).toEqual({ kind, path: expect.stringMatching(path) })
})

test('nothing of this name is the caller’s mistake', async () => {
  await expect(chooseWorld('restaurant', 'specs')).rejects.toThrow(/the nearest is restaurants/)
})
