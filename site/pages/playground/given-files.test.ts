import { expect, test } from 'vitest'
import { type GivenFile, readGiven } from './given-files.ts'

const file = (path: string, text = '{}', size = text.length): GivenFile => ({
  path,
  size,
  text: async () => text,
  bytes: async () => new TextEncoder().encode(text),
})

test('a folder becomes a world of its JSON', async () => {
  const given = [
    'shop/data.json',
    'shop/src/index.js',
    'shop/node_modules/a/package.json',
    'shop/.git/x.json',
  ]
  expect(await readGiven(given.map(path => file(path)))).toEqual({
    kind: 'folder',
    name: 'shop',
    files: { 'shop/data.json': '{}' },
  })
})

test.each(['export.tar.gz', 'export.TGZ', 'export.tar', 'my.ghost.json'])('%s is an export', async path => {
  expect(await readGiven([file(path)])).toMatchObject({ kind: 'export', name: path })
})

test.each([
  [[], 'There was no file in it.'],
  [[file('cat.png')], 'cat.png: expected a folder with models and data'],
  [[file('shop/cat.png'), file('shop/dog.png')], 'There is no JSON in that folder'],
  [[file('export.tar', '', 90_000_000)], 'That is 90 MB; a page takes up to 64 MB.'],
])('%j is refused', async (given, says) => {
  await expect(readGiven(given)).rejects.toThrow(says)
})
