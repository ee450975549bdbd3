import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { worldOfFiles } from '../targets/oracle.ts'
import { importSource } from './import-source.ts'
import { tarOf } from './strapi/archive.fixture.ts'
import { textsOf } from './texts-of.ts'
import { uploadsInMemory } from './uploads.ts'

async function cakeShop() {
  const file = join(scratchDirectory(), 'export.tar')
  writeFileSync(file, await tarOf())
  return importSource('shop', { from: file }, uploadsInMemory())
}

const written = (made: Parameters<typeof textsOf>[0], veryMany?: number) =>
  new Map([...textsOf(made, veryMany)].map(([path, text]) => [path, [...text].join('')]))

test('very many entries of a type are written one in each line, and make the same world', async () => {
  const made = await cakeShop()
  const files = written(made, 2)
  expect(
    files
      .get('data/bakers.ndjson')
      ?.split('\n')
      .map(line => line.slice(0, 8)),
  ).toEqual(['{"id":1,', '{"id":2,', ''])
  expect(Object.keys(JSON.parse(files.get('data.json') ?? ''))).not.toContain('api::baker.baker')
  expect(await worldOfFiles('shop', files)).toEqual(await worldOfFiles('shop', written(made)))
})

test('fewer stand together in data.json', async () => {
  const made = await cakeShop()
  expect([...textsOf(made).keys()].filter(path => path.startsWith('data'))).toEqual(['data.json'])
})
