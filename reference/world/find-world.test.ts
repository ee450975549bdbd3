import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReference, WorldError } from '../index.ts'
import { findWorld } from './find-world.ts'

let place = ''
const at = (path: string) => join(place, path)

const MODULE = `export default {
  models: { 'api::tea.tea': { attributes: { name: { type: 'string' } } } },
  data: { 'api::tea.tea': [{ name: 'Assam' }] },
}
`

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'assayer-find-'))
  mkdirSync(at('suite/teas'), { recursive: true })
  writeFileSync(at('world.ts'), MODULE)
  writeFileSync(at('world.mjs'), MODULE)
  writeFileSync(at('export.tar.gz'), '')
  writeFileSync(at('wrong.mjs'), 'export default 5')
})

afterAll(() => rmSync(place, { recursive: true }))

const rows: readonly [fact: string, world: () => string, kind: string, path: () => string][] = [
  ['a name of the suite', () => 'restaurants', 'directory', () => resolve('specs/worlds/restaurants')],
  ['a directory', () => at('suite/teas'), 'directory', () => at('suite/teas')],
  ['a module', () => at('world.ts'), 'module', () => at('world.ts')],
  ['an export', () => at('export.tar.gz'), 'file', () => at('export.tar.gz')],
  ['a word that no suite knows is a path', () => 'specs', 'directory', () => resolve('specs')],
]

test.each(rows)('%s', (_, world, kind, path) => {
  expect(findWorld(world())).toEqual({ kind, path: path() })
})

test('a suite of one’s own is looked into first', () => {
  expect(findWorld('teas', [at('suite')]).path).toBe(at('suite/teas'))
})

test('a name that is none is refused with the nearest one', () => {
  expect(() => findWorld('restaurant')).toThrow(/the nearest is restaurants/)
})

test.each(['world.ts', 'world.mjs'])('%s is loaded', async name => {
  const { world } = await createReference({ world: at(name) })
  expect(world.name).toBe('world')
  expect(world.entries.get('api::tea.tea')).toHaveLength(1)
})

test.each([
  ['a module that exports no world', 'wrong.mjs', 'wrong: found 5, expected a world'],
  ['an export', 'export.tar.gz', 'assayer import reads exports'],
])('%s is refused', async (_, name, problem) => {
  const error: unknown = await createReference({ world: at(name) }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(WorldError)
  expect(String(error)).toContain(problem)
})

test('the control plane runs no module that was not named at the start', async () => {
  const load = async (options: Parameters<typeof createReference>[0], directory: string) => {
    const reference = await createReference(options)
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: '127.0.0.1' },
      body: JSON.stringify({ directory }),
    }
    return (await reference.fetch('http://127.0.0.1/__assayer/world', init)).status
  }
  expect(await load({ world: 'restaurants', control: true }, at('world.ts'))).toBe(400)
  expect(await load({ world: at('world.ts'), control: true }, at('world.ts'))).toBe(200)
})
