import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer, type Reply } from '../../tests/support/http-server.ts'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { bakerySpecs } from '../../tests/support/run-bakery.ts'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { revalidatePrograms } from './revalidate-programs.ts'

const CLAUSE = clauseFile(
  'content.a',
  'request: GET /api/breads\nexpect: { status: 200, body: { "data[*].attributes.slug": [rye, oat] } }',
  'status: observed',
).replace(
  '[content/some.statement]',
  '[{ program: Bakery, version: "1.0.0", date: 2025-06-30, evidence: asked }]',
)

/** Asks the clause again at a program that is a small server here; `published` is its report, when it has one. */
async function askAgain(url: string, published?: string) {
  const directory = scratchDirectory()
  const config = join(directory, 'assayer.config.json')
  const target = { url, worlds: ['bakery'], services: ['content'] }
  writeFileSync(config, JSON.stringify({ targets: { 'bakery-1.0.0': target } }))
  const reports = join(directory, 'reports')
  if (published !== undefined) {
    mkdirSync(join(reports, 'bakery-1.0.0'), { recursive: true })
    writeFileSync(join(reports, 'bakery-1.0.0', 'results.json'), published)
  }
  const io = memoryIo()
  const code = await revalidatePrograms(
    {
      ...{ config, reports, names: ['bakery-1.0.0'], olderThan: 6 },
      specs: bakerySpecs({ a: CLAUSE }),
      output: join(directory, 'again'),
    },
    io,
  )
  return { code, ...io.printed }
}

const otherwise: Reply = { body: { data: [{ id: 1, attributes: { slug: 'spelt' } }] } }

test('a program that does as it did is confirmed, and what was not seen for long is listed', async () => {
  const { code, out } = await askAgain(await httpServer(bakery().reply))
  expect(out).toBe(
    [
      'bakery-1.0.0: 1 observed clause confirmed, 0 scenarios drifted, 0 differ as its published report says',
      '1 observed clause was not seen since 2025-07-02',
      '  content.a  Bakery 1.0.0, seen 2025-06-30 (asked)',
      '',
    ].join('\n'),
  )
  expect(code).toBe(0)
})

test('a program that does otherwise has drifted: 1', async () => {
  let isOther = false
  const shop = bakery(({ target }) => (isOther && target === '/api/breads' ? otherwise : undefined))
  const url = await httpServer(request => {
    // The preflight looks first, with parameters of its own.
    isOther = request.target === '/api/breads'
    return shop.reply(request)
  })
  const { code, out } = await askAgain(url)
  expect(out).toContain('DRIFTED content.a.case\n  a rule\n')
  expect(out).toContain('now: body.data[*].attributes.slug is ["spelt"], where ["rye","oat"] was seen\n')
  expect(code).toBe(1)
})

test('what holds of any answer is no matter of a clause: HEAD that is refused has not drifted', async () => {
  const shop = bakery(({ method }) => (method === 'HEAD' ? { status: 501 } : undefined))
  const { code, out } = await askAgain(await httpServer(shop.reply))
  expect(out).toContain('1 observed clause confirmed, 0 scenarios drifted')
  expect(code).toBe(0)
  expect(shop.lines().filter(line => line.startsWith('HEAD'))).toEqual([])
})

test('a program that is not there is not asked: 3', async () => {
  const { code, out } = await askAgain('http://127.0.0.1:9')
  expect(out).not.toContain('confirmed')
  expect(code).toBe(3)
})
