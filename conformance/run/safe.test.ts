import { describe, expect, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer } from '../../tests/support/http-server.ts'
import { runBakery } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'

describe('a write that is to be refused', () => {
  const refused = clauseFile(
    'content.b',
    'request: { method: POST, path: /api/breads, body: { data: { slug: spelt } } }\nexpect: { status: refused }',
  )
  const afterwards = clauseFile(
    'content.c',
    'request: { method: DELETE, path: /api/breads/99 }\nexpect: { status: 404 }',
  )

  test('is put back at once where it is taken, and only there', async () => {
    const shop = bakery()
    const { results } = await runBakery({
      clauses: { b: refused, c: afterwards },
      url: await httpServer(shop.reply),
    })
    expect(results.map(it => it.verdict)).toEqual(['fail', 'pass'])
    expect(shop.lines()).toEqual([
      'GET /__assayer/quirks',
      'POST /api/breads',
      'POST /__assayer/reset',
      'DELETE /api/breads/99',
    ])
  })

  test('is not sent to a target that cannot be put back', async () => {
    const shop = bakery(({ target }) => (target.startsWith('/__assayer') ? { status: 404 } : undefined))
    const { results } = await runBakery({
      clauses: { b: refused, c: afterwards },
      url: await httpServer(shop.reply),
    })
    expect(results.map(it => it.verdict)).toEqual(['not-applicable', 'not-applicable'])
    expect(shop.lines()).toEqual(['GET /__assayer/quirks'])
  })
})

test('on a target that cannot be put back, writes are not applicable, and it is told what would help', async () => {
  const make = 'writes: true\nrequest: { method: POST, path: /api/breads, body: {} }\nexpect: { status: 200 }'
  const shop = bakery(({ target }) => (target.startsWith('/__assayer') ? { status: 404 } : undefined))
  const clauses = { a: clauseFile('content.a', make) }
  const { results } = await runBakery({ clauses, url: await httpServer(shop.reply) })
  expect(results[0]).toMatchObject({
    verdict: 'not-applicable',
    reason: 'it writes, and the target cannot be reset afterwards: configure `reset` to say how',
  })
})

describe('on a target that cannot be put back, a user', () => {
  const asAnn = clauseFile('content.a', 'request: GET /api/me\nas: user:ann\nexpect: { status: 200 }')
  const runAsAnn = async (environment: Record<string, string>) => {
    const shop = bakery(({ target }) => (target.startsWith('/__assayer') ? { status: 404 } : undefined))
    const url = await httpServer(shop.reply)
    const { results } = await runBakery({ clauses: { a: asAnn }, url, options: { environment } })
    return { result: results[0], received: shop.received }
  }

  test('does not log in, and it is told what would help', async () => {
    const { result, received } = await runAsAnn({})
    expect(result).toMatchObject({
      verdict: 'not-applicable',
      reason: expect.stringMatching(/sent as ann: signing in is a write.*ASSAYER_JWT_ANN \(auth\.jwts\)$/),
    })
    expect(received.map(({ target }) => target)).toEqual(['/__assayer/quirks'])
  })

  test('who is logged in already is who asks', async () => {
    const { result, received } = await runAsAnn({ ASSAYER_JWT_ANN: 'ready.made.jwt' })
    expect(result?.verdict).toBe('pass')
    expect(received.at(-1)?.headers.authorization).toBe('Bearer ready.made.jwt')
    expect(result?.secrets).toContain('ready.made.jwt')
  })
})
