import { readFileSync } from 'node:fs'
import type { Judged } from '../report/assemble.ts'
import type { BlobEnd, BlobHead } from '../report/blob.ts'
import type { BesideReport, Occasion } from '../report/report.ts'
import type { StopReason } from '../run/stop.ts'
import { compileSchema } from '../suite/schema.ts'
import { UsageError } from '../usage-error.ts'

/** What one runner wrote. */
export interface Blob {
  readonly file: string
  readonly head: BlobHead
  readonly judged: readonly Judged[]
  /** Null: it came to its end. */
  readonly stopped: StopReason | null
  /** Null: it was killed before it wrote it down. */
  readonly occasion: Occasion | null
  /** Undefined: everything counts, or it was killed before. */
  readonly beside: BesideReport | undefined
}

type Line = BlobHead | Judged | BlobEnd

const KILLED: StopReason = { kind: 'interrupted', says: 'the runner was killed' }

/** Gives a reader of blobs; the schemas are those of `specs`. The reader throws UsageError for any other file. */
export function blobReader(specs: string): (file: string) => Blob {
  const accept = compileSchema<Line>(specs, 'blob.schema.json', ['results.schema.json'])
  return file => {
    const lines = linesOf(file).map((value, index) => {
      const fitting = accept(value, file)
      if ('value' in fitting) return fitting.value
      const { path, found, expected } = fitting.problem
      throw new UsageError(
        `${file}:${index + 1} is not a line of a blob: ${path}: found ${found}, expected ${expected}.`,
      )
    })
    return blobOf(file, lines)
  }
}

/** A last line without its end was cut off when the runner was killed. */
function linesOf(file: string): readonly unknown[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.map((line, index) => {
    try {
      return JSON.parse(line)
    } catch (error) {
      if (error instanceof SyntaxError) throw new UsageError(`${file}:${index + 1} is no JSON.`)
      throw error
    }
  })
}

function blobOf(file: string, [head, ...rest]: readonly Line[]): Blob {
  if (head === undefined || !('format' in head)) throw new UsageError(`${file} is not a blob.`)
  const end = rest.find(line => 'stopped' in line)
  return {
    file,
    head,
    judged: rest.filter(line => 'scenario' in line),
    stopped: end ? end.stopped : KILLED,
    occasion: end?.occasion ?? null,
    beside: end?.beside,
  }
}
