import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

/** A checkout has its sources; an installed package has them built. */
const isCheckout = existsSync(fileURLToPath(new URL('../tsconfig.json', import.meta.url)))

// What Node.js makes of the code is kept from one process to the next; Node.js 20 cannot do it.
module.enableCompileCache?.()

/**
 * A module of the program by its path without extension: `conformance/cli/main`.
 *
 * @param {string} path
 */
export async function load(path) {
  if (!isCheckout) return import(`../dist/${path}.js`)
  const { loadSource } = await import('../build/load-source.js')
  return loadSource(path)
}

/**
 * The trace of an error with places in the sources, where these are.
 *
 * @param {string} trace
 */
export async function readable(trace) {
  if (!isCheckout) return trace
  const { inSources } = await import('../build/in-sources.js')
  return inSources(trace)
}
