import { basename } from 'node:path'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { readText } from '../read-text.ts'
import type { TokenChanges } from '../suite/clause.ts'
import { UsageError } from '../usage-error.ts'

/** A line of a file with where it stands. */
export interface Row {
  readonly row: JsonObject
  /** `file:line`. */
  readonly where: string
}

/** One recorded request with the answer that a real program gave. */
export interface RecordedLine {
  readonly id: string
  readonly group: string
  /** Another configuration than the world's own; null for the world's own. */
  readonly variant: string | null
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined: none. A text was sent as it is, anything else as JSON. */
  readonly body: unknown
  readonly status: number
  readonly responseHeaders: Readonly<Record<string, unknown>>
  /** The JSON value, or the text of a body that is no JSON. */
  readonly responseBody: unknown
  /** Set when the body was no JSON although its type may say so. */
  readonly isText: boolean
  /** The world of the suite that it was recorded on; null when that is not known. */
  readonly world: string | null
  /** The caller, as scenarios name them; the proof is not recorded. */
  readonly as: string
  readonly token: TokenChanges | null
  /** Part of a sequence that changes the world. */
  readonly writes: boolean
  /** The world was put back before it. */
  readonly isFresh: boolean
}

/**
 * Reads a recording: one JSON object a line, `{id, group, variant?, method, path, headers?, body?, status,
 * responseHeaders, responseBody}`; `requestHeaders` and `requestBody` are other names for two of them. What
 * `assayer record` writes has more: `{world?, as?, token?, writes?, fresh?, text?}`. Lines without a request (notes of
 * whoever recorded) are left out. Throws UsageError for a line that is none.
 */
export function readRecording(file: string): readonly RecordedLine[] {
  return readRows(file).flatMap(row => readLine(row, file))
}

/** Every line of a recording, notes included. Throws UsageError for a line that is no JSON object. */
export function readRows(file: string): readonly Row[] {
  const lines = readText(file).split('\n')
  return lines.flatMap((text, index) => {
    const where = `${file}:${index + 1}`
    return text.trim() === '' ? [] : [{ row: parseLine(text, where), where }]
  })
}

function readLine({ row, where }: Row, file: string): RecordedLine[] {
  const { id, group, variant, method, path, status } = row
  if (method === undefined) return []
  if (typeof method !== 'string' || typeof path !== 'string' || typeof status !== 'number') {
    throw new UsageError(`${where}: expected a line with method, path and status.`)
  }
  const line = {
    id: typeof id === 'string' ? id : where,
    group: typeof group === 'string' ? group : basename(file),
    variant: typeof variant === 'string' ? variant : null,
    method,
    path,
    headers: textsIn(row.headers ?? row.requestHeaders),
    body: row.body ?? row.requestBody ?? undefined,
    status,
    responseHeaders: isObject(row.responseHeaders) ? row.responseHeaders : {},
    responseBody: row.responseBody,
    isText: row.text === true,
    world: typeof row.world === 'string' ? row.world : null,
    as: typeof row.as === 'string' ? row.as : 'public',
    token: isObject(row.token) ? row.token : null,
    writes: row.writes === true,
    isFresh: row.fresh === true,
  }
  return [line]
}

function parseLine(text: string, where: string): JsonObject {
  try {
    const row: unknown = JSON.parse(text)
    if (isObject(row)) return row
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new UsageError(
    `${where}: expected a JSON object, as each line of a recording is one; found ${text.slice(0, 60)}`,
  )
}

function textsIn(value: unknown): Readonly<Record<string, string>> {
  if (!isObject(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, it]) => (typeof it === 'string' ? [[name, it]] : [])),
  )
}
