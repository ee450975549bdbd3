import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { SARIF_SHAPE } from '../../report/sarif-shape.fixture.ts'
import { directory, fileOf, judged, runChanges, withEffect } from './changes.fixture.ts'

describe('versions', () => {
  const log = fileOf('products.log', 'GET /platform/api/v4/admin/products/')

  test.each([
    ['4.48', '5.99', 1],
    ['v4', '5', 1],
    ['4.48.9', '5.0.0', 1],
    ['4.0', '4.48', 0],
    ['5.0', '5.99', 0],
    ['0.11', '5.0', 1],
  ])('%s to %s', async (from, to, code) => {
    expect((await runChanges('--from', from, '--to', to, '--log', log)).code).toBe(code)
  })

  test('within a major there is nothing to list', async () => {
    const { out } = await runChanges('--from', '5.0', '--to', '5.130')
    expect(out).toBe(
      'Changes from 5.0 to 5.130\n\nNothing breaks within a major: only new majors make breaking changes.\n',
    )
  })

  test('what 5.0 notes again is in its list', async () => {
    const { out } = await runChanges('--from', '4.0', '--to', '5.0')
    expect(out).toContain('5.0  platform.changes.3-0.page-attribute')
  })

  test('what 1.0 changed is listed for a site before it', async () => {
    const { out } = await runChanges('--from', '0.11', '--to', '1.0')
    for (const change of ['upgrade-path', 'helper-script', 'exports'])
      expect(out).toContain(`1.0  platform.changes.1-0.${change}  (`)
  })
})

test('what an answer has more than before is told with --verbose alone', async () => {
  const log = fileOf('members.log', 'GET /platform/api/v4/admin/members/')
  const args = ['--from', '4.0', '--to', '5.0', '--log', log]
  const more =
    'has more in its answer: platform.changes.5-0.member-newsletters\n    Members have newsletters.\n'
  expect((await runChanges(...args)).out).not.toContain(more)
  expect((await runChanges(...args, '--verbose')).out).toContain(more)
})

describe('requests of other tools', () => {
  const request = { method: 'GET', url: '{{base}}/platform/api/v4/admin/products/' }
  const spans = [
    {
      attributes: [
        { key: 'http.method', value: { stringValue: 'GET' } },
        { key: 'http.target', value: { stringValue: request.url.slice(8) } },
      ],
    },
  ]

  test.each([
    ['--postman', { info: {}, item: [{ request }] }],
    ['--bruno', { name: 'x', items: [{ type: 'http', request }] }],
    ['--otel', { resourceSpans: [{ scopeSpans: [{ spans }] }] }],
  ])('%s', async (flag, content) => {
    const file = fileOf(`${flag}.json`, JSON.stringify(content))
    const { code, first } = await judged('4.0', '5.0', flag, file)
    expect(withEffect(first, 'breaks')).toEqual(['5-0.tiers-replace-products'])
    expect(code).toBe(1)
  })

  test('a folder of Bruno', async () => {
    const folder = mkdtempSync(join(directory, 'bruno-'))
    writeFileSync(join(folder, 'a.bru'), `get {\n  url: ${request.url}\n}\n`)
    expect((await judged('4.0', '5.0', '--bruno', folder)).code).toBe(1)
  })
})

describe('the verdicts', () => {
  const log = fileOf('formats.log', '# one\nGET /platform/api/v4/admin/products/?filter=`a`\n')
  const args = ['--from', '4.0', '--to', '5.0', '--log', log]

  test('as Markdown', async () => {
    const { out } = await runChanges(...args, '--format', 'markdown')
    expect(out).toContain('# From 4.0 to 5.0\n')
    expect(out).toContain('## `` GET /platform/api/v4/admin/products/?filter=`a` ``\n')
    expect(out).toContain(
      '- **breaks**: Products are tiers: /products is /tiers. (`platform.changes.5-0.tiers-replace-products`)\n',
    )
    expect(out).toContain('- send instead: ')
  })

  test('the list as Markdown', async () => {
    const { out } = await runChanges('--from', '4.0', '--to', '5.0', '--format', 'markdown')
    expect(out).toContain('| 5.0 | `platform.changes.5-0.mail-removed` | ')
  })

  test('as SARIF, at the line of the log', async () => {
    const { out, code } = await runChanges(...args, '--format', 'sarif')
    const document = JSON.parse(out)
    const fits = new Ajv({ strict: false, validateFormats: false }).compile(SARIF_SHAPE)
    expect([fits(document), fits.errors]).toEqual([true, null])
    const [run] = document.runs
    const result = run.results.find(({ level }: { level: string }) => level === 'error')
    expect(result.ruleId).toBe('platform.changes.5-0.tiers-replace-products')
    expect(result.locations[0].physicalLocation.region).toEqual({ startLine: 2 })
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toContain(result.ruleId)
    expect(code).toBe(1)
  })
})
