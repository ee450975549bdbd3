import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readProofs, readScores } from './read-selftest.ts'

function file(text: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'assayer-selftest-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  writeFileSync(join(directory, 'selftest.json'), text)
  return join(directory, 'selftest.json')
}

function selftest(killedBy: readonly (string | null)[], all = killedBy.length, fairness?: object): string {
  const quirks = killedBy.map(by => ({ killedBy: by }))
  const proofs = { 'content.a': 'content.a.wrong' }
  return JSON.stringify({ format: 'assayer-selftest', version: 1, all, quirks, proofs, fairness })
}

function servers(reds: readonly number[], all = reds.length): object {
  return { all, servers: reds.map(red => ({ turnsRed: Array(red).fill('a') })) }
}

test.each([
  ['all killed', selftest(['a', 'b']), { killed: 2, quirks: 2 }, null],
  ['one survived', selftest(['a', null, 'b']), { killed: 2, quirks: 3 }, null],
  ['not all tried', selftest(['a', 'b'], 3), null, null],
  ['all fair', selftest([], 1, servers([0, 0])), null, { fair: 2, servers: 2 }],
  ['one unfair', selftest([], 1, servers([0, 3])), null, { fair: 1, servers: 2 }],
  ['not all servers asked', selftest(['a'], 1, servers([0], 2)), { killed: 1, quirks: 1 }, null],
])('%s', (_, text, killScore, fairnessScore) => {
  expect(readScores(file(text))).toEqual({ killScore, fairnessScore })
})

test('without a self-test there are no scores', () => {
  expect(readScores('nowhere/selftest.json')).toEqual({ killScore: null, fairnessScore: null })
})

test.each([
  ['another JSON file', '{"format":"assayer-results"}'],
  ['no JSON', 'kills'],
])('%s is refused by name', (_, text) => expect(() => readScores(file(text))).toThrow('selftest.json'))

test.each([
  ['those that a quirk of theirs turned red', selftest(['a'], 1), ['content.a']],
  ['none when not all quirks were tried', selftest(['a'], 2), null],
])('proven clauses are %s', (_, text, proven) => {
  const read = readProofs(file(text))
  expect(read && [...read]).toEqual(proven)
})
