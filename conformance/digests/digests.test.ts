import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { digestsOf } from './digests.ts'

const FILES = {
  'content/a.yaml': clauseFile('content.a', 'request: GET /a\nexpect: { status: 200 }'),
  'worlds/bakery/data.json': '{}',
}
const configuration = { strict: false }
const of = (specs: string) => digestsOf({ specs, worlds: ['bakery', 'bakery'], configuration })

test('the same suite, world and configuration have the same digests anywhere', () => {
  const own = of(specsDirectory(FILES))
  expect(of(specsDirectory(FILES))).toEqual(own)
  expect(Object.keys(own.worlds)).toEqual(['bakery'])
  for (const digest of [own.suite, own.worlds.bakery, own.configuration])
    expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/)
})

const rows: [what: string, file: string, changed: 'suite' | 'worlds' | null][] = [
  ['a clause that is changed', 'content/a.yaml', 'suite'],
  ['a clause that is added', 'content/deep/b.yaml', 'suite'],
  ['the data of a world', 'worlds/bakery/data.json', 'worlds'],
  ['the code of a world', 'worlds/bakery/src/index.js', 'worlds'],
  ['what is neither', 'README.md', null],
]

test.each(rows)('%s changes %s: %s', (_, file, changed) => {
  const before = of(specsDirectory(FILES))
  const after = of(specsDirectory({ ...FILES, [file]: '# changed' }))
  const others = (['suite', 'worlds', 'configuration'] as const).filter(
    key => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  expect(others).toEqual(changed === null ? [] : [changed])
})

test('another configuration has another digest', () => {
  const specs = specsDirectory(FILES)
  const strict = digestsOf({ specs, worlds: [], configuration: { strict: true } })
  expect(strict.configuration).not.toBe(of(specs).configuration)
  writeFileSync(join(specs, 'content', 'a.yaml'), FILES['content/a.yaml'])
  expect(strict.suite).toBe(of(specs).suite)
})

test('of a requirement set, worlds that it froze are in its own digest, and so is the suite, but for what was laid on it', () => {
  const own = scratchDirectory({ 'mine.yaml': FILES['content/a.yaml'] })
  const digests = (specs: string, hasOwn: boolean) => {
    const requirements = { digest: 'sha256:gate', hasOwn, worlds: new Map([['bakery', '1']]) }
    return digestsOf({ specs, worlds: ['bakery', 'restaurants'], configuration, requirements })
  }
  const found = digests(own, false)
  expect(found).toMatchObject({ requirements: 'sha256:gate', suite: expect.stringMatching(/^sha256:/) })
  expect(Object.keys(found.worlds)).toEqual(['restaurants'])
  expect(digests(own, true).suite).toBeNull()
  expect(digests('specs', false).suite).toBeNull()
})
