import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { assayer, emptyDirectory, filesIn, git, smallSuite } from '../../../tests/support/small-suite.ts'
import { frozenSuite, judge, NEW, SUITE, update } from '../requirements.fixture.ts'

describe('requirement sets, from one release to the next', () => {
  test('diff tells what enters, changes and leaves, and what of it would turn a target red: exit 1', async () => {
    const { specs, set } = await frozenSuite()
    update(specs)
    const later = set.replace('gate', 'later')
    await assayer('requirements', 'freeze', later, '--specs', specs)
    const plain = await assayer('requirements', 'diff', set, later, '--specs', specs)
    expect(plain).toMatchObject({
      code: 0,
      out: [
        'enters   content.filters.new.name',
        'changes  content.filters.containsi.upper',
        'changes  content.filters.eq.name',
        'leaves   content.sort.slug',
        'changes  the world restaurants',
        'gate → later: 1 enter, 2 change, 1 leave (content).',
        '',
      ].join('\n'),
    })
    const asked = await assayer('requirements', 'diff', set, later, '--specs', specs, '--target', 'reference')
    expect(asked.code).toBe(1)
    // The changed world turns one red that is the same in both sets.
    expect(asked.out).toContain(
      '4 would turn red: content.filters.containsi.upper, content.filters.containsi.mixed, content.filters.eq.name, content.filters.new.name.',
    )
    const { files } = await judge(specs, '--requirements', set)
    const results = emptyDirectory()
    for (const name of ['results.json', 'not-counted.json'])
      writeFileSync(join(results, name), files[name] ?? '')
    const told = await assayer(
      'requirements',
      'diff',
      set,
      later,
      '--specs',
      specs,
      '--results',
      results,
      '--json',
    )
    expect(told.code).toBe(1)
    expect(JSON.parse(told.out)).toMatchObject({
      enters: ['content.filters.new.name'],
      turnsRed: ['content.filters.containsi.upper', 'content.filters.eq.name', 'content.filters.new.name'],
    })
    const same = await assayer('requirements', 'diff', set, set, '--specs', specs, '--target', 'reference')
    expect(same).toMatchObject({
      code: 0,
      out: expect.stringContaining('No scenario that is known would turn red.'),
    })
  })

  test('keep takes old texts out of the history, so that a set that kept none judges as before', async () => {
    const root = emptyDirectory()
    const specs = smallSuite(SUITE, join(root, 'specs'))
    const set = join(root, 'gate.yaml')
    await assayer('requirements', 'freeze', set, '--specs', specs)
    rmSync(join(root, 'kept.ndjson'))
    git(root, 'init', '-q')
    git(root, 'add', '.')
    git(root, 'commit', '-qm', 'frozen')
    const before = await judge(specs, '--requirements', set)
    update(specs)
    const refused = await judge(specs, '--requirements', set)
    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringContaining('changed or left the suite since'),
    })
    expect(refused.err).toContain('`assayer requirements keep')
    git(root, 'add', '.')
    git(root, 'commit', '-qm', 'changed')
    const kept = await assayer('requirements', 'keep', set, '--specs', specs)
    expect(kept).toMatchObject({ code: 0, out: `gate: 5 old texts kept in ${join(root, 'kept.ndjson')}.\n` })
    const after = await judge(specs, '--requirements', set)
    expect(after.files['results.json']).toBe(before.files['results.json'])
    expect(await assayer('requirements', 'keep', set, '--specs', specs)).toMatchObject({
      out: 'gate: nothing to keep.\n',
    })
  })

  test('shards: merged reports tell the same as a run in one piece', async () => {
    const { specs, set } = await frozenSuite()
    update(specs)
    const whole = await judge(specs, '--requirements', set)
    const [shards, merged] = [emptyDirectory(), emptyDirectory()]
    for (const shard of ['1/2', '2/2']) {
      const flags = ['--requirements', set, '--specs', specs, '--shard', shard, '--output', shards]
      await assayer('test', ...flags, '--reporter', 'blob')
    }
    await assayer('merge-reports', shards, '--specs', specs, '--output', merged, '--reporter', 'json')
    const files = filesIn(merged)
    expect(files['results.json']).toBe(whole.files['results.json'])
    expect(files['not-counted.json']).toBe(whole.files['not-counted.json'])
  })

  test('of a set of the package what a project lays on the suite counts as ever; a set of its own freezes both', async () => {
    const checks = join(emptyDirectory(), 'checks')
    mkdirSync(checks)
    const mine = NEW.replaceAll('content.filters.new', 'content.mine').replace(/source: .*\n/, '')
    writeFileSync(join(checks, 'mine.yaml'), mine)
    const own = await judge(checks, '--requirements', '2026.11', 'content.mine', 'content.filters.eq')
    expect(own.code).toBe(1)
    expect(own.out).toContain('FAIL content.mine.name')
    const set = join(checks, '../ours.yaml')
    const frozen = await assayer('requirements', 'freeze', set, '--specs', checks)
    expect(frozen.code).toBe(0)
    writeFileSync(join(checks, 'mine.yaml'), mine.replace('[nobody-has-it]', '[luna]'))
    writeFileSync(join(checks, 'later.yaml'), mine.replaceAll('content.mine', 'content.later'))
    const after = await judge(checks, '--requirements', set, 'content.mine', 'content.later')
    expect(after.code).toBe(1)
    expect(after.out).toContain('0.0 % pass: 0 of 1 judged')
    expect(after.out).toContain('new: not counted (fail) content.later.name')
  })
})
