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
 * The site that comes with the package; in a checkout it is built where it is not yet. `tell` takes what is printed
 * meanwhile. Throws UsageError where there is none and none can be built.
 */
export async function builtSite(root: string, tell: (text: string) => void): Promise<BuiltSite> {
  const isCheckout = existsSync(join(root, 'site/package.json'))
  const directory = join(root, isCheckout ? 'dist-site' : 'dist/site')
  if (existsSync(join(directory, 'index.html'))) return readSite(directory)
  if (!isCheckout) throw new UsageError(`There is no site in ${root}: the package was built without it.`)
  await build(root, tell)
  return readSite(directory)
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

async function build(root: string, tell: (text: string) => void): Promise<void> {
  tell('The site is built first, which takes a minute (npm run site) …\n')
  const code = await run(root, tell)
  if (code !== 0) throw new UsageError('The site could not be built: npm run site says why.')
}

/** npm is a script of a shell on Windows. */
function run(cwd: string, tell: (text: string) => void): Promise<number | null> {
  const env = { ...process.env, ASSAYER_SITE_BASE: '/' }
  const child = spawn('npm run site', { cwd, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', chunk => tell(String(chunk)))
  child.stderr.on('data', chunk => tell(String(chunk)))
  return new Promise((ended, failed) => {
    child.on('error', failed)
    child.on('close', ended)
  })
}
