import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from './suite/worlds.ts'

/** All that verdicts depend on. */
const JUDGING = ['conformance', 'reference', 'specs', 'text', 'requirements', 'package-lock.json']

/**
 * The commit of the kit's repository: of a package the one that npm has noted in it, of a checkout the one that it is at.
 * Null where nobody knows, and where anything that verdicts depend on was changed since.
 */
export function kitCommit(packageDirectory: string): string | null {
  const noted = Object(readJson(join(packageDirectory, 'package.json'))).gitHead
  if (typeof noted === 'string') return noted
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {
      cwd: packageDirectory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  try {
    // A package below somebody's node_modules is not in the repository around it.
    if (realpathSync(git('rev-parse', '--show-toplevel')) !== realpathSync(packageDirectory)) return null
    return git('status', '--porcelain', '--', ...JUDGING) === '' ? git('rev-parse', 'HEAD') : null
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
