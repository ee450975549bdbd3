import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Captured } from '../captured/captured.ts'
import { readBruFile, readBruno } from '../captured/read-bruno.ts'
import { readHar } from '../captured/read-har.ts'
import { readLog } from '../captured/read-log.ts'
import { readPostman } from '../captured/read-postman.ts'
import { readSpans } from '../captured/read-spans.ts'
import { UsageError } from '../usage-error.ts'

/** Where recorded requests stand: each is a flag that names a file. */
export const TRAFFIC_FLAGS = {
  har: { says: 'recorded requests: an HTTP archive (HAR) from a browser or proxy', value: 'FILE' },
  log: { says: 'recorded requests: one per line, or an access log', value: 'FILE' },
  postman: { says: 'requests of a Postman collection, version 2', value: 'FILE' },
  bruno: {
    says: 'requests of a Bruno collection: its folder, or the JSON that Bruno exports',
    value: 'PATH',
  },
  otel: { says: 'recorded requests: HTTP spans of OpenTelemetry, as OTLP JSON', value: 'FILE' },
} as const

export type TrafficFormat = keyof typeof TRAFFIC_FLAGS

/** The requests of a file. Throws UsageError when it cannot be read, or is not what it should be. */
export function readTraffic(format: TrafficFormat, path: string): Captured {
  if (format === 'bruno' && isFolder(path)) return readFolder(path)
  const text = readText(path)
  switch (format) {
    case 'log':
      return readLog(text)
    case 'har':
      return readHar(text, path)
    case 'postman':
      return readPostman(text, path)
    case 'bruno':
      return readBruno(text, path)
    case 'otel':
      return readSpans(text, path)
  }
}

/** Files of settings, and those of folders and environments, hold no request. */
function readFolder(folder: string): Captured {
  const files = orUsageError(folder, () => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const written = files.filter(file => file.endsWith('.bru')).toSorted()
  const requests = written.flatMap(
    (file, index) => readBruFile(readText(join(folder, file)), index + 1) ?? [],
  )
  return { requests, skipped: 0 }
}

function isFolder(path: string): boolean {
  return orUsageError(path, () => statSync(path)).isDirectory()
}

function readText(file: string): string {
  return orUsageError(file, () => readFileSync(file, 'utf8'))
}

function orUsageError<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new UsageError(`${path} cannot be read (${error.code}).`)
  }
}
