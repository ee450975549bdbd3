import { readText } from '../../read-text.ts'
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
    says: 'requests to record: `GET /path` or a JSON object per line',
    read: readRequestFile,
  },
  { flag: 'har', says: 'an HTTP archive (HAR) whose requests to record', read: harSource },
  { flag: 'access-log', says: 'an access log whose reading requests to record', read: accessLogSource },
]

/** Reads the file of a format. Throws UsageError when it cannot be read. */
export function readSource({ read }: SourceFormat, file: string): RequestSource {
  return read(readText(file), file)
}
