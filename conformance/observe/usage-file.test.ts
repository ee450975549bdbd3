import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { readUsage } from './usage-file.ts'

test('the example in docs/observing.md is a usage.yaml', () => {
  const example = /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/observing.md', 'utf8'))?.[1] ?? ''
  const directory = scratchDirectory({ 'usage.yaml': example })
  expect(readUsage(join(directory, 'usage.yaml'), 'specs')).toMatchObject({ requests: 4 })
})

test('what is missing is named, with how to get it', () => {
  expect(() => readUsage('no-such/usage.yaml', 'specs')).toThrow(
    'There is no no-such/usage.yaml: assayer serve --observe writes one.',
  )
})
