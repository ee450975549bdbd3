import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a recording in the making, each opened when its first line comes. */
export interface RecordingFiles {
  /** Writes a line at once: a recording that is interrupted keeps what it has. */
  add(name: string, line: string): void
  /** Files with how many answers they hold. */
  counts(): ReadonlyMap<string, number>
  close(): void
}

export function openFiles(directory: string): RecordingFiles {
  const handles = new Map<string, number>()
  const answers = new Map<string, number>()
  const handleOf = (file: string) => {
    const known = handles.get(file)
    if (known !== undefined) return known
    mkdirSync(directory, { recursive: true })
    const opened = openSync(file, 'w')
    handles.set(file, opened)
    answers.set(file, 0)
    return opened
  }
  return {
    add: (name, line) => {
      const file = join(directory, `${name}.ndjson`)
      writeSync(handleOf(file), line)
      if (!line.startsWith('{"note"')) answers.set(file, (answers.get(file) ?? 0) + 1)
    },
    counts: () => answers,
    close: () => {
      for (const handle of handles.values()) closeSync(handle)
    },
  }
}
