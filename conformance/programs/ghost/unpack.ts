import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '../../compare/json-value.ts'
import type { Completing } from '../program.ts'

/** Parts of it that are no JavaScript. */
const NATIVE: readonly string[] = ['sqlite3', 'sharp']

/** Holds the address of the registry that npm asks. */
const REGISTRY = 'registry.txt'

/**
 * The published package cannot be installed as a dependency: parts of it are files in it, and without its lock file it
 * gets parts that it does not start with. So it is unpacked, and gets what it needs by yarn, whose lock file it is.
 */
export async function unpack({ release, folder, run }: Completing): Promise<void> {
  const { version } = release
  const place = join(folder, 'ghost')
  rmSync(place, { recursive: true, force: true })
  await run(`npm pack ghost@${version} && tar -xzf ghost-${version}.tgz && mv package ghost`)
  changeFile(join(place, 'package.json'), packageOf)
  await run(`npm config get registry > ${REGISTRY}`)
  const registry = readFileSync(join(folder, REGISTRY), 'utf8').trim()
  changeFile(join(place, 'yarn.lock'), lock => lockAt(lock, registry))
  await run(
    `cd ghost && node ../node_modules/yarn/bin/yarn.js install --production --ignore-engines --ignore-scripts --non-interactive`,
  )
  // Built or fetched once beside it, for the Node that it runs on.
  for (const name of NATIVE) {
    const native = join(place, 'node_modules', name)
    rmSync(native, { recursive: true, force: true })
    symlinkSync(join(folder, 'node_modules', name), native, 'junction')
  }
}

function changeFile(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** Nobody tests it here. */
function packageOf(text: string): string {
  const { devDependencies: _tests, ...rest }: JsonObject = Object(JSON.parse(text))
  return JSON.stringify(rest, null, 2)
}

/** `resolved "https://host/…/-/…"`: the archive of a package, in the registry of those who wrote the lock file. */
const RESOLVED = /^(\s+resolved ")https:\/\/[^/"]+\/(?=[^"]*\/-\/)/gm

/** Takes what the lock file names from the registry that npm asks here. */
function lockAt(lock: string, registry: string): string {
  const base = registry.endsWith('/') ? registry : `${registry}/`
  return lock.replaceAll(RESOLVED, (_, before: string) => before + base)
}
