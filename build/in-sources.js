// @ts-check
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A place in a file of a build, as it stands in the trace of an error. */
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g

/**
 * A trace that names places in the sources in place of those in a build. What Node.js has for that reads the source map
 * of every file when it is loaded, and is asked about every error that is ever made.
 *
 * @param {string} trace
 */
export function inSources(trace) {
  return trace.replace(PLACE, (place, url, line, column) => {
    const entry = readMap(url)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return place
    const source = pathToFileURL(join(fileURLToPath(url), '..', entry.originalSource)).href
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

/** @param {string} url */
function readMap(url) {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${url}.map`), 'utf8')))
  } catch {
    return null
  }
}
