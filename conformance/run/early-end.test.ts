import { describe, expect, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer } from '../../tests/support/http-server.ts'
import { runBakery } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { deadUrl, tcpServer } from '../../tests/support/tcp-server.ts'

describe('runs that end early', () => {
  const many = (count: number, scenario: string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`c${n}`, clauseFile(`content.c${n}`, scenario)]),
    )
  const GET = 'request: GET /api/breads\nexpect: { status: 404 }'

  test('a target that is down: nothing is judged, and that is said', async () => {
    const { results, notRun, stopped } = await runBakery({ clauses: many(3, GET), url: await deadUrl() })
    expect(results).toEqual([])
    expect(notRun).toHaveLength(3)
    expect(stopped).toMatchObject({ kind: 'target-down', says: expect.stringContaining('cannot be reached') })
  })

  test('a target that goes silent: what was judged is kept', async () => {
    let answered = 0
    const shop = bakery()
    const good = await httpServer(shop.reply)
    const url = await tcpServer((socket, head) => {
      if (answered++ > 3) return socket.destroy()
      const [method = '', target = ''] = head.split(' ')
      void fetch(good + target, { method }).then(async answer => {
        const body = await answer.text()
        socket.write(
          `HTTP/1.1 ${answer.status} X\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        )
      })
    })
    const { results, notRun, stopped } = await runBakery({ clauses: many(40, GET), url })
    expect(results.filter(it => it.verdict === 'fail')).toHaveLength(3)
    expect(results.length + notRun.length).toBe(40)
    expect(stopped).toMatchObject({ kind: 'target-down', says: 'the last 10 requests were not answered' })
  })

  test('--max-failures', async () => {
    const url = await httpServer(bakery().reply)
    const options = { maxFailures: 2, connections: 1 }
    const { results, notRun, stopped } = await runBakery({ clauses: many(5, GET), url, options })
    expect(results).toHaveLength(2)
    expect(notRun).toHaveLength(3)
    expect(stopped?.kind).toBe('max-failures')
  })

  test('an interruption keeps what was judged', async () => {
    const url = await httpServer(bakery().reply)
    const abort = new AbortController()
    const options = { connections: 1, signal: abort.signal, onResult: () => abort.abort() }
    const { results, notRun, stopped } = await runBakery({ clauses: many(5, GET), url, options })
    expect(results).toHaveLength(1)
    expect(notRun).toHaveLength(4)
    expect(stopped?.kind).toBe('interrupted')
  })

  test('an interruption is noticed while the target is still starting', async () => {
    const abort = new AbortController()
    const open = () => new Promise<never>(() => abort.abort())
    const target = { name: 'slow', open, lacks: () => null, close: async () => {} }
    const options = { target, signal: abort.signal }
    const { results, notRun, stopped } = await runBakery({ clauses: many(2, GET), url: 'http://x', options })
    expect([results, notRun.length, stopped?.kind]).toEqual([[], 2, 'interrupted'])
  })

  test('a world that was written to is put back also after an interruption', async () => {
    const abort = new AbortController()
    const shop = bakery(({ method }) => {
      if (method === 'DELETE') abort.abort()
      return undefined
    })
    const url = await httpServer(shop.reply)
    const write = 'writes: true\nrequest: DELETE /api/breads/11\nexpect: { status: 200 }'
    const clauses = { a: clauseFile('content.a', write) }
    const { notRun } = await runBakery({ clauses, url, options: { signal: abort.signal } })
    expect(notRun).toHaveLength(1)
    expect(shop.lines().at(-1)).toBe('POST /__assayer/reset')
  })

  test('--repeat-each gives a result for each time', async () => {
    const url = await httpServer(bakery().reply)
    const { results } = await runBakery({ clauses: many(2, GET), url, options: { repeatEach: 3 } })
    expect(results.map(it => [it.clause.id, it.repeat])).toEqual([
      ['content.c0', 1],
      ['content.c0', 2],
      ['content.c0', 3],
      ['content.c1', 1],
      ['content.c1', 2],
      ['content.c1', 3],
    ])
  })

  test('an error of ours loses nothing that was judged', async () => {
    const url = await httpServer(bakery().reply)
    const broken = clauseFile('content.z', GET).replace('world: bakery', 'world: other')
    const clauses = { ...many(2, GET), z: broken, '../worlds/other/keys': '' }
    const endpoint = { url, shownUrl: url, reset: null }
    const open = async ({ world }: { world: string }) => {
      if (world === 'other') throw new Error('invariant: broken')
      return endpoint
    }
    const target = { name: 'x', open, lacks: () => null, close: async () => {} }
    const { results } = await runBakery({ clauses, url, options: { target } })
    expect(results.map(it => it.verdict)).toEqual(['fail', 'fail', 'error'])
    expect(results[2]?.reason).toContain('invariant: broken')
  })
})
