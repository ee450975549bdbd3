import { describe, expect, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { main } from '../main.ts'

async function coverage(...args: readonly string[]) {
  const io = memoryIo()
  const code = await main(['coverage', ...args], io)
  return { code, ...io.printed }
}

test('assayer coverage --platform-version prints what such a platform is asked', async () => {
  const { code, out } = await coverage('--platform-version', '3.42')
  expect(code).toBe(0)
  expect(out).toContain('platform/endpoints/changes-in-3-0.point-3  platform.changes.3-0.code-injection')
  expect(out).not.toContain('platform/endpoints/changes-in-4-0.point-1  ')
  expect(out).toMatch(/^\d+ of 57 statements apply to a platform that runs 3\.42$/m)
})

describe('assayer coverage --executed', () => {
  test('prints how often each clause of the chosen scenarios fired and changed an answer', async () => {
    const { code, out } = await coverage(
      '--executed',
      'content.sort.none',
      'content.sort.id',
      'content.sort.desc',
    )
    expect(code).toBe(0)
    expect(out.split('\n')).toEqual([
      'fired  changed  clause',
      expect.stringMatching(/^ +\d+ +\d+ {2}content\.sort\.desc$/),
      expect.stringMatching(/^ +\d+ +1 {2}content\.sort\.id, by content\.sort\.field$/),
      'never fired: content.sort.none',
      '2 of 3 clauses fired; 2 changed an answer',
      '',
    ])
  })

  test('names clauses that no unit decides', async () => {
    const { out } = await coverage('--executed', '--grep', 'content-api.read-only')
    expect(out).toBe(
      'fired  changed  clause\nnot decided by any unit: platform.content-api.read-only\n' +
        '0 of 0 clauses fired; 0 changed an answer\n',
    )
  })

  test('--json is for other tools', async () => {
    const { out } = await coverage('--executed', '--clause', 'content.sort.id', '--json')
    expect(JSON.parse(out)).toMatchObject({
      counts: { clauses: 1, fired: 1, changed: 1 },
      undecided: [],
      clauses: [{ clause: 'content.sort.id', units: ['content.sort.field'], fired: 2, changed: 1 }],
      isWhole: true,
    })
  })

  test.each([
    [['--grep', 'sort'], '--grep needs --executed: without it, all statements are counted.'],
    [['content.sort'], 'content.sort needs --executed: without it, all statements are counted.'],
    [['--executed', '--open'], '--open is about statements, and --executed about clauses.'],
    [['--executed', '--documents', 'docs'], '--documents is about statements, and --executed about clauses.'],
    [['--executed', 'content.nothing'], 'There is no clause content.nothing.'],
  ])('%j is refused', async (args, message) => {
    expect(await coverage(...args)).toMatchObject({ code: 2, err: expect.stringContaining(message) })
  })
})
