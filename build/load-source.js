// @ts-check
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import { cachedBuild } from './cached-build.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** What threads are told of the build that their process runs from. */
const OF_PROCESS = 'assayer build'

/** @type {Promise<string | null> | undefined} */
let build

/**
 * A module of a checkout by its path without extension: `conformance/cli/main`. It comes from a build of the sources as
 * they are now, and where there is none the sources themselves are loaded.
 *
 * @param {string} path
 */
export async function loadSource(path) {
  build ??= buildOfProcess()
  const directory = await build
  if (directory === null) return loadItself(path)
  return import(pathToFileURL(`${directory}/${path}.js`).href)
}

/** A thread runs what started it, and need not look at the sources again. */
async function buildOfProcess() {
  const known = getEnvironmentData(OF_PROCESS)
  if (typeof known === 'string') return known
  const found = await cachedBuild(ROOT)
  if (found !== null) setEnvironmentData(OF_PROCESS, found)
  return found
}

/** @param {string} path */
async function loadItself(path) {
  const { register } = await import('tsx/esm/api')
  register()
  return import(`../${path}.ts`)
}
