import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import type { Catalog, Chapter, Own } from '../site-data/catalog.ts'
import { ownData } from './own-data.ts'

const CLAUSE = `clause: content.own.names
says: Books have names.
scenarios:
  - id: content.own.names.all
    says: all of them
    world: shop
    request: GET /api/books?sort=name
    expect: { status: 200, body: { "data[*].attributes.name": [Emma] } }
`
const MODEL = {
  kind: 'collectionType',
  info: { singularName: 'book', pluralName: 'books', displayName: 'Book' },
  attributes: { name: { type: 'string' } },
}
const FILES = {
  'shop/names.yaml': CLAUSE,
  'worlds/shop/models/src/api/book/content-types/book/schema.json': JSON.stringify(MODEL),
  'worlds/shop/data.json': JSON.stringify({ 'api::book.book': [{ id: 1, name: 'Emma' }] }),
}

function opened(files: Readonly<Record<string, string>> = FILES) {
  const specs = scratchDirectory(files)
  const told: string[] = []
  let look = 'first'
  const contents = ownData({ specs, world: null, look: () => look }, text => told.push(text))
  const read = async (name: string) => {
    const content = await contents(`data/own/${name}`)
    return content && JSON.parse(String(content.body))
  }
  const change = (path: string, text: string) => {
    writeFileSync(join(specs, path), text)
    look = `${look} again`
  }
  return { read, change, told, specs, contents }
}

test('has the clauses that somebody adds and their worlds, and none of the suite', async () => {
  const { read, specs, contents } = opened()
  const catalog: Catalog = await read('catalog.json')
  expect(catalog.chapters).toMatchObject([{ id: 'content-shop', title: 'Shop', clauses: 1, scenarios: 1 }])
  expect(catalog.worlds).toMatchObject([{ name: 'shop', services: ['content'], scenarios: 1 }])
  const chapter: Chapter = await read('chapters/content-shop.json')
  expect(chapter.sections.map(({ id }) => id)).toEqual(['content.own.names'])
  expect(JSON.parse((await read('worlds/shop.json'))['data.json'])).toHaveProperty(['api::book.book'])
  expect(await read('own.json')).toMatchObject({ specs, world: null, problem: null })
  expect(await contents('data/catalog.json')).toBeNull()
})

test('follows the files, and keeps what was right where they no longer are', async () => {
  const { read, change, told } = opened()
  const before: Own = await read('own.json')
  change('shop/names.yaml', CLAUSE.replace('Books have names', 'All books have names'))
  const [chapter, after] = await Promise.all([read('chapters/content-shop.json'), read('own.json')])
  expect(chapter.sections[0].says).toBe('All books have names.')
  expect(after.revision).not.toBe(before.revision)
  change('shop/names.yaml', 'clause: [')
  const { problem }: Own = await read('own.json')
  expect(problem).toContain('shop/names.yaml')
  expect(told.join('')).toContain('shop/names.yaml')
  expect(await read('chapters/content-shop.json')).toEqual(chapter)
})

test('says what is wrong with what never was right', async () => {
  const { read } = opened({ ...FILES, 'worlds/shop/data.json': '{' })
  const { problem }: Own = await read('own.json')
  expect(problem).toContain('data.json')
  expect(await read('catalog.json')).toBeNull()
})
