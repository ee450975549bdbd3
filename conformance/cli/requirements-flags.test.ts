import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { frozenSuite, judge, NEW, QUIRK, update } from './requirements.fixture.ts'

describe('the same target, an updated suite, the old set: the same verdicts', () => {
  test.each([
    ['a target that is right', []],
    ['a target that is wrong', QUIRK],
  ])('%s: results.json is the same, byte for byte', async (_, quirk) => {
    const { specs, set } = await frozenSuite()
    const before = await judge(specs, '--requirements', set, ...quirk)
    update(specs)
    const after = await judge(specs, '--requirements', set, ...quirk)
    expect(after.files['results.json']).toBe(before.files['results.json'])
    expect(after.code).toBe(before.code)
    expect(before.code).toBe(quirk.length > 0 ? 1 : 0)
    // Without the set the update turns the gate of a right target red.
    expect((await judge(specs)).code).toBe(1)
  })

  test('what came and changed since is run, told apart, and fails nothing', async () => {
    const { specs, set } = await frozenSuite()
    update(specs)
    const { code, out, files } = await judge(specs, '--requirements', set)
    expect(code).toBe(0)
    for (const line of [
      'content.filters.containsi.upper changed since gate, and was judged as it was',
      'content.sort.slug left the suite since gate, and was judged as it was',
      '2 (2 fail) changed: not counted by gate',
      '1 (1 fail) new: not counted by gate',
      'new: not counted (fail) content.filters.new.name: a name',
    ])
      expect(out).toContain(line)
    expect(JSON.parse(files['not-counted.json'] ?? '')).toMatchObject({
      format: 'assayer-not-counted',
      requirements: { name: 'gate', scenarios: 4 },
      changed: ['content.filters.containsi.upper', 'content.filters.eq.name'],
      gone: ['content.sort.slug'],
      scenarios: [
        { since: 'changed', scenario: { id: 'content.filters.containsi.upper', verdict: 'fail' } },
        { since: 'changed', scenario: { id: 'content.filters.eq.name', verdict: 'fail' } },
        { since: 'new', scenario: { id: 'content.filters.new.name', verdict: 'fail' } },
      ],
    })
  })
})

describe('assayer test --requirements', () => {
  test.each<[string, (set: string) => string[], string]>([
    [
      'a set of the package, for a suite of its own',
      () => ['--requirements', '2026.11'],
      'says nothing of the suite in',
    ],
    [
      'nothing that counts',
      set => ['--requirements', set, 'content.names'],
      'Nothing that is selected is in the requirement set gate',
    ],
    [
      'a world of one’s own',
      set => ['--requirements', set, '--world', './specs/worlds/tickets'],
      'not what is asked of a world of your own',
    ],
    [
      'a file that is none',
      set => ['--requirements', join(set, '../kept.ndjson.yaml')],
      'There is no requirement set at',
    ],
  ])('%s is refused with 2', async (_, args, says) => {
    const { specs, set } = await frozenSuite()
    const named = args(set)
    const { code, err } = await judge(specs, ...named)
    expect(code).toBe(2)
    expect(err).toContain(says)
  })

  test('none judges by everything', async () => {
    const { specs } = await frozenSuite()
    const { files } = await judge(specs, '--requirements', 'none')
    expect(JSON.parse(files['results.json'] ?? '').requirements).toBeUndefined()
    expect(files['not-counted.json']).toBeUndefined()
  })

  test('every report names the set, and tells apart what does not count', async () => {
    const { specs, set } = await frozenSuite()
    writeFileSync(join(specs, 'content/new.yaml'), NEW)
    const every = ['--reporter', 'console,json,junit,ctrf,sarif,markdown,html']
    const { files, out } = await judge(specs, '--requirements', set, ...every)
    const { requirements } = JSON.parse(files['results.json'] ?? '')
    expect(requirements).toEqual({
      name: 'gate',
      digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      scenarios: 4,
    })
    const short = requirements.digest.slice(0, 19)
    expect(out).toContain(`requirements: gate (4 scenarios), ${short}`)
    expect(files['summary.md']).toContain('- requirements: gate ')
    expect(files['summary.md']).toContain('- new: not counted ')
    expect(files['index.html']).toContain(`gate (4 scenarios), ${short}`)
    expect(files['junit.xml']).toContain(
      'by requirements gate" tests="5" failures="0" errors="0" skipped="1"',
    )
    expect(files['junit.xml']).toContain('<skipped message="new: not counted (fail)"/>')
    const ctrf = JSON.parse(files['ctrf.json'] ?? '').results
    expect(ctrf.summary).toMatchObject({
      tests: 5,
      passed: 4,
      failed: 0,
      skipped: 1,
      extra: { requirements },
    })
    expect(ctrf.tests.at(-1)).toMatchObject({ status: 'skipped', rawStatus: 'new: not counted (fail)' })
    expect(JSON.parse(files['results.sarif'] ?? '').runs[0].properties).toEqual({ requirements })
  })
})
