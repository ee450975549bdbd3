import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOfSite, isSiteCurrent, siteSources, stampSite } from '../build/site-sources.js'
import { scratchDirectory } from './support/scratch-directory.ts'

/** A checkout in which a site was built. */
function checkout(): string {
  const files = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'package-lock.json', 'package.json']
  const scripts = ['build/site-sources.js', 'build/site.js', 'build/source-hash.js']
  const folders = ['conformance/a.ts', 'docs/a.md', 'reference/a.ts', 'reports/real/results.json']
  const others = ['site/a.vue', 'specs/a.yaml', 'text/a.ts', 'dist-site/index.html']
  const all = [...files, ...scripts, ...folders, ...others].map(path => [path, path] as const)
  const root = scratchDirectory({
    ...Object.fromEntries(all),
    'site/spec/a.md': '',
    'reports/latest/results.json': '',
  })
  stampSite(root, hashOfSite(root))
  return root
}

test.each([
  ['site/a.vue', false],
  ['specs/a.yaml', false],
  ['reference/a.ts', false],
  ['reports/real/results.json', false],
  ['docs/new.md', false],
  ['reference/new.test.ts', true],
  ['site/spec/a.md', true],
  ['reports/latest/results.json', true],
  ['dist-site/index.html', true],
])('with another %s a site is current: %s', (path, isCurrent) => {
  const root = checkout()
  expect(isSiteCurrent(root)).toBe(true)
  writeFileSync(join(root, path), 'other')
  expect(isSiteCurrent(root)).toBe(isCurrent)
})

test('one that is not there, or whose sources changed while it was made, is not current', () => {
  const root = checkout()
  rmSync(join(root, 'dist-site/index.html'))
  expect(isSiteCurrent(root)).toBe(false)
  const changed = checkout()
  writeFileSync(join(changed, 'docs/a.md'), 'other')
  stampSite(changed, hashOfSite(root))
  expect(isSiteCurrent(changed)).toBe(false)
})

test('the sources of the site are in version control, but for those that are new', () => {
  const git = ['ls-files', '--cached', '--others', '--exclude-standard']
  const known = new Set(execFileSync('git', git, { encoding: 'utf8', maxBuffer: 1e8 }).split('\n'))
  expect(siteSources('.').filter(file => !known.has(file))).toEqual([])
})
