import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { UsageError } from '../usage-error.ts'

/** Where no repository says what is made, and what is written by hand. */
const MADE = ['node_modules', 'dist', 'build', 'coverage', 'reports', 'test-results', 'playwright-report']

/**
 * Digest of all files of some paths, which changes with each of them: what a directory's repository ignores is not looked
 * at, nor what is below `output`. Throws UsageError for a path of nothing.
 */
export function digestOfInputs(paths: readonly string[], output: string): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesOf(path).toSorted()) {
      if (isWithin(file, output)) continue
      hash.update(`${relative(path, file)}\n`).update(contentOf(file))
    }
  }
  return hash.digest('hex')
}

function filesOf(path: string): readonly string[] {
  const facts = statSync(path, { throwIfNoEntry: false })
  if (!facts) throw new UsageError(`--inputs ${path}: there is no such file or directory.`)
  if (facts.isFile()) return [path]
  return (filesOfRepository(path) ?? filesBelow(path)).map(file => join(path, file))
}

/** Those that git knows, or would add; null where there is no repository. */
function filesOfRepository(directory: string): readonly string[] | null {
  const args = ['-C', directory, 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
  try {
    const listed = execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 })
    return [...new Set(listed.toString().split('\0'))].filter(file => file !== '')
  } catch (error) {
    if (error instanceof Error && ('status' in error || 'code' in error)) return null
    throw error
  }
}

function filesBelow(directory: string): readonly string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap(entry => {
    if (entry.name.startsWith('.') || MADE.includes(entry.name)) return []
    if (!entry.isDirectory()) return [entry.name]
    return filesBelow(join(directory, entry.name)).map(file => join(entry.name, file))
  })
}

/** Empty for what is gone, or no file. */
function contentOf(file: string): Buffer {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
  return isFile ? readFileSync(file) : Buffer.alloc(0)
}

function isWithin(file: string, directory: string): boolean {
  return resolve(file).startsWith(resolve(directory) + sep)
}
