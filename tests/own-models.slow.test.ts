import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { main } from '../conformance/cli/main.ts'
import { LIBRARY_FILES } from '../conformance/fuzz/library-world.fixture.ts'
import { serveReference } from '../conformance/targets/oracle.ts'
import { memoryIo } from './support/memory-io.ts'
import { scratchDirectory } from './support/scratch-directory.ts'

/** The clauses on the library's own models, at the embedded reference in some guise. */
function judge(...args: readonly string[]) {
  return judgeWith(LIBRARY_FILES, ...args)
}

async function judgeWith(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const world = scratchDirectory(files)
  const output = scratchDirectory({})
  const io = memoryIo()
  const shared = ['--world', world, '--output', output, '--reporter', 'json,console']
  const code = await main(['test', ...shared, ...args], io)
  const { summary } = JSON.parse(readFileSync(join(output, 'results.json'), 'utf8'))
  return { code, verdicts: summary.verdicts, out: io.printed.out }
}

describe('a world of books and authors', () => {
  test('is green at the reference, and says what it has no place for', async () => {
    const { code, verdicts, out } = await judge()
    expect([code, verdicts.fail, verdicts.note]).toEqual([0, 0, 0])
    expect(verdicts.pass).toBeGreaterThan(400)
    expect(out).toContain('not applicable: the world has no dynamic zone')
  })

  test.each([
    ['content.filters.containsi.minds-case', 'content.filters.containsi'],
    ['content.sort.field.numbers-ignored', 'content.sort'],
    ['content.populate.list.without-components', 'content.populate.list'],
    ['content.graphql.filters.or.as-and', 'content.graphql.filters.or'],
  ])('is red at %s', async (quirk, clause) => {
    const { code, out } = await judge('--quirk', quirk, clause)
    expect(out).toContain(`FAIL ${clause}`)
    expect(code).toBe(1)
  })

  test.each([
    'content.filtering.by-language',
    'content.graphql-answers.opaque-ids',
    'content.order.lists-last-first',
    'content.requests.other-populates-refused',
    'content.values.offset',
  ])('blames nobody for %s', async freedom => {
    const { code, verdicts } = await judge('--freedom', freedom)
    expect([code, verdicts.fail]).toEqual([0, 0])
  })
})

test('that only some may read excuses nobody who refuses what they ask for', async () => {
  const options = {
    permissions: { public: [], authenticated: [] },
    apiTokens: [{ name: 'full', type: 'full-access', accessKey: 'full-access-key-of-the-library' }],
  }
  const files = { ...LIBRARY_FILES, 'options.json': JSON.stringify(options) }
  const args = ['--quirk', 'content.query.depth-limit.twenty', 'content.query.depth-limit']
  const { code, verdicts } = await judgeWith(files, ...args)
  expect([code, verdicts.note]).toEqual([1, 0])
  expect(verdicts.fail).toBeGreaterThan(0)
})

test('at a server nothing but reads is sent, and another world is told', async () => {
  const world = scratchDirectory(LIBRARY_FILES)
  const serving = await serveReference({ world: 'specs/worlds/restaurants', port: 0 })
  onTestFinished(() => serving.close())
  const io = memoryIo()
  const code = await main(
    ['test', '--url', serving.url, '--world', world, '--output', scratchDirectory({})],
    io,
  )
  expect(io.printed.out).toContain('does not hold the world')
  expect(code).toBe(3)
})
