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

/** What is read is the sources: a comment takes memory in every process. */
export const OUTPUT = {
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  comments: { legal: true, annotation: false, jsdoc: false },
}

/**
 * Writes code in ASCII alone: with one letter beyond Latin-1 the engine takes two bytes for each of a whole file. Lines stay
 * as they are, and so do places on them in front of such a letter.
 */
export const IN_ASCII = {
  name: 'in-ascii',
  /**
   * @param {unknown} _
   * @param {Record<string, { code?: string }>} bundle
   */
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) if (chunk.code !== undefined) chunk.code = inAscii(chunk.code)
  },
}

/**
 * A letter behind a backslash stands for itself, and must stay.
 *
 * @param {string} code
 */
export function inAscii(code) {
  return code.replace(
    /(?<!\\)[^\0-\x7f]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

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
