import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { httpServer, type Received } from '../../tests/support/http-server.ts'
import { inFrontOf } from '../../tests/support/in-front-of.ts'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import type { Report } from '../report/report.ts'
import { compileSchema } from '../suite/schema.ts'
import { serveReference } from '../targets/oracle.ts'
import { main } from './main.ts'

const CLAUSE = 'content.filters.eq'

async function assayer(...args: readonly string[]) {
  const io = memoryIo()
  const output = scratchDirectory()
  const code = await main(['test', ...args, '--output', output, '--no-diagnosis'], io)
  const report = (): Report => JSON.parse(readFileSync(join(output, 'results.json'), 'utf8'))
  return { code, report, ...io.printed }
}

async function withReference<T>(use: (url: string) => Promise<T>): Promise<T> {
  const serving = await serveReference({ world: 'specs/worlds/restaurants', control: true })
  try {
    return await use(serving.url)
  } finally {
    await serving.close()
  }
}

const staticFiles = () => httpServer(() => ({ status: 404, body: 'Not Found' }))

describe('a target that does not hold the world', () => {
  test('is not judged: one sentence says why, and the run ends with 3', async () => {
    const url = await staticFiles()
    const { code, out, report } = await assayer('--url', url, CLAUSE)
    expect(code).toBe(3)
    const says = `${url} does not hold the world restaurants (11 of 11 types answer 404); nothing was judged; assayer doctor shows what is missing`
    expect(out).toContain(`\n${says}.\n`)
    expect(report().stopped).toEqual({ kind: 'world-missing', says })
    expect(new Set(report().clauses.flatMap(it => it.scenarios.map(({ verdict }) => verdict)))).toEqual(
      new Set(['not-run']),
    )
    expect(compileSchema('specs', 'results.schema.json')(report(), 'it')).toEqual({ value: report() })
  })

  test('is judged with --no-preflight', async () => {
    const { code, report } = await assayer('--url', await staticFiles(), CLAUSE, '--no-preflight')
    expect(code).toBe(1)
    expect(report().stopped).toBeNull()
  })

  test('is none for any shard when another world of the selection is there', async () => {
    await withReference(async url => {
      const clauses = [CLAUSE, 'platform.authentication']
      const codes = ['1/2', '2/2'].map(async shard => assayer('--url', url, ...clauses, '--shard', shard))
      for (const { report } of await Promise.all(codes)) expect(report().stopped).toBeNull()
    })
  })

  test('is asked for its version in every shard, so that they can be merged', async () => {
    await withReference(async url => {
      const scenarios = ['content.filters.eq', 'platform.versioning.content-version.present']
      const shards = ['1/2', '2/2'].map(shard => assayer('--url', url, ...scenarios, '--shard', shard))
      const [one, other] = (await Promise.all(shards)).map(({ report }) => report().platform)
      expect(one).toEqual({ version: expect.any(String), saidBy: expect.any(String) })
      expect(other).toEqual(one)
    })
  })

  test('with both services in its configuration must hold both worlds', async () => {
    await withReference(async url => {
      const file = join(scratchDirectory(), 'assayer.config.json')
      const target = { url, services: ['content', 'platform'] }
      writeFileSync(file, JSON.stringify({ targets: { both: target } }))
      const named = ['--config', file, CLAUSE, 'platform.authentication']
      const { code, out } = await assayer(...named)
      expect([code, out]).toEqual([3, expect.stringContaining('does not hold the world gazette')])
      const { report } = await assayer(...named, '--target', 'reference')
      expect(report().stopped).toBeNull()
    })
  })
})

test('a target that lacks a type is judged by the rest where that is said', async () => {
  await withReference(async reference => {
    const lacks = ({ target }: Received) => (target.startsWith('/api/chefs') ? { status: 404 } : undefined)
    const url = await inFrontOf(reference, lacks)
    const clauses = ['content.shapes.morph-target', CLAUSE]
    const refused = await assayer('--url', url, ...clauses)
    expect([refused.code, refused.out]).toEqual([
      3,
      expect.stringContaining('--without-type chefs judges the rest'),
    ])
    const { code, out } = await assayer('--url', url, ...clauses, '--without-type', 'chefs')
    expect(out).toMatch(/\d+ not applicable: it depends on the type chefs, which the target lacks/)
    expect(code).toBe(0)
  })
})

describe('a platform alone is asked nothing of the content service', () => {
  const list = async (...args: string[]) => {
    const { out } = await assayer('--url', 'http://127.0.0.1:1', '--list', ...args)
    return [
      ...new Set(
        out
          .trim()
          .split('\n')
          .map(id => id.split('.')[0]),
      ),
    ]
  }
  test.each([
    [['--brand', 'ghost'], ['platform']],
    [['--world', 'gazette'], ['platform']],
    [
      ['--brand', 'platform'],
      ['content', 'platform'],
    ],
    [
      ['--brand', 'ghost', '--world', 'restaurants', '--world', 'gazette'],
      ['content', 'platform'],
    ],
    [['--brand', 'ghost', CLAUSE], ['content']],
    [['--brand', 'ghost', '--service', 'content'], ['content']],
  ])('%j', async (args, services) => {
    expect((await list(...args)).sort()).toEqual(services)
  })
})
