import { expect, test } from 'vitest'
import { scratchDirectory } from '../tests/support/scratch-directory.ts'
import { filesBelow } from './files-below.ts'

test('files are named from the directory, sorted; what tools put there is left out', () => {
  const files = [
    'b.json',
    'a/b/c.ts',
    'a/a.ts',
    '.env',
    '.git/config',
    'node_modules/x/index.js',
    'a/node_modules/y.js',
  ]
  const directory = scratchDirectory(Object.fromEntries(files.map(file => [file, ''])))
  expect(filesBelow(directory)).toEqual(['a/a.ts', 'a/b/c.ts', 'b.json'])
})

test('a directory that is not there has none', () => {
  expect(filesBelow('no/such/place')).toEqual([])
})
