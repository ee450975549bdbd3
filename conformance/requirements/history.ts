import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { UsageError } from '../usage-error.ts'

/** A repository, and where the suite lies in it. */
export interface History {
  readonly root: string
  /** The specs directory. */
  readonly specs: string
}

/** Where a directory's history is. Throws UsageError where it has none. */
export function historyOf(specs: string): History {
  return { root: git(specs, ['rev-parse', '--show-toplevel']).trim(), specs }
}

/** The commits in which an old text may be found: what is not committed yet has its old text in the newest. */
export function commitsFor(file: string, { root }: History): readonly string[] {
  const written = git(root, ['log', '-1', '--format=%H', '--', relative(root, file)]).trim()
  return ['HEAD', ...(written === '' ? [] : [written])]
}

/** Does something with the specs directory as it was in a commit. */
export function withOldSpecs<T>(commit: string, { root, specs }: History, use: (old: string) => T): T {
  const place = mkdtempSync(join(tmpdir(), 'assayer-history-'))
  const below = relative(root, specs)
  try {
    git(root, ['--work-tree', place, 'checkout', commit, '--', below], join(place, '.index'))
    return use(join(place, below))
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** With an index of its own it leaves alone what somebody has staged. */
function git(directory: string, args: readonly string[], index?: string): string {
  try {
    return execFileSync('git', args, {
      cwd: existsSync(directory) ? directory : dirname(directory),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(index !== undefined && { GIT_INDEX_FILE: index }) },
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const [, second = error.message] = error.message.split('\n')
    throw new UsageError(
      `git ${args[0]} in ${directory}: ${second}. Old texts are taken from a git repository.`,
    )
  }
}
