import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import type { Usage, UsageOfShape } from '../../observe/usage.ts'
import { usageText } from '../../observe/usage-file.ts'
import { main } from '../main.ts'

const use = (line: string, clauses: readonly string[]): UsageOfShape => {
  const [method = '', target = ''] = line.split(' ')
  const service = target.startsWith('/api/') ? 'content' : 'platform'
  const [path = ''] = target.split('?')
  return {
    ...{ request: line, service, method, path, query: [], count: 2, statuses: { '200': 2 } },
    ...{ example: { target }, clauses },
  }
}

const SORTED = use('GET /api/dishes?sort=name', ['content.sort.order'])
const PLAIN = use('GET /api/dishes', ['content.populate.none'])
const ODD = use('GET /api/odd', ['content.no-such.clause'])
const PRODUCTS = use('GET /platform/api/v3/content/products/?key=SECRET', [])

/** Asks with a usage.yaml of these. */
async function asked(uses: readonly UsageOfShape[], from: string, to: string, ...more: readonly string[]) {
  const usage: Usage = {
    ...{ format: 'assayer-usage', version: 1, kit: '0.1.0', world: 'w', platformVersion: null },
    ...{ requests: 2, unjudged: 0, findings: [], clauses: {}, uses },
  }
  const directory = scratchDirectory({ 'usage.yaml': usageText(usage) })
  const io = memoryIo()
  const args = ['--usage', join(directory, 'usage.yaml'), '--from', from, '--to', to, ...more]
  return { code: await main(['can-i-upgrade', ...args], io), ...io.printed }
}

const [SQLITE, POSTGRES] = ['strapi@4.26.2/sqlite', 'strapi@4.26.2/postgres'] as const

test('another database sorts what has no value otherwise: who sorts may be concerned, who does not is not', async () => {
  const { code, out } = await asked([SORTED, PLAIN], SQLITE, POSTGRES)
  expect(out).toContain('GET /api/dishes?sort=name  (2 times)\n  content.sort.order: ')
  expect(out).toMatch(/no value is least → as Strapi 4\.26\.2 on PostgreSQL: no value is greatest/)
  expect(out).toContain('2 shapes of requests: 1 may be answered otherwise, 0 unknown, 1 the same\n')
  expect(code).toBe(1)
})

test('an older version is told what to send instead', async () => {
  const { code, out } = await asked([PRODUCTS], 'ghost@3.42.9', 'ghost@5.99.1')
  expect(out).toContain('  breaks: Products are tiers')
  expect(out).toContain('  send instead: GET /platform/api/content/tiers/?key=SECRET\n')
  expect(code).toBe(1)
})

test('nothing changes: 0', async () => {
  const { code, out } = await asked([PLAIN], SQLITE, POSTGRES)
  expect(out).toContain('0 may be answered otherwise, 0 unknown, 1 the same')
  expect(code).toBe(0)
})

test('what no report tells is unknown, and never fine: 3', async () => {
  const { code, out } = await asked([PLAIN, ODD], SQLITE, POSTGRES)
  expect(out).toContain(
    'GET /api/odd  (2 times)\n  unknown, because no report of both tells: content.no-such.clause\n',
  )
  expect(code).toBe(3)
})

test('a shape of a service that neither has is named, and a folder is a report as well', async () => {
  const { code, out } = await asked(
    [PLAIN, PRODUCTS],
    'strapi-4.26.2-sqlite',
    'reports/strapi-4.26.2-mariadb',
  )
  expect(out).toContain('1 is left out: neither program has that service.')
  expect(code).toBe(0)
})

test('in a world it is shown what the examples get', async () => {
  const { code, out } = await asked(
    [use('GET /api/restaurants?sort=style&fields[0]=slug', []), PLAIN],
    SQLITE,
    POSTGRES,
    ...['--world', 'restaurants'],
  )
  expect(out).toContain(
    'GET /api/restaurants?sort=style&fields[0]=slug  (2 times)\n  in this world: the example gets the same in another order\n',
  )
  expect(out).toContain('1 may be answered otherwise, 0 unknown, 1 the same')
  expect(code).toBe(1)
})

test('for other tools: every difference', async () => {
  const { out } = await asked([SORTED], SQLITE, POSTGRES, '--json')
  expect(JSON.parse(out)).toMatchObject({
    requests: [
      {
        request: 'GET /api/dishes?sort=name',
        outcome: 'otherwise',
        clauses: [{ clause: 'content.sort.order' }],
      },
    ],
  })
})

test.each([
  ['strapi@4.14.0/sqlite', /There is no report of strapi@4\.14\.0\/sqlite\. .*strapi@4\.26\.2\/sqlite/],
  [
    'strapi@4.26.2',
    /Which of strapi@4\.26\.2\/mariadb, strapi@4\.26\.2\/postgres, strapi@4\.26\.2\/sqlite\?/,
  ],
])('a program of which there is no report is refused with those that there are: %s', async (from, says) => {
  const { code, err } = await asked([PLAIN], from, POSTGRES)
  expect(err).toMatch(says)
  expect(code).toBe(2)
})

test('changes are told from an older version on', async () => {
  const { code, err } = await asked([PRODUCTS], 'ghost@5.99.1', 'ghost@3.42.9')
  expect(err).toContain('Changes are told from an older version to a newer one: found 5.99 and 3.42.')
  expect(code).toBe(2)
})

test.each([
  ['nothing: [', 'is no YAML'],
  ['format: other', 'expected'],
])('a file that is no usage.yaml is refused: %s', async (text, says) => {
  const io = memoryIo()
  const file = join(scratchDirectory({ 'usage.yaml': text }), 'usage.yaml')
  expect(await main(['can-i-upgrade', '--usage', file, '--from', SQLITE, '--to', POSTGRES], io)).toBe(2)
  expect(io.printed.err).toContain(says)
})
