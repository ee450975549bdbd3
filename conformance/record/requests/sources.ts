import { readFileSync } from 'node:fs'
import { UsageError } from '../../usage-error.ts'
import { accessLogSource, harSource } from './captured-source.ts'
import { readRequestFile } from './request-file.ts'
import type { RequestSource } from './source.ts'

interface SourceFormat {
  /** The flag that names a file of this format. */
  readonly flag: 'requests' | 'har' | 'access-log'
  readonly says: string
  readonly read: (text: string, file: string) => RequestSource
}

/** Every format that requests can be read from. A new one: its file, a line here. */
export const SOURCE_FORMATS: readonly SourceFormat[] = [
  {
    flag: 'requests',
    says: 'record these requests: `GET /path` or a JSON object a line',
    read: readRequestFile,
  },
  { flag: 'har', says: 'record the requests of an HTTP archive', read: harSource },
  { flag: 'access-log', says: 'record the reading requests of an access log', read: accessLogSource },
]

/** Reads the file of a format. Throws UsageError when it cannot be read. */
export function readSource({ read }: SourceFormat, file: string): RequestSource {
  try {
    return read(readFileSync(file, 'utf8'), file)
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new UsageError(`${file} cannot be read: ${error.message}`)
    throw error
  }
}
