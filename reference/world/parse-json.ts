import { findJsonMistake } from './json-mistake.ts'
import type { Problems } from './problems.ts'
import type { GivenFiles } from './world.ts'

/** The JSON value of a file; undefined when the file is not there, or after a note that it is not JSON. */
export function parseJsonFile(files: GivenFiles, file: string, problems: Problems): unknown {
  const text = files.get(file)
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
  } catch {
    const { line, column, found, expected } = findJsonMistake(text)
    problems.add({ file, path: `line ${line}, column ${column}`, found, expected })
    return undefined
  }
}
