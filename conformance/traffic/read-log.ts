import { type Traffic, type TrafficRequest, targetOf } from './traffic.ts'

/** `GET /path`, with anything behind it. */
const PLAIN = /^([A-Z]+)\s+(\S+)/
/** The request line of the common and the combined log format. */
const QUOTED = /"([A-Z]+)\s+(\S+)(?:\s+HTTP\/[\d.]+)?"/

/** Reads a log with one request a line. Blank lines and those that begin with # count for nothing. */
export function readLog(text: string): Traffic {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '' && !line.startsWith('#'))
  const requests = lines.flatMap(line => requestIn(line) ?? [])
  return { requests, skipped: lines.length - requests.length }
}

function requestIn(line: string): TrafficRequest | null {
  const [, method = '', address = ''] = QUOTED.exec(line) ?? PLAIN.exec(line.trim()) ?? []
  const target = targetOf(address)
  return target === null ? null : { method, target, headers: {}, body: null }
}
