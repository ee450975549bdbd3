// @ts-check
/** How the sources are put together: for the package (vite.package.config.ts), and in a checkout (cached-build.js). */

/** What the package’s exports, its program and its child processes start from. */
export const DOORS = [
  'reference/index',
  'conformance/cli/main',
  'conformance/cli/process-io',
  'conformance/config/config',
  'conformance/observe/observe-reference',
  'conformance/selftest/worker',
  'conformance/fuzz/threads/thread',
  'conformance/threads/thread',
  'conformance/vitest/conformance-tests',
]

/** They name files that lie beside them by their own address, so they stay where they are. */
export const BESIDE_FILES = ['reference/content/graphql/console/read-parts']

/** Only what is ours is put together; packages are installed. */
export const EXTERNAL = /^(?![./]|\w:)/

export const OUTPUT = { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }

/**
 * Modules of the sources by the names under which they are built.
 *
 * @param {readonly string[]} names
 */
export function entriesOf(names) {
  return Object.fromEntries(names.map(name => [name, `${name}.ts`]))
}

/**
 * What the build tells the code of itself (conformance/suite/build-id.ts).
 *
 * @param {string} id differs whenever a source does
 */
export function definedBy(id) {
  return { ASSAYER_BUILD: JSON.stringify(id) }
}
