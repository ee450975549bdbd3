import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Completing } from '../program.ts'
import { type GhostRelease, releases } from './releases.ts'

/** Parts of it that are no JavaScript. */
const NATIVE: readonly string[] = ['sqlite3', 'sharp']

/** Holds the address of the registry that npm asks. */
const REGISTRY = 'registry.txt'

/**
 * The published package cannot be installed as a dependency: parts of it are files in it, and without its lock file it
 * gets parts that it does not start with. So it is unpacked, and gets what it needs by yarn, whose lock file it is.
 */
export async function unpack({ release, folder, run }: Completing): Promise<void> {
  const own = releases.find(({ version }) => version === release.version)
  if (!own) throw new Error(`invariant: ${release.version} is one of the releases of Ghost`)
  const place = join(folder, 'ghost')
  rmSync(place, { recursive: true, force: true })
  await run(`npm pack ghost@${own.version} && tar -xzf ghost-${own.version}.tgz && mv package ghost`)
  changeFile(join(place, 'package.json'), text => packageOf(text, own))
  await run(`npm config get registry > ${REGISTRY}`)
  const registry = readFileSync(join(folder, REGISTRY), 'utf8').trim()
  changeFile(join(place, 'yarn.lock'), lock => lockAt(withoutGone(lock, own), registry))
  await run(
    `cd ghost && node ../node_modules/yarn/bin/yarn.js install --production --ignore-engines --ignore-scripts --non-interactive`,
  )
  // Built or fetched once beside it, for the Node that it runs on.
  for (const name of NATIVE.filter(it => it in own.dependencies)) {
    const native = join(place, 'node_modules', name)
    rmSync(native, { recursive: true, force: true })
    symlinkSync(join(folder, 'node_modules', name), native, 'junction')
  }
}

function changeFile(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** Nobody tests it here. */
function packageOf(text: string, { replaced }: GhostRelease): string {
  const { devDependencies: _tests, ...rest }: JsonObject = Object(JSON.parse(text))
  const dependencies = isObject(rest.dependencies) ? rest.dependencies : {}
  return JSON.stringify({ ...rest, dependencies: { ...dependencies, ...replaced } }, null, 2)
}

/** Entries of the lock file that can still be had. */
function withoutGone(lock: string, { gone }: GhostRelease): string {
  const isGone = (entry: string) => gone.some(name => entry.trim().replace(/^"/, '').startsWith(`${name}@`))
  return lock
    .split('\n\n')
    .filter(entry => !isGone(entry))
    .join('\n\n')
}

/** `resolved "https://host/…/-/…"`: the archive of a package, in the registry of those who wrote the lock file. */
const RESOLVED = /^(\s+resolved ")https:\/\/[^/"]+\/(?=[^"]*\/-\/)/gm

/** Takes what the lock file names from the registry that npm asks here. */
function lockAt(lock: string, registry: string): string {
  const base = registry.endsWith('/') ? registry : `${registry}/`
  return lock.replaceAll(RESOLVED, (_, before: string) => before + base)
}
