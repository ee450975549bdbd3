// @ts-check
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BESIDE_FILES, DOORS, definedBy, EXTERNAL, entriesOf, IN_ASCII, OUTPUT } from './bundle.js'
import { filesBelow, hashOfFiles } from './source-hash.js'

/**
 * The sources of a checkout, put together once and kept: a thousand files of TypeScript take a second to load, and some
 * few of JavaScript a tenth of that. A build lies in a directory that is named by the hash of everything it is made of,
 * so it is never out of date, and it is put there whole, so that any number of processes may start at once.
 */

/** Where the program’s own code is. */
const SOURCES = ['reference', 'conformance', 'text']
/** What else decides what a build is like. */
const SETTINGS = [
  'build/bundle.js',
  'build/cached-build.js',
  'build/source-hash.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
/** Besides those of the package. */
const OWN_DOORS = ['conformance/cli/start']
/** Each file of a build with its size; it is written last. */
const CONTENTS = 'contents.json'

/** So many builds are kept, and those of the last hour: a process may still load something of them. */
const KEPT = 5
const HOUR = 3_600_000

/**
 * The directory of a build of the sources as they are now; null where none can be had, for whatever reason.
 *
 * @param {string} root the checkout
 * @returns {Promise<string | null>}
 */
export async function cachedBuild(root) {
  try {
    const hash = hashOf(root)
    const directory = join(root, '.assayer/build', hash)
    return isWhole(directory) || (await make(root, directory, hash)) ? directory : null
  } catch {
    return null
  }
}

/**
 * A hash of the texts of all sources, and of their places.
 *
 * @param {string} root
 */
export function hashOf(root) {
  const isSource = (/** @type {string} */ path) => /(?:\/|(?<!\.test)\.(?:ts|json))$/.test(path)
  return hashOfFiles(root, [...SETTINGS, ...SOURCES.flatMap(folder => filesBelow(root, folder, isSource))])
}

/**
 * Whether a build is there with all its files in full length.
 *
 * @param {string} directory
 */
function isWhole(directory) {
  try {
    /** @type {Record<string, number>} */
    const sizes = JSON.parse(readFileSync(join(directory, CONTENTS), 'utf8'))
    return Object.entries(sizes).every(([file, size]) => statSync(join(directory, file)).size === size)
  } catch {
    return false
  }
}

/**
 * Whether it could be made. Sources that changed meanwhile may be in it, so then it is thrown away.
 *
 * @param {string} root
 * @param {string} directory
 * @param {string} hash
 */
async function make(root, directory, hash) {
  const unfinished = `${directory}.${randomUUID()}`
  try {
    mkdirSync(unfinished, { recursive: true })
    await bundle(root, unfinished, hash)
    if (hashOf(root) !== hash) return false
    putInPlace(unfinished, directory)
    removeOld(dirname(directory))
    return true
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/**
 * By what Vite builds the package with, without Vite itself, which takes longer to load than this takes to build.
 *
 * @param {string} root
 * @param {string} dir
 * @param {string} hash
 */
async function bundle(root, dir, hash) {
  const ofVite = createRequire(createRequire(import.meta.url).resolve('vite/package.json'))
  /** @type {typeof import('rolldown')} */
  const { rolldown } = await import(pathToFileURL(ofVite.resolve('rolldown')).href)
  const input = entriesOf([...DOORS, ...OWN_DOORS, ...BESIDE_FILES])
  const build = await rolldown({
    cwd: root,
    input,
    external: EXTERNAL,
    plugins: [IN_ASCII],
    platform: 'node',
    logLevel: 'silent',
    transform: { define: definedBy(hash) },
  })
  const { output } = await build.write({ ...OUTPUT, dir, sourcemap: true })
  await build.close()
  const sizes = output.map(({ fileName }) => [fileName, statSync(join(dir, fileName)).size])
  writeFileSync(join(dir, CONTENTS), JSON.stringify(Object.fromEntries(sizes)))
}

/**
 * @param {string} unfinished
 * @param {string} directory
 */
function putInPlace(unfinished, directory) {
  try {
    renameSync(unfinished, directory)
  } catch {
    // Another process was faster.
    if (isWhole(directory)) return
    const broken = `${directory}.${randomUUID()}`
    renameSync(directory, broken)
    renameSync(unfinished, directory)
    rmSync(broken, { recursive: true, force: true })
  }
}

/** @param {string} folder */
function removeOld(folder) {
  const builds = readdirSync(folder)
    .map(name => ({ path: join(folder, name), made: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.made - a.made)
  for (const { path, made } of builds.slice(KEPT))
    if (Date.now() - made > HOUR) rmSync(path, { recursive: true, force: true })
}
