import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'

function start(...args: readonly string[]) {
  return spawnSync(process.execPath, ['build/start.js', ...args], { encoding: 'utf8' })
}

test('npm start: the reference passes, and a wrong server is found out, each with its report', () => {
  const output = scratchDirectory()
  const { status, stdout } = start('content.filters.containsi', '--output', output)
  for (const text of ['100.0 % pass', 'behaves as if $containsi minds case', 'all three mistakes were found'])
    expect(stdout).toContain(text)
  for (const report of ['index.html', 'wrong-server/index.html']) {
    expect(stdout).toContain(join(output, report))
    expect(existsSync(join(output, report))).toBe(true)
  }
  expect(status).toBe(0)
})

test('what is wrong with the first run ends it, with its exit code', () => {
  const { status, stdout } = start(
    '--quirk',
    'content.sort.asc.as-desc',
    'content.sort.asc',
    '--output',
    scratchDirectory(),
  )
  expect(stdout).not.toContain('three mistakes')
  expect(status).toBe(1)
})

test('who asks what would run is told that alone', () => {
  const { status, stdout } = start('--list', 'content.sort.asc')
  expect(stdout).toMatch(/^content\.sort\.asc\.\S+\n/)
  expect(stdout).not.toContain('The suite')
  expect(status).toBe(0)
})
