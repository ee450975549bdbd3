// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, hashOfFiles } from './source-hash.js'

/** What the site of a checkout is made of, and whether the one that is there was made of what is there now. */

const FILES = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'build/site-sources.js',
  'build/site.js',
  'build/source-hash.js',
  'package-lock.json',
  'package.json',
]
const FOLDERS = ['conformance', 'docs', 'reference', 'reports', 'site', 'specs', 'text']
/** Written by a build, or by runs of the suite; `.gitignore` has the same. */
const MADE =
  /^(site\/(\.vitepress\/(cache|\.temp)\/|public\/(data|engine)\/|public\/graphiql\/.*\.min\.|spec\/|guide\/|reports\.md$)|reports\/(latest|local)\/|reports\/[^/]+\/(\.last-run\.json|timings\.json|blob\.ndjson)$)/
const IN_NO_SITE = /\/node_modules(\/|$)|\.test\.ts$/

/** In the built site: the hash of what it was made of. */
const STAMP = 'dist-site/.made-of'

/**
 * All files of which the site is made, by their paths.
 *
 * @param {string} root the checkout
 * @returns {readonly string[]}
 */
export function siteSources(root) {
  const isSource = (/** @type {string} */ path) => !MADE.test(path) && !IN_NO_SITE.test(path)
  return [...FILES, ...FOLDERS.flatMap(folder => filesBelow(root, folder, isSource))]
}

/** @param {string} root */
export function hashOfSite(root) {
  return hashOfFiles(root, siteSources(root))
}

/**
 * Whether the site in `dist-site/` was made of these sources.
 *
 * @param {string} root
 */
export function isSiteCurrent(root) {
  const stamp = join(root, STAMP)
  const isThere = existsSync(stamp) && existsSync(join(root, 'dist-site/index.html'))
  return isThere && readFileSync(stamp, 'utf8') === hashOfSite(root)
}

/**
 * Says what the site was made of; nothing, where that changed meanwhile.
 *
 * @param {string} root
 * @param {string} hash that of before
 */
export function stampSite(root, hash) {
  if (hashOfSite(root) === hash) writeFileSync(join(root, STAMP), hash)
}
