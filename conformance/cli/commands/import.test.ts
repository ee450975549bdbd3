import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { HASH, tarOf } from '../../import/strapi/archive.fixture.ts'
import { embedReference } from '../../targets/oracle.ts'
import { main } from '../main.ts'

async function inScratch(entries?: Parameters<typeof tarOf>) {
  const directory = scratchDirectory()
  const archive = join(directory, 'export.tar')
  writeFileSync(archive, await tarOf(...(entries ?? [])))
  const output = join(directory, 'deep', 'world')
  const run = async (...args: readonly string[]) => {
    const io = memoryIo()
    return { code: await main(['import', ...args], io), ...io.printed }
  }
  return { directory, archive, output, run }
}

describe('assayer import', () => {
  test('writes a world that can be served, with its files', async () => {
    const { archive, output, run } = await inScratch()
    const { code, out } = await run(archive, '--output', output)
    expect(code).toBe(0)
    expect(out).toContain('2 content-types, 2 components, 4 entries, 1 file, 1 user, from Strapi 4.26.2')
    expect(out).toMatch(/What could not be imported:\n +2 {2}settings of the admin panel/)
    const { handle } = await embedReference({ world: output })
    const get = (target: string) => handle({ method: 'GET', target, headers: {}, body: null })
    const { body } = await get('/api/cakes?locale=all&populate=bakers')
    expect(JSON.parse(String(body)).data[0].attributes.name).toBe('Citron')
    expect(String((await get('/uploads/cake_1.jpg')).body)).toBe('pixels')
  })

  test('writes the same twice', async () => {
    const { archive, output, run } = await inScratch()
    await run(archive, '--output', output)
    await run(archive, '--output', `${output}2`)
    for (const file of ['data.json', 'options.json', 'import.json'])
      expect(readFileSync(join(output, file), 'utf8')).toBe(readFileSync(join(`${output}2`, file), 'utf8'))
  })

  test('replaces an earlier import, and leaves nothing of it', async () => {
    const { archive, output, run } = await inScratch()
    await run(archive, '--output', output)
    writeFileSync(join(output, 'old.txt'), '')
    expect((await run(archive, '--output', output)).code).toBe(0)
    expect(readdirSync(output)).not.toContain('old.txt')
    expect(readdirSync(join(output, '..'))).toEqual(['world'])
  })

  test('refuses a directory with something else, and keeps it beside when it is forced', async () => {
    const { archive, output, run } = await inScratch()
    mkdirSync(output, { recursive: true })
    writeFileSync(join(output, 'mine.txt'), 'mine')
    const refused = await run(archive, '--output', output)
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('--force') })
    expect(readdirSync(output)).toEqual(['mine.txt'])
    expect((await run(archive, '--output', output, '--force')).code).toBe(0)
    expect(readFileSync(join(`${output}.before-1`, 'mine.txt'), 'utf8')).toBe('mine')
    expect(existsSync(join(output, 'data.json'))).toBe(true)
  })

  test('leaves nothing behind when it fails', async () => {
    const { archive, output, run } = await inScratch([{ metadata: { strapi: { version: '5.0.0' } } }])
    expect((await run(archive, '--output', output)).code).toBe(2)
    expect(readdirSync(join(output, '..'))).toEqual([])
  })

  const OUTPUT = '(output)'
  const usages: readonly (readonly [string, readonly string[], string])[] = [
    ['no source', ['--output', OUTPUT], 'SOURCE is missing'],
    ['no output', ['export.tar'], '--output is missing'],
    ['an address without a token', ['http://127.0.0.1:1', '--output', OUTPUT], '--token is missing'],
    [
      'an address where nobody is',
      ['http://127.0.0.1:1', '--token', 't', '--output', OUTPUT],
      'Does it run?',
    ],
    [
      'no address of a site',
      ['package.json', '--output', OUTPUT, '--site-url', 'blog'],
      'expected an address',
    ],
    ['a file as output', ['package.json', '--output', 'package.json'], 'is a file; expected a directory'],
  ]
  test.each(usages)('%s is wrong usage', async (_what, args, message) => {
    const { output, run } = await inScratch()
    const given = args.map(arg => (arg === OUTPUT ? output : arg))
    expect(await run(...given)).toMatchObject({ code: 2, err: expect.stringContaining(message) })
  })

  test('keeps hashes of passwords that still open the account', async () => {
    const { archive, output, run } = await inScratch()
    await run(archive, '--output', output)
    expect(readFileSync(join(output, 'data.json'), 'utf8')).toContain(HASH)
  })
})

describe('assayer serve', () => {
  test('takes an export as a world, and writes nothing', async () => {
    const { archive, directory } = await inScratch()
    const io = memoryIo()
    const serving = main(['serve', '--world', archive, '--port', '0'], io)
    await expect.poll(() => io.printed.out, { timeout: 20_000 }).toContain('"url"')
    const { url } = JSON.parse(io.printed.out)
    expect(await (await fetch(`${url}/uploads/cake_1.jpg`)).text()).toBe('pixels')
    expect(io.printed.err).toContain('What could not be imported')
    io.interrupt()
    expect(await serving).toBe(0)
    expect(readdirSync(directory)).toEqual(['export.tar'])
  })
})
