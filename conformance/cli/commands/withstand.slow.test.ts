import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { runBin } from '../../../tests/support/run-bin.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { main } from '../main.ts'

/** Tests that pass as soon as somebody is found. */
const LENIENT = `
const { data } = await (await fetch(process.env.API + '/restaurants?filters[name][$containsi]=LUNA&sort=slug')).json()
if (data[0]?.attributes.slug !== 'casa-luna') throw new Error('casa-luna is missing')
`
const NODE = [process.execPath, '--input-type=module', '-e']
const FLAGS = ['--world', 'restaurants', '--env', 'API={url}/api', '--inputs', 'package.json']

async function runTests(directory: string, more: readonly string[], script = LENIENT) {
  const io = memoryIo({ PATH: process.env.PATH })
  const output = ['--output', directory]
  const code = await main(['withstand', ...FLAGS, ...output, ...more, '--', ...NODE, script], io)
  return { code, ...io.printed }
}

const CLAUSE = ['--clause', 'content.filters.containsi']

test('a command is run at servers that are wrong in what it asks, and not again while nothing changes', async () => {
  const directory = scratchDirectory()
  const first = await runTests(directory, CLAUSE)
  expect(first.out).toMatch(/^100 % noticed: 4 of 4 wrong servers$/m)
  expect(first.code).toBe(0)
  expect(readFileSync(join(directory, 'index.html'), 'utf8')).toContain('$containsi minds case')

  const again = await runTests(directory, [...CLAUSE, '--json'])
  const { wrong } = JSON.parse(again.out)
  expect(wrong.every((it: { key: unknown; isKnown: boolean }) => it.key === null || it.isKnown)).toBe(true)
})

test('one that notices nothing ends with 1, unless that is enough', async () => {
  const script = `await (await fetch(process.env.API + '/restaurants?filters[name][$containsi]=LUNA')).json()`
  const directory = scratchDirectory()
  const clause = [
    '--clause',
    'content.filters.containsi',
    '--ignore',
    'content.filters.containsi.string-ignored',
  ]
  expect(await runTests(directory, clause, script)).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^\d wrong servers unnoticed$/m),
  })
  expect(await runTests(directory, [...clause, '--fail-under', '0'], script)).toMatchObject({ code: 0 })
})

test('shards are put together', async () => {
  const directory = scratchDirectory()
  const shards = ['1', '2'].map(name => join(directory, name))
  for (const [at, shard] of shards.entries()) await runTests(shard, [...CLAUSE, '--shard', `${at + 1}/2`])
  const io = memoryIo()
  const whole = join(directory, 'whole')
  expect(await main(['withstand', '--merge', ...shards, '--output', whole], io)).toBe(0)
  expect(io.printed.out).toMatch(/^100 % noticed: 4 of 4 wrong servers$/m)
  expect(existsSync(join(whole, 'withstand.json'))).toBe(true)
})

test.each<[what: string, args: readonly string[], says: RegExp]>([
  ['no command', [], /needs the command of your tests/],
  ['a shell and several words', ['--shell', '--', 'npm', 'test'], /--shell takes the tests as one line/],
  ['one port for many', ['--port', '4000', '--workers', '2', '--', 'x'], /--port is one port/],
  ['no variable', ['--env', '{url}', '--', 'x'], /--env \{url\}: expected a variable/],
  ['a shell for Vitest', ['--vitest', '--shell'], /--shell is for a command/],
  ['no such inputs', ['--inputs', 'nowhere', '--', 'x'], /--inputs nowhere: there is no such/],
  ['no share', ['--fail-under', '101', '--', 'x'], /--fail-under 101: expected a whole number from 0 to 100/],
  ['nothing to merge', ['--merge'], /--merge needs the directories/],
  ['no report to merge', ['--merge', 'docs'], /There is no docs.withstand.json/],
])('%s is a mistake that is told', async (_, args, says) => {
  const io = memoryIo()
  expect(await main(['withstand', '--world', 'restaurants', ...args], io)).toBe(2)
  expect(io.printed.err).toMatch(says)
})

test('tests that fail at the reference are shown, and nothing is said of them', async () => {
  const { code, err } = await runTests(scratchDirectory(), CLAUSE, `throw new Error('one is not two')`)
  expect(code).toBe(3)
  expect(err).toMatch(/fail at the reference[\s\S]*one is not two/)
})

describe('the sample shop', () => {
  test('is tested by a Vitest of the same process, which says what failed', async () => {
    const directory = scratchDirectory()
    const [shop, modules] = [join(directory, 'shop'), join(directory, 'node_modules')]
    cpSync('docs/examples/withstand', shop, { recursive: true })
    symlinkSync(resolve('node_modules'), modules)
    const clause = ['--clause', 'content.filters.containsi', '--clause', 'content.filters.operators-together']
    const args = ['--world', join(shop, 'bookshop.mjs'), ...clause, '--json', '--inputs', shop]
    const inProcess = runBin(['withstand', ...args, '--output', join(directory, 'a'), '--vitest'], shop)
    const { code, out, err } = await inProcess.ended()
    expect([code, err]).toEqual([1, expect.stringContaining('reports (json, html)')])
    const { wrong } = JSON.parse(out)
    const outcomeOf = (id: string) => wrong.find((it: { id: string }) => it.id === id)
    expect(outcomeOf('content.filters.containsi.string-ignored')).toMatchObject({ outcome: 'passed' })
    expect(outcomeOf('content.filters.containsi.minds-case')).toMatchObject({
      outcome: 'failed',
      failed: ['tests/shop.test.js > a search finds titles'],
    })
    // To notice it the tests would have to ask something else, of their own books.
    expect(outcomeOf('content.filters.operators-together.eq-ignored')).toMatchObject({
      outcome: 'not-shown',
      example: { world: 'bookshop', request: expect.stringContaining('GET /api/books?') },
    })
  })
})
