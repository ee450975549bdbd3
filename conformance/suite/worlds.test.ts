import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { readKnownJson, readWorldKeys, worldDirectory } from './worlds.ts'

test.each<[world: string, directory: string]>([
  ['restaurants', 'specs/worlds/restaurants'],
  ['restaurants-no-limits', 'specs/worlds/restaurants-no-limits'],
  ['./mine', resolve('mine')],
  ['/data/mine', '/data/mine'],
  ['..', resolve('..')],
])('the world %s lies in %s', (world, directory) => {
  expect(worldDirectory('specs', world)).toBe(directory)
})

test('a world elsewhere may have natural keys, too', () => {
  const { keysOf, names } = readWorldKeys('specs')
  const directory = scratchDirectory({ 'keys.json': '{"books": "title"}' })
  expect(keysOf(directory)?.get('books')).toBe('title')
  expect(keysOf('nowhere')).toBeUndefined()
  expect(names).toContain('restaurants')
})

test('a file is parsed again as soon as it says something else', () => {
  const file = join(scratchDirectory({ 'data.json': '{"a":1}' }), 'data.json')
  const first = readKnownJson(file)
  expect(readKnownJson(file)).toBe(first)
  writeFileSync(file, '{"a":2}')
  expect(readKnownJson(file)).toEqual({ a: 2 })
  writeFileSync(file, '{"a":')
  expect(() => readKnownJson(file)).toThrow(/data\.json: found no JSON/)
})
