import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { main } from '../../cli/main.ts'
import { SERVICES } from '../../suite/clause.ts'
import type { ClauseDocument } from '../../suite/clause-document.ts'

const FULL = 'Bearer full-access-key-of-the-restaurants'

interface Kept {
  readonly code: number
  readonly directory: string
  readonly err: string
  /** Scenarios of a file by their ids, without the clause's. */
  scenarios(file: string): Readonly<Record<string, NonNullable<ClauseDocument['scenarios']>[number]>>
}

/** Records at the embedded reference, which holds the suite’s main worlds. */
async function recordFile(flag: string, text: string, args: readonly string[] = []): Promise<Kept> {
  const place = scratchDirectory()
  const [file, directory] = [join(place, 'requests'), join(place, 'own')]
  writeFileSync(file, text)
  const io = memoryIo()
  const code = await main(['record', `--${flag}`, file, '--as-scenarios', directory, ...args], io)
  const scenarios = (name: string) => {
    const { clause, scenarios = [] }: ClauseDocument = parse(readFileSync(join(directory, name), 'utf8'))
    return Object.fromEntries(scenarios.map(it => [it.id.slice(clause.length + 1), it]))
  }
  return { code, directory, err: io.printed.err, scenarios }
}

async function runAt(directory: string, services: readonly string[], ...args: readonly string[]) {
  const io = memoryIo()
  const code = await main(
    [
      'test',
      ...services.map(service => `${service}.recorded`),
      '--specs',
      directory,
      '--no-diagnosis',
      '--output',
      scratchDirectory(),
      ...args,
    ],
    io,
  )
  return { code, out: io.printed.out }
}

const lines = (...requests: readonly (string | object)[]) =>
  requests.map(it => (typeof it === 'string' ? it : JSON.stringify(it))).join('\n')

describe('requests that read', () => {
  test('become scenarios that are green at the same server and red at a wrong one', async () => {
    const { code, directory } = await recordFile(
      'requests',
      lines(
        'GET /api/restaurants?filters[name][$containsi]=Lun_&sort=slug&populate=location',
        'GET /api/restaurants/2',
        { method: 'POST', path: '/graphql', body: { query: '{ chef(id: 1) { data { id } } }' } },
        'GET /platform/api/content/posts/?key=0123456789abcdef0123456789&limit=1&include=tags',
      ),
    )
    expect(code).toBe(0)
    expect(readdirSync(directory)).toEqual([
      'content-graphql.yaml',
      'content-restaurants.yaml',
      'platform-content-posts.yaml',
    ])
    expect(await runAt(directory, SERVICES)).toMatchObject({
      code: 0,
      out: expect.stringContaining('4 of 4 judged'),
    })
    expect((await runAt(directory, SERVICES, '--quirk', 'content.filters.containsi.as-like')).code).toBe(1)
  })

  test('name entries by their keys, and mask times', async () => {
    const { scenarios } = await recordFile(
      'requests',
      lines(
        'GET /api/restaurants/2?fields[0]=slug&fields[1]=createdAt&populate[location][fields][0]=slug',
        'GET /api/restaurants?filters[categories][id][$in][0]=1&fields[0]=slug&sort=slug&pagination[limit]=1',
        {
          method: 'POST',
          path: '/graphql',
          body: { query: 'query q($id: ID) { chef(id: $id) { data { id } } }', variables: { id: 1 } },
        },
      ),
    )
    const restaurants = scenarios('content-restaurants.yaml')
    expect(Object.keys(restaurants)).toEqual([
      'casa-luna-fields-0-slug-fields-1-created-at-populate',
      'filters-categories-id-in-0-seafood-fields-0-slug-sort-slug',
    ])
    const [one, list] = Object.values(restaurants)
    expect(one).toMatchObject({
      request: expect.stringMatching(/^GET \/api\/restaurants\/<restaurants:casa-luna>\?fields/),
      expect: {
        status: 200,
        body: {
          data: {
            id: '<restaurants:casa-luna>',
            attributes: {
              slug: 'casa-luna',
              createdAt: '<time>',
              location: { data: { id: '<locations:lyon>', attributes: { slug: 'lyon' } } },
            },
          },
        },
      },
    })
    expect(list?.request).toContain('filters[categories][id][$in][0]=<categories:seafood>')
    expect(Object.values(scenarios('content-graphql.yaml'))).toMatchObject([
      { requires: ['graphql'], variables: { id: '<chefs:amara>' } },
    ])
  })

  test('call callers by name, and hold no secret', async () => {
    const { scenarios, err, directory } = await recordFile(
      'requests',
      lines(
        { method: 'GET', path: '/api/safes', headers: { authorization: FULL } },
        { method: 'GET', path: '/api/safes', headers: { authorization: 'Bearer nobody-knows-it' } },
        { method: 'GET', path: '/api/safes', headers: { cookie: 'session=nobody-knows-it' } },
        'GET /platform/api/content/settings/?key=0123456789abcdef0123456789',
      ),
    )
    expect(Object.values(scenarios('content-safes.yaml')).map(it => it.as)).toEqual([
      'token:full',
      'token:recorded-1',
    ])
    expect(Object.values(scenarios('platform-content-settings.yaml'))).toMatchObject([
      { request: 'GET /platform/api/content/settings/', as: 'content-key' },
    ])
    expect(err).toContain('put the token into ASSAYER_TOKEN_RECORDED_1')
    expect(err).toContain('the header cookie')
    const texts = readdirSync(directory).map(name => readFileSync(join(directory, name), 'utf8'))
    expect(texts.join('')).not.toMatch(/nobody-knows-it|full-access-key|0123456789abcdef/)
  })
})

describe('a session that writes', () => {
  const entry = (
    method: string,
    path: string,
    { body, answer }: { body?: object; answer?: object } = {},
  ) => ({
    request: {
      ...{ method, url: `https://cms.example${path}` },
      headers: [{ name: 'Authorization', value: FULL }],
      ...(body && { postData: { mimeType: 'application/json', text: JSON.stringify(body) } }),
    },
    response: { content: { mimeType: 'application/json', text: JSON.stringify(answer ?? {}) } },
  })
  const archive = JSON.stringify({
    log: {
      entries: [
        entry('GET', '/api/categories/1'),
        entry('POST', '/api/categories', {
          body: { data: { slug: 'tea', label: 'Tea', restaurants: [1, 2] } },
          answer: { data: { id: 731 } },
        }),
        entry('GET', '/api/categories/731?fields[0]=slug'),
        entry('POST', '/api/auth/local', { body: { identifier: 'x', password: 'of-somebody' } }),
        entry('DELETE', '/api/categories/731'),
      ],
    },
  })

  test('is one scenario, whose later steps name what earlier ones made', async () => {
    const { code, scenarios, err, directory } = await recordFile('har', archive, ['--writes'])
    expect(code).toBe(0)
    expect(err).toContain('it holds a secret that the world does not know: password in its body')
    expect(readdirSync(directory)).toEqual(['content-categories.yaml', 'content-session.yaml'])
    expect(scenarios('content-session.yaml').writes).toMatchObject({
      writes: true,
      steps: [
        {
          request: { body: { data: { restaurants: ['<restaurants:luna>', '<restaurants:casa-luna>'] } } },
          as: 'token:full',
          expect: { body: { data: { id: '<id>' } } },
          save: { made1: 'data.id' },
        },
        {
          request: 'GET /api/categories/<made1>?fields[0]=slug',
          expect: { body: { data: { id: '<made1>', attributes: { slug: 'tea' } } } },
        },
        { request: 'DELETE /api/categories/<made1>' },
      ],
    })
    expect((await runAt(directory, ['content'])).code).toBe(0)
  })

  test('is left out unless --writes is said, and is the same to the byte when it is recorded again', async () => {
    expect(readdirSync((await recordFile('har', archive)).directory)).toEqual(['content-categories.yaml'])
    const [one, two] = [
      await recordFile('har', archive, ['--writes']),
      await recordFile('har', archive, ['--writes']),
    ]
    const textIn = ({ directory }: Kept) => readFileSync(join(directory, 'content-session.yaml'), 'utf8')
    expect(textIn(one)).toBe(textIn(two))
  })
})

describe('is refused', () => {
  test('without a file of requests', async () => {
    const io = memoryIo()
    expect(await main(['record', '--as-scenarios', 'own'], io)).toBe(2)
    expect(io.printed.err).toContain('name one by --requests, --har, --access-log')
  })

  test('where a file stands already, which stays as it is', async () => {
    const { directory } = await recordFile('requests', 'GET /api/chefs/1')
    const file = join(directory, 'content-chefs.yaml')
    writeFileSync(file, 'mine')
    writeFileSync(join(directory, 'requests'), 'GET /api/chefs/2')
    const io = memoryIo()
    const args = ['record', '--requests', join(directory, 'requests'), '--as-scenarios', directory]
    expect(await main(args, io)).toBe(2)
    expect(io.printed.err).toContain(`${file} exists already`)
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  test('a world that the scenarios could not find later', async () => {
    const { code, err } = await recordFile('requests', 'GET /api/posts', [
      '--world',
      './specs/worlds/restaurants',
    ])
    expect([code, err]).toEqual([2, expect.stringContaining('expected the name of a world')])
  })
})
