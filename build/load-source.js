// @ts-check
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cachedBuild } from './cached-build.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** @type {Promise<string | null> | undefined} */
let build

/**
 * A module of a checkout by its path without extension: `conformance/cli/main`. It comes from a build of the sources as
 * they are now, and where there is none the sources themselves are loaded.
 *
 * @param {string} path
 */
export async function loadSource(path) {
  build ??= cachedBuild(ROOT)
  const directory = await build
  if (directory === null) return loadItself(path)
  return import(pathToFileURL(`${directory}/${path}.js`).href)
}

/** @param {string} path */
async function loadItself(path) {
  const { register } = await import('tsx/esm/api')
  register()
  return import(`../${path}.ts`)
}
