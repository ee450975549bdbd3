import { expect, test } from 'vitest'
import { sourceFile } from './source-files.ts'
import { importsOf, shortestWays, written } from './ways.ts'

const FILES = [
  sourceFile('a.ts', "import './b.ts'\nimport './c.ts'"),
  sourceFile('b.ts', "import type { C } from './c.ts'"),
  sourceFile('c.ts', "const d = await import('./d.ts')"),
  sourceFile('d.ts', "import 'node:fs'"),
]
const waysTo = (wanted: string, starts: readonly string[], door?: string) =>
  shortestWays(starts, importsOf(FILES), {
    isWanted: path => path === wanted,
    isDoor: path => path === door,
  }).map(written)

test('the shortest way is found, and says how each file is imported', () => {
  expect(waysTo('node:fs', ['a.ts'])).toEqual([
    'a.ts\n  imports c.ts\n  imports, when needed, d.ts\n  imports node:fs',
  ])
})

test('every import that leads there is the end of a way', () => {
  expect(waysTo('c.ts', ['a.ts'])).toEqual([
    'a.ts\n  imports c.ts',
    'a.ts\n  imports b.ts\n  imports types of c.ts',
  ])
})

test('a way begins at the nearest start', () => {
  expect(waysTo('node:fs', ['a.ts', 'c.ts'])).toEqual([
    'c.ts\n  imports, when needed, d.ts\n  imports node:fs',
  ])
})

test('no way leads through a door', () => {
  expect(waysTo('node:fs', ['a.ts'], 'd.ts')).toEqual([])
})

test('only imports that count are followed', () => {
  const imports = importsOf(FILES, it => !it.isLater)
  expect(shortestWays(['a.ts'], imports, { isWanted: path => path === 'd.ts' })).toEqual([])
})
