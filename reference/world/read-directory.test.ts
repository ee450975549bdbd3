import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { libraryWith } from '../content/world/library.fixture.ts'
import { parseWorld } from './parse-world.ts'
import { loadDirectory, readDirectory } from './read-directory.ts'
import type { WorldFiles } from './world.ts'

let directory = ''

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'assayer-world-')), 'library')
  await mkdir(directory)
})

afterEach(async () => {
  await rm(dirname(directory), { recursive: true })
})

async function write(files: WorldFiles): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), text)
  }
}

describe('a world directory', () => {
  test('is read whole, and called by its name', async () => {
    await write(libraryWith())
    expect(await readDirectory(directory)).toEqual(libraryWith())
    const world = await loadDirectory(directory)
    expect(world.name).toBe('library')
    expect(world.entries.get('api::author.author')).toHaveLength(2)
  })

  test('may be the folder of a project, whose other files are left alone', async () => {
    const schema = '{"info":{"singularName":"tea","pluralName":"teas"},"attributes":{}}'
    await write(
      new Map([
        ['src/api/tea/content-types/tea/schema.json', schema],
        ['src/api/tea/content-types/tea/lifecycles.js', 'module.exports = {}'],
        ['src/api/tea/routes/tea.js', 'module.exports = {}'],
        ['src/index.js', 'module.exports = {}'],
        ['src/api/.gitkeep', ''],
        ['package.json', '{}'],
      ]),
    )
    expect([...(await readDirectory(directory)).keys()]).toEqual([
      'src/api/tea/content-types/tea/lifecycles.js',
      'src/api/tea/content-types/tea/schema.json',
    ])
    expect((await loadDirectory(directory)).models.types.has('api::tea.tea')).toBe(true)
  })

  test('may contain links that lead nowhere or in a circle', async () => {
    await write(libraryWith())
    await symlink(directory, join(directory, 'models/src/api/loop'))
    await symlink(join(directory, 'nothing'), join(directory, 'models/src/api/gone'))
    await symlink('itself', join(directory, 'models/src/components/itself'))
    expect((await loadDirectory(directory)).models.types.has('api::book.book')).toBe(true)
  })

  test('is refused when it does not exist', async () => {
    const missing = join(directory, 'other')
    await expect(loadDirectory(missing)).rejects.toThrow('found nothing, expected the directory of a world')
  })

  test('is refused when it is a file', async () => {
    await write(new Map([['data.json', '{}']]))
    const file = join(directory, 'data.json')
    await expect(loadDirectory(file)).rejects.toThrow('found no directory, expected the directory of a world')
  })

  test('is refused when a file cannot be read', async () => {
    await mkdir(join(directory, 'data.json'))
    await expect(loadDirectory(directory)).rejects.toThrow(
      'data.json: found a file that cannot be read (EISDIR), expected a file of JSON text',
    )
  })

  test('is refused when there is nothing of a world in it', async () => {
    await expect(loadDirectory(directory)).rejects.toThrow('found no file of a world')
  })
})

test('entries of a type may stand in a file of their own, one in each line', async () => {
  const files = new Map(libraryWith())
  const { 'api::book.book': books, ...others } = JSON.parse(files.get('data.json') ?? '')
  files.set('data.json', JSON.stringify(others))
  files.set('data/books.ndjson', books.map((book: unknown) => `${JSON.stringify(book)}\n`).join(''))
  await write(files)
  await mkdir(join(directory, 'data/more'))
  await writeFile(join(directory, 'data/notes.txt'), 'of no concern')
  expect((await loadDirectory(directory)).entries).toEqual(parseWorld('library', libraryWith()).entries)
})
