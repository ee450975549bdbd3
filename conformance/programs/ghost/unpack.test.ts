import { mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import type { Release } from '../program.ts'
import { releases } from './releases.ts'
import { unpack } from './unpack.ts'

const PACKAGE = {
  dependencies: { '@tryghost/members-api': '0.37.13', sqlite3: '4.2.0' },
  devDependencies: { mocha: '7.0.0' },
}
const LOCK = [
  '# yarn lockfile v1',
  '"@tryghost/members-api@0.37.13":\n  version "0.37.13"',
  'semver@1:\n  resolved "https://theirs.example/semver/-/semver-1.tgz"',
].join('\n\n')

/** What is left of a published package, and the lines that were run. */
async function unpacked(version: string) {
  const release: Release | undefined = releases.find(it => it.version === version)
  if (!release) throw new Error(`${version} is not known`)
  const folder = scratchDirectory()
  const lines: string[] = []
  const run = async (line: string) => {
    lines.push(line)
    if (line.startsWith('npm config'))
      writeFileSync(join(folder, 'registry.txt'), 'https://ours.example/npm\n')
    if (!line.startsWith('npm pack')) return
    mkdirSync(join(folder, 'ghost', 'node_modules', 'sqlite3'), { recursive: true })
    writeFileSync(join(folder, 'ghost', 'package.json'), JSON.stringify(PACKAGE))
    writeFileSync(join(folder, 'ghost', 'yarn.lock'), LOCK)
  }
  await unpack({ release, folder, run })
  const read = (name: string) => readFileSync(join(folder, 'ghost', name), 'utf8')
  const linked = (name: string) => readlinkSync(join(folder, 'ghost', 'node_modules', name))
  return { folder, lines, manifest: JSON.parse(read('package.json')), lock: read('yarn.lock'), linked }
}

test('what only its makers need is not installed', async () => {
  const { manifest, lines } = await unpacked('5.99.1')
  expect(manifest).toEqual({ dependencies: PACKAGE.dependencies })
  expect(lines).toEqual([
    expect.stringContaining('npm pack ghost@5.99.1'),
    expect.stringContaining('npm config get registry'),
    expect.stringContaining('yarn.js install --production'),
  ])
})

test.each(['sqlite3', 'sharp'])('%s is the one that was installed beside it', async name => {
  const { folder, linked } = await unpacked('5.99.1')
  expect(linked(name)).toBe(join(folder, 'node_modules', name))
})

test('the lock file stays, at the registry that npm asks', async () => {
  const { lock } = await unpacked('5.99.1')
  expect(lock).toContain('@tryghost/members-api@0.37.13')
  expect(lock).toContain('https://ours.example/npm/semver/-/semver-1.tgz')
})

test('what no registry has any more is another version', async () => {
  const { manifest, lock } = await unpacked('3.42.9')
  expect(manifest.dependencies['@tryghost/members-api']).toBe('0.37.12')
  expect(lock).not.toContain('members-api')
})
