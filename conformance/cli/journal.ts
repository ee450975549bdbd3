import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type BlobHead, blobLine, blobName } from '../report/blob.ts'
import { LAST_RUN } from './last-run.ts'

/**
 * Writes down what is judged as soon as it is, so that a runner that is killed loses nothing. It is the blob of the
 * run, growing: `merge-reports` and `--last-failed` read it when nothing better is there.
 */
export interface Journal {
  /** Takes lines of a blob. */
  see(lines: string): void
  close(): void
  /** Takes the file away, once reports are written. */
  remove(): void
}

/**
 * The journal begins with the first result: a command line that comes to nothing leaves alone what the last run
 * wrote.
 */
export function openJournal(directory: string, head: BlobHead): Journal {
  const file = join(directory, blobName(head.shard))
  let handle: number | null = null
  let unwritten = ''
  const begin = () => {
    mkdirSync(directory, { recursive: true })
    rmSync(join(directory, LAST_RUN), { force: true })
    const opened = openSync(file, 'w')
    writeSync(opened, blobLine(head))
    return opened
  }
  const write = () => {
    if (handle !== null && unwritten !== '') writeSync(handle, unwritten)
    unwritten = ''
  }
  return {
    see: lines => {
      handle ??= begin()
      // What is judged without a wait between is written together.
      if (unwritten === '') setImmediate(write)
      unwritten += lines
    },
    close: () => {
      write()
      if (handle !== null) closeSync(handle)
    },
    remove: () => rmSync(file, { force: true }),
  }
}
