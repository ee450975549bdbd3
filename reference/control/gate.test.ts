import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createReference, type ReferenceOptions } from '../index.ts'

const WORLD = 'specs/worlds/tickets'
const JSON_BODY = { 'content-type': 'application/json' }

async function controlled(options: Partial<ReferenceOptions> = {}) {
  const reference = await createReference({ world: WORLD, control: true, ...options })
  return async (line: string, headers: Record<string, string> = {}, body?: unknown) => {
    const [method = '', target = ''] = line.split(' ')
    const bytes = body === undefined ? null : new TextEncoder().encode(JSON.stringify(body))
    const answer = await reference.handle({ method, target, headers, body: bytes })
    return [answer.status, JSON.parse(String(answer.body))] as const
  }
}

const RESET = 'POST /__assayer/reset'

describe('the control plane answers', () => {
  test.each([
    [{}],
    [{ host: '127.0.0.1:1337' }],
    [{ host: 'localhost' }],
    [{ host: '[::1]:1337' }],
    [{ host: 'LOCALHOST:1337', origin: 'http://LOCALHOST:1337', 'sec-fetch-site': 'same-origin' }],
    [{ host: '127.0.0.1:1337', 'sec-fetch-site': 'none' }],
  ])('its owner: %j', async headers => {
    const send = await controlled()
    expect(await send(RESET, headers)).toEqual([200, { reset: true }])
  })

  test.each([
    [{ host: '127.0.0.1:1337', origin: 'http://evil.test' }, 'another origin'],
    [{ host: '127.0.0.1:1337', origin: 'null' }, 'another origin'],
    [{ host: '127.0.0.1:1337', origin: 'http://127.0.0.1:4000' }, 'another origin'],
    [{ host: '127.0.0.1:1337', 'sec-fetch-site': 'cross-site' }, 'another origin'],
    [{ host: '127.0.0.1:1337', 'sec-fetch-site': 'same-site' }, 'another origin'],
    [{ host: 'evil.test:1337', origin: 'http://evil.test:1337' }, 'found evil.test:1337'],
    [{ host: '127.0.0.1.evil.test' }, 'found 127.0.0.1.evil.test'],
    [{ host: 'localhost.evil.test' }, 'found localhost.evil.test'],
  ])('no page of somebody else: %j', async (headers, error) => {
    const send = await controlled()
    expect(await send(RESET, headers)).toEqual([403, { error: expect.stringContaining(error) }])
  })

  test('a body of JSON, named so', async () => {
    const send = await controlled()
    const quirks = { quirks: [] }
    expect(await send('PUT /__assayer/quirks', JSON_BODY, quirks)).toEqual([200, quirks])
    expect(await send('PUT /__assayer/quirks', { 'content-type': 'text/plain' }, quirks)).toEqual([
      415,
      { error: 'expected a body with content-type: application/json' },
    ])
  })

  test('nobody without the token, where there is one', async () => {
    const send = await controlled({ controlToken: 'secret' })
    expect((await send(RESET, { host: 'mock.internal', 'x-assayer-token': 'secret' }))[0]).toBe(200)
    for (const headers of [{ host: 'localhost' }, { 'x-assayer-token': 'other' }])
      expect(await send(RESET, headers)).toEqual([403, { error: expect.stringContaining('x-assayer-token') }])
  })
})

describe('another world', () => {
  function projectOf(files: Readonly<Record<string, string>>): string {
    const directory = mkdtempSync(join(tmpdir(), 'assayer-project-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    for (const [path, text] of Object.entries({ 'data.json': '{}', ...files })) {
      mkdirSync(join(directory, path, '..'), { recursive: true })
      writeFileSync(join(directory, path), text)
    }
    return directory
  }

  const load = async (directory: string, options: Partial<ReferenceOptions> = {}) =>
    (await controlled(options))('POST /__assayer/world', JSON_BODY, { directory })

  test('is loaded from any directory', async () => {
    const directory = projectOf({})
    expect(await load(directory)).toEqual([200, { world: directory }])
  })

  test.each(['src/index.js', 'config/plugins.ts', 'src/api/dish/policies/own.cjs', 'models/src/index.mjs'])(
    'runs no code: %s',
    async file => {
      const directory = projectOf({ [file]: "throw new Error('this ran')" })
      expect(await load(directory)).toEqual([
        400,
        { error: expect.stringContaining(`${directory} holds code (${file}), and was not named`) },
      ])
    },
  )

  test('runs its code where that was allowed at the start', async () => {
    const directory = projectOf({ 'src/index.js': 'module.exports = { register() {} }' })
    expect((await load(directory, { codeFrom: [join(directory, '..')] }))[0]).toBe(200)
    expect((await load(directory, { world: directory }))[0]).toBe(200)
    expect((await load(directory, { codeFrom: [`${directory}-2`] }))[0]).toBe(400)
  })
})
