import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { UsageError } from '../usage-error.ts'
import { digestOfInputs } from './inputs.ts'

function write(directory: string, file: string, text: string): void {
  mkdirSync(join(directory, file, '..'), { recursive: true })
  writeFileSync(join(directory, file), text)
}

const digestOf = (directory: string) => digestOfInputs([directory], join(directory, 'out'))

test.each([
  ['a test', 'tests/a.test.js', true],
  ['a new file', 'src/b.js', true],
  ['an installed package', 'node_modules/a/index.js', false],
  ['what tests leave behind', 'test-results/a.png', false],
  ['our own reports', 'out/withstand.json', false],
])('%s counts: %s', (_, file, counts) => {
  const directory = scratchDirectory({ 'tests/a.test.js': 'one', 'src/a.js': 'one' })
  const before = digestOf(directory)
  write(directory, file, 'another')
  expect(digestOf(directory) !== before).toBe(counts)
})

test('in a repository, what it ignores does not count', () => {
  const directory = scratchDirectory({ '.gitignore': 'made\n', 'a.js': 'one', made: 'one' })
  execFileSync('git', ['init', '-q', directory])
  const before = digestOf(directory)
  write(directory, 'made', 'another')
  expect(digestOf(directory)).toBe(before)
  write(directory, 'a.js', 'another')
  expect(digestOf(directory)).not.toBe(before)
})

test('the same files elsewhere have the same digest', () => {
  const files = { 'a.js': 'one', 'b/c.js': 'two' }
  expect(digestOf(scratchDirectory(files))).toBe(digestOf(scratchDirectory(files)))
})

test('a path of nothing is a mistake', () => {
  expect(() => digestOfInputs(['no-such-place'], 'out')).toThrow(UsageError)
})
