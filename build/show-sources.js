// @ts-check
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A place in a file of the build, as it stands in the trace of an error. */
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/

/**
 * Makes traces of errors name places in the sources. What Node.js has for that reads every source map when the program
 * starts; this reads the ones that are needed, once there is an error to show.
 */
export function showSources() {
  /** @type {Map<string, SourceMap | null>} */
  const maps = new Map()
  const mapOf = (/** @type {string} */ url) => {
    const map = maps.get(url) ?? readMap(url)
    maps.set(url, map)
    return map
  }
  Error.prepareStackTrace = (error, frames) =>
    [String(error), ...frames.map(frame => `    at ${String(frame).replace(PLACE, shown)}`)].join('\n')

  /** @type {(place: string, url: string, line: string, column: string) => string} */
  function shown(place, url, line, column) {
    const entry = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return place
    const source = pathToFileURL(join(fileURLToPath(url), '..', entry.originalSource)).href
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  }
}

/** @param {string} url */
function readMap(url) {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${url}.map`), 'utf8')))
  } catch {
    return null
  }
}
