import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import type { Contents } from './statement.ts'

/** The texts of a bundle by the names of its files. */
export type Files = Contents & { readonly 'statement.json': string }

/** The files that a bundle may have, in their order; that of a requirement set is only there where one was judged by. */
export const FILE_NAMES = [
  'statement.json',
  'results.json',
  'configuration.json',
  'requirements.json',
  'recording.ndjson',
] as const

/** The same texts give the same bytes: no times, no owners. */
export async function tarOf(files: Files): Promise<Uint8Array> {
  return packTar(
    FILE_NAMES.flatMap(name => {
      const body = files[name]
      if (body === undefined) return []
      const header = {
        ...{ name, size: Buffer.byteLength(body), mode: 0o644, type: 'file' as const },
        ...{ mtime: new Date(0), uid: 0, gid: 0, uname: '', gname: '' },
      }
      return [{ header, body }]
    }),
  )
}

/** Where a gzip says on which system it was made, and what stands there where nobody says it. */
const SYSTEM = 9
const UNKNOWN_SYSTEM = 255

export async function packBundle(files: Files): Promise<Uint8Array> {
  const packed = gzipSync(await tarOf(files), { level: 9 })
  packed[SYSTEM] = UNKNOWN_SYSTEM
  return packed
}
