import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { httpServer } from '../../../tests/support/http-server.ts'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { main } from '../main.ts'

const TRAFFIC = 'docs/examples/traffic.ndjson'

function place(): string {
  const directory = mkdtempSync(join(tmpdir(), 'assayer-overheard-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

async function runMain(...args: string[]) {
  const io = memoryIo()
  const code = await main(args, io)
  return { code, ...io.printed }
}

describe('assayer judge', () => {
  test('says what fails, why, and writes reports', async () => {
    const output = place()
    const { code, out, err } = await runMain('judge', TRAFFIC, '--output', output)
    expect(code).toBe(1)
    expect(err).toContain('FAIL dear GET /api/dishes?filters[price][$gt]=6.5')
    expect(out).toContain('5 answers of docs/examples/traffic.ndjson: 2 pass, 2 fail, 0 note, 1 unknown')
    expect(JSON.parse(readFileSync(join(output, 'overheard.json'), 'utf8'))).toMatchObject({
      format: 'assayer-overheard',
      answers: { pass: 2, fail: 2, note: 0, unknown: 1 },
    })
    expect(readFileSync(join(output, 'junit.xml'), 'utf8')).toContain('content.filters.lte.heard-cheap')
  })

  test('what waits for somebody else follows at once when there is nobody else', async () => {
    const lines = readFileSync(TRAFFIC, 'utf8').split('\n').slice(0, 2)
    const file = join(place(), 'two.ndjson')
    writeFileSync(file, lines.join('\n'))
    expect(await runMain('judge', file, '--json')).toMatchObject({ code: 0 })
    const { code, out } = await runMain('judge', file, '--json', '--undisturbed')
    expect([code, JSON.parse(out).findings.length]).toEqual([1, 1])
  })

  test('reads an HTTP archive, and says what it leaves out', async () => {
    const file = join(place(), 'session.har')
    const answered = (url: string, status: number, json: unknown) => ({
      request: { method: 'GET', url, headers: [] },
      response: {
        status,
        headers: [],
        content: { mimeType: 'application/json', text: JSON.stringify(json) },
      },
    })
    const users = answered('http://x/api/users', 200, { data: [] })
    writeFileSync(
      file,
      JSON.stringify({ log: { entries: [users, answered('http://x/api/dishes', 0, null)] } }),
    )
    const { code, out, err } = await runMain('judge', file, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out).findings).toMatchObject([{ exchange: `${file}#1`, clause: 'content.users.list' }])
    expect(err).toContain('left out: 1 entries')
  })

  test('models tell more: a text that looks like a number is one, or none', async () => {
    const world = join(place(), 'menu.ts')
    const attributes = { code: { type: 'string' } }
    const model = { kind: 'collectionType', info: { singularName: 'dish', pluralName: 'dishes' }, attributes }
    writeFileSync(world, `export default ${JSON.stringify({ models: { 'api::dish.dish': model } })}`)
    const file = join(place(), 'one.ndjson')
    const at = '2026-01-01T00:00:00.000Z'
    const data = [{ id: 1, attributes: { code: '10', createdAt: at, updatedAt: at } }]
    const meta = { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } }
    const path = '/api/dishes?filters[code][$gt]=9'
    writeFileSync(
      file,
      JSON.stringify({ id: 'a', method: 'GET', path, status: 200, responseBody: { data, meta } }),
    )
    expect(await runMain('judge', file, '--json')).toMatchObject({ code: 0 })
    expect(await runMain('judge', file, '--json', '--world', world)).toMatchObject({ code: 1 })
  })

  test.each([
    [['judge'], 'assayer judge needs a file'],
    [['judge', 'none.har'], 'none.har cannot be read'],
    [['judge', 'package.json'], 'package.json'],
    [['judge', TRAFFIC, '--reporter', 'jnuit'], 'There is no reporter jnuit'],
    [['proxy'], 'assayer proxy needs --upstream URL'],
    [['proxy', '--upstream', 'localhost:1337'], '--upstream localhost:1337: expected an address'],
  ])('%j is wrong usage', async (args, message) => {
    const { code, err } = await runMain(...args)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
  })
})

describe('assayer proxy', () => {
  test('passes on, judges, and reports when it is interrupted', async () => {
    const upstream = await httpServer(({ target }) => ({ body: { target, data: [] } }))
    const io = memoryIo()
    const ended = main(['proxy', '--upstream', upstream, '--output', place()], io)
    await expect.poll(() => io.printed.out).toContain('"url"')
    const { url } = JSON.parse(io.printed.out)
    const answer = await fetch(`${url}/api/users?a=b`)
    expect(await answer.json()).toEqual({ target: '/api/users?a=b', data: [] })
    await expect
      .poll(() => io.printed.err)
      .toContain('FAIL 1 GET /api/users?a=b: the list of users is no bare array')
    io.interrupt()
    expect(await ended).toBe(1)
    expect(io.printed.out).toContain(`1 answers of ${upstream}: 0 pass, 1 fail, 0 note, 0 unknown`)
  })

  test('with nothing to judge it ends with 3', async () => {
    const io = memoryIo()
    const ended = main(['proxy', '--upstream', 'http://127.0.0.1:9', '--output', place()], io)
    await expect.poll(() => io.printed.out).toContain('"url"')
    io.interrupt()
    expect(await ended).toBe(3)
  })
})
