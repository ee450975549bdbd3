import { type Captured, type CapturedRequest, pathOf } from './captured.ts'

/** `GET /path`, with anything behind it. */
const PLAIN = /^([A-Z]+)\s+(\S+)/
/** The request line of the common and the combined log format. */
const QUOTED = /"([A-Z]+)\s+(\S+)(?:\s+HTTP\/[\d.]+)?"/

/** Reads a log with one request a line. Blank lines and those that begin with # count for nothing. */
export function readLog(text: string): Captured {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, position: index + 1 }))
  const written = lines.filter(({ line }) => line.trim() !== '' && !line.startsWith('#'))
  const requests = written.flatMap(({ line, position }) => requestIn(line, position) ?? [])
  return { requests, skipped: written.length - requests.length }
}

function requestIn(line: string, position: number): CapturedRequest | null {
  const [, method = '', address = ''] = QUOTED.exec(line) ?? PLAIN.exec(line.trim()) ?? []
  const path = pathOf(address)
  return path === null ? null : { position, method, path, headers: {}, body: null }
}
