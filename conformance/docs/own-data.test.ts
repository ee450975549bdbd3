import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import type { Catalog, Own, Page } from '../site-data/catalog.ts'
import { ownData } from './own-data.ts'
import { OWN_CLAUSE, OWN_SPECS } from './own-specs.fixture.ts'

function opened(files: Readonly<Record<string, string>> = OWN_SPECS) {
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
  const page: Page = await read('pages/content-shop.json')
  expect(page.sections.map(({ id }) => id)).toEqual(['content.own.names'])
  expect(JSON.parse((await read('worlds/shop.json'))['data.json'])).toHaveProperty(['api::book.book'])
  expect(await read('own.json')).toMatchObject({ specs, world: null, problem: null })
  expect(await contents('data/catalog.json')).toBeNull()
})

test('follows the files, and keeps what was right where they no longer are', async () => {
  const { read, change, told } = opened()
  const before: Own = await read('own.json')
  change('shop/names.yaml', OWN_CLAUSE.replace('Books have names', 'All books have names'))
  const [page, after] = await Promise.all([read('pages/content-shop.json'), read('own.json')])
  expect(page.sections[0].says).toBe('All books have names.')
  expect(after.revision).not.toBe(before.revision)
  change('shop/names.yaml', 'clause: [')
  const { problem }: Own = await read('own.json')
  expect(problem).toContain('shop/names.yaml')
  expect(told.join('')).toContain('shop/names.yaml')
  expect(await read('pages/content-shop.json')).toEqual(page)
})

test('says what is wrong with what never was right', async () => {
  const { read } = opened({ ...OWN_SPECS, 'worlds/shop/data.json': '{' })
  const { problem }: Own = await read('own.json')
  expect(problem).toContain('data.json')
  expect(await read('catalog.json')).toBeNull()
})
