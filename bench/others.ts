import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

/** What one would pick instead, in the versions that figures are about. They are no dependencies of the project. */
const VERSIONS = {
  'better-sqlite3': '12.11.1',
  'json-server': '0.17.4',
  mingo: '7.2.7',
  sift: '17.1.4',
} as const
type Other = keyof typeof VERSIONS

const PLACE = resolve('.assayer/bench/others')
const MANIFEST = join(PLACE, 'package.json')

/** The package, installed in a folder of its own when it is first needed; null, and a word, where that fails. */
export function load(name: Other): unknown {
  try {
    installAll()
    return createRequire(MANIFEST)(name)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.error(`without ${name}: ${error.message.split('\n')[0]}`)
    return null
  }
}

/** What a figure was measured against. */
export function nameOf(name: Other): string {
  return `${name} ${VERSIONS[name]}`
}

function installAll(): void {
  const wanted = JSON.stringify({ private: true, dependencies: VERSIONS })
  if (existsSync(MANIFEST) && readFileSync(MANIFEST, 'utf8') === wanted) return
  mkdirSync(PLACE, { recursive: true })
  writeFileSync(MANIFEST, wanted)
  npm(PLACE, ['install', '--no-audit', '--no-fund', '--no-package-lock'])
  // Newer npm leaves the building of native code to whoever wants it.
  const native = join(PLACE, 'node_modules/better-sqlite3')
  if (!existsSync(join(native, 'build'))) npm(native, ['run', 'install'])
}

function npm(cwd: string, args: readonly string[]): void {
  execFileSync('npm', args, { cwd, stdio: 'ignore' })
}
