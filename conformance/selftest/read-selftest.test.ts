import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readKillScore } from './read-selftest.ts'

function file(text: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'assayer-selftest-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  writeFileSync(join(directory, 'selftest.json'), text)
  return join(directory, 'selftest.json')
}

function selftest(killedBy: readonly (string | null)[], all = killedBy.length): string {
  const quirks = killedBy.map(by => ({ killedBy: by }))
  return JSON.stringify({ format: 'assayer-selftest', version: 1, all, quirks })
}

test.each([
  ['all killed', selftest(['a', 'b']), { killed: 2, quirks: 2 }],
  ['one survived', selftest(['a', null, 'b']), { killed: 2, quirks: 3 }],
  ['not all tried', selftest(['a', 'b'], 3), null],
])('%s', (_, text, score) => expect(readKillScore(file(text))).toEqual(score))

test('without a self-test there is no score', () => {
  expect(readKillScore('nowhere/selftest.json')).toBeNull()
})

test.each([
  ['another JSON file', '{"format":"assayer-results"}'],
  ['no JSON', 'kills'],
])('%s is refused by name', (_, text) => expect(() => readKillScore(file(text))).toThrow('selftest.json'))
