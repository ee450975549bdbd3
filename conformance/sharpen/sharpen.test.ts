import { expect, test } from 'vitest'
import { LIBRARY_FILES } from '../fuzz/library-world.fixture.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { listQuirks, worldOfFiles } from '../targets/oracle.ts'
import { sharpen } from './sharpen.ts'

const suite = loadSuite('specs', ['content'])

async function sharpened(...ids: readonly string[]) {
  const quirks = (await listQuirks()).filter(({ id }) => ids.includes(id))
  const clauses = suite.clauses.filter(({ id }) => quirks.some(({ clause }) => clause === id))
  const files = new Map(Object.entries(LIBRARY_FILES))
  const made = await worldOfFiles('library', files)
  return sharpen({
    world: 'world' in made ? made.world : expect.unreachable(),
    suite: { ...suite, clauses: clauses.map(clause => ({ ...clause, scenarios: [] })) },
    directory: './library',
    files,
    keys: new Map(),
    quirks,
    signal: new AbortController().signal,
    onNext: () => {},
  })
}

test('the fewest entries are added with which a wrong server shows', async () => {
  const { before, after, added, data } = await sharpened('content.filters.eqi.ascii-only')
  expect([before.by.size, after.by.size]).toEqual([0, 1])
  expect(added.map(({ rows }) => rows.length)).toEqual([1])
  const rows = Object.values(data).flat()
  expect(rows).toHaveLength(7)
})

test('nothing is added for what no entry can show, nor for what shows already', async () => {
  const { before, after, added } = await sharpened(
    'content.filters.eqi.richtext-ignored',
    'content.filters.contains.ignores-case',
  )
  expect([...before.by.keys()]).toEqual(['content.filters.contains.ignores-case'])
  expect(after.by.size).toBe(1)
  expect(added).toEqual([])
})
