import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { UsageError } from '../usage-error.ts'

/** A built site on disk. */
export interface BuiltSite {
  readonly directory: string
  /** Below which path of a server it was built to be: `/`, or `/assayer/`. */
  readonly base: string
  /** Its files by their paths, with forward slashes. Nothing else of the disk is served. */
  readonly files: ReadonlySet<string>
}

/**
 * The site that comes with the package. In a checkout it is built first, unless the one that is there was made of the
 * sources as they are now; `tell` takes what is printed meanwhile. Throws UsageError where there is none and none can be
 * built.
 */
export async function builtSite(root: string, tell: (text: string) => void): Promise<BuiltSite> {
  const isCheckout = existsSync(join(root, 'site/package.json'))
  if (isCheckout) await bringUpToDate(root, tell)
  const directory = join(root, isCheckout ? 'dist-site' : 'dist/site')
  if (existsSync(join(directory, 'index.html'))) return readSite(directory)
  throw new UsageError(`There is no site in ${root}: the package was built without it.`)
}

export function readSite(directory: string): BuiltSite {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .split(sep)
        .join('/'),
    )
  return {
    directory,
    base: baseIn(readFileSync(join(directory, 'index.html'), 'utf8')),
    files: new Set(files),
  }
}

/** Every page names its scripts, from the root of the server on. */
function baseIn(page: string): string {
  return /(?:src|href)="(\/(?:[^"/]+\/)*)assets\//.exec(page)?.[1] ?? '/'
}

/** Which sources a site was made of is known to what builds it. */
async function bringUpToDate(root: string, tell: (text: string) => void): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'build/site.js'), 'current'], {
    cwd: root,
    env: { ...process.env, ASSAYER_SITE_BASE: '/' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', chunk => tell(String(chunk)))
  child.stderr.on('data', chunk => tell(String(chunk)))
  const code = await new Promise((ended, failed) => {
    child.on('error', failed)
    child.on('close', ended)
  })
  if (code !== 0) throw new UsageError('The site could not be built: npm run site says why.')
}
