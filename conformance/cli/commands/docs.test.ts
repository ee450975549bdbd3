import { expect, onTestFinished, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { main } from '../main.ts'

/** Runs the command in a package that has a site, until the test ends. */
async function started(args: readonly string[]) {
  const packageDirectory = scratchDirectory({ 'dist/site/index.html': 'home', 'package.json': '{}' })
  const io = { ...memoryIo(), packageDirectory }
  const ended = main(['docs', '--port', '0', ...args], io)
  onTestFinished(async () => {
    io.interrupt()
    expect(await ended).toBe(0)
  })
  await expect.poll(() => io.printed.out || io.printed.err, { timeout: 60_000 }).toContain('}\n')
  const { url }: { readonly url: string } = JSON.parse(io.printed.out)
  return url
}

test('the site of the package is served', async () => {
  const url = await started([])
  expect(await (await fetch(url)).text()).toBe('home')
  const own = await (await fetch(new URL('data/own/own.json', url))).json()
  expect(own).toMatchObject({ specs: null, world: null })
  expect((await fetch(new URL('data/own/catalog.json', url))).status).toBe(404)
})

test('a world of one’s own opens in the playground', async () => {
  const url = await started(['--world', 'specs/worlds/tickets-typed'])
  expect(url).toMatch(/\/playground#own=tickets-typed$/)
  const catalog = await (await fetch(new URL('data/own/catalog.json', url))).json()
  expect(catalog).toMatchObject({ chapters: [], worlds: [{ name: 'tickets-typed' }] })
  const own = await (await fetch(new URL('data/own/own.json', url))).json()
  expect(own).toMatchObject({ specs: null, world: 'tickets-typed', problem: null })
})

/** Of a package without a site: nothing is looked for before the flags are right. */
test.each([
  [['--port', 'x'], '--port x: expected a whole number from 0 to 65535'],
  [['--port', '99999'], '--port 99999: expected a whole number from 0 to 65535'],
  [['--specs', '/nowhere'], '--specs /nowhere: there is no such directory'],
  [['--world', './nowhere'], 'nothing at'],
])('%j is wrong usage', async (args, says) => {
  const io = { ...memoryIo(), packageDirectory: scratchDirectory() }
  expect(await main(['docs', ...args], io)).toBe(2)
  expect(io.printed.err).toContain(says)
})

test('a package without a site says so', async () => {
  const packageDirectory = scratchDirectory()
  const io = { ...memoryIo(), packageDirectory }
  expect(await main(['docs', '--port', '0'], io)).toBe(2)
  expect(io.printed.err).toContain(`There is no site in ${packageDirectory}`)
})
