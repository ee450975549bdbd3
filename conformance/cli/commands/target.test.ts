import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyServer } from '../../../tests/support/empty-server.ts'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { serveReference } from '../../targets/oracle.ts'
import { main } from '../main.ts'

async function run(...args: readonly string[]) {
  const io = memoryIo()
  const code = await main(args, io)
  return { code, ...io.printed }
}

describe('what cannot be made ready is refused before anything is made', () => {
  test.each<[string, readonly string[], RegExp]>([
    ['no program', [], /Which program\? Known are strapi@4\.26\.2/],
    ['an unknown one', ['drupal@10'], /drupal@10 is not available; expected one of strapi@/],
    [
      'an unknown version',
      ['strapi@3.0.0'],
      /strapi@3.0.0 is not available; expected one of strapi@4\.26\.2, strapi@4\.15\.5/,
    ],
    [
      'an unknown database',
      ['strapi', '--database', 'oracle'],
      /--database oracle: expected sqlite or postgres or mysql/,
    ],
    [
      'a database without an address',
      ['strapi', '--database', 'mysql'],
      /mysql needs the address of an empty database/,
    ],
    [
      'a world of something else',
      ['strapi', '--world', 'gazette'],
      /--world gazette: Strapi can hold restaurants, /,
    ],
  ])('%s', async (_, args, message) => {
    const directory = join(scratchDirectory(), 'new')
    const { code, err } = await run('target', ...args, '--directory', directory)
    expect(code).toBe(2)
    expect(err).toMatch(message)
    expect(existsSync(directory)).toBe(false)
  })

  test('a folder of somebody else', async () => {
    const directory = scratchDirectory({ 'thesis.txt': '' })
    const { code, err } = await run('target', 'strapi', '--prepare-only', '--directory', directory)
    expect(code).toBe(2)
    expect(err).toContain('was not created by `assayer target`')
  })
})

describe('worlds at addresses of their own', () => {
  async function judged(config: object, ...args: readonly string[]) {
    const text = JSON.stringify({ targets: { twin: config } })
    const directory = scratchDirectory({ 'assayer.config.json': text })
    const file = join(directory, 'assayer.config.json')
    return run(
      'test',
      '--config',
      file,
      '--output',
      join(directory, 'reports'),
      '--reporter',
      'console',
      ...args,
    )
  }

  test('are each asked where it is', async () => {
    const tickets = await serveReference({ world: 'specs/worlds/tickets', control: false })
    onTestFinished(() => tickets.close())
    const restaurants = await serveReference({ world: 'specs/worlds/restaurants', control: false })
    onTestFinished(() => restaurants.close())
    const worlds = { restaurants: restaurants.url, tickets: tickets.url }
    const config = { url: restaurants.url, services: ['content'], worlds }
    const clauses = ['content.graphql.pagination.default', 'content.filters.eq']
    const { code, out } = await judged(config, ...clauses)
    expect(code, out).toBe(0)
    expect(out).not.toMatch(/starts from the world (tickets|restaurants);/)
  }, 60_000)

  test('exclude another address', async () => {
    const url = await emptyServer()
    const config = { url: 'http://127.0.0.1:1', worlds: { restaurants: 'http://127.0.0.1:1' } }
    const { code, err } = await judged(config, '--target', 'twin', '--url', url)
    expect(code).toBe(2)
    expect(err).toContain('targets.twin.worlds: found addresses, which cannot be used with --url')
  })
})
