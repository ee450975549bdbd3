import { findJsonMistake } from './json-mistake.ts'
import type { Problems } from './problems.ts'
import type { WorldFiles } from './world.ts'

/** The JSON value of a file; undefined when the file is not there, or after a note that it is not JSON. */
export function parseJsonFile(files: WorldFiles, file: string, problems: Problems): unknown {
  const text = files.get(file)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
  } catch {
    const { line, column, found, expected } = findJsonMistake(text)
    problems.add({ file, path: `line ${line}, column ${column}`, found, expected })
    return undefined
  }
}
