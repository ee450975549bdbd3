import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { assayer } from '../../../tests/support/small-suite.ts'
import { frozenSuite, judge, update } from '../requirements.fixture.ts'

describe('assayer requirements', () => {
  test('freeze says what counts, what rests below it, and what is left out', async () => {
    const { says, set } = await frozenSuite()
    expect(says.replace(set, 'gate.yaml')).toBe(
      'gate.yaml: 4 scenarios count; 1 on which they rest are asked besides; 1 worlds.\n' +
        '1 left out: its clause is observed, not documented\n',
    )
  })

  test('an old text that was edited is refused', async () => {
    const { specs, set } = await frozenSuite()
    update(specs)
    const kept = join(set, '../kept.ndjson')
    writeFileSync(kept, readFileSync(kept, 'utf8').replaceAll('["casa-luna","luna"]', '["luna"]'))
    const { code, err } = await judge(specs, '--requirements', set)
    expect(code).toBe(2)
    expect(err).toContain('found another text of content.filters.containsi than its digest says')
  })

  test.each<[string, string[], string]>([
    ['no action', [], 'expected list, diff, freeze, keep; found nothing'],
    ['an unknown action', ['frezee'], 'found frezee. Did you mean freeze?'],
    ['diff of one', ['diff', '2026.11'], 'needs two sets'],
    ['freeze without a name', ['freeze'], 'needs a name such as 2026.12'],
    [
      'a set that there is none of',
      ['diff', '1999.01', '1999.02'],
      'There is no requirement set 1999.01 in this release',
    ],
    ['a file that is not there', ['diff', './a.yaml', './b.yaml'], 'There is no requirement set at ./a.yaml'],
    [
      'results that are not there',
      ['diff', '2026.11', '2026.11', '--results', 'nowhere'],
      'There is no nowhere',
    ],
  ])('%s is refused with 2', async (_, args, says) => {
    const { code, err } = await assayer('requirements', ...args)
    expect(code).toBe(2)
    expect(err).toContain(says)
  })

  test('a set is never written again', async () => {
    const { specs, set } = await frozenSuite()
    const { code, err } = await assayer('requirements', 'freeze', set, '--specs', specs)
    expect([code, err]).toEqual([2, expect.stringContaining('is there already, and a set never changes')])
  })
})
