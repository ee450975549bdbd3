import { createWriteStream } from 'node:fs'
import { mkdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { OracleFile } from '../targets/oracle.ts'
import { bytesOf } from './bytes.ts'

/** Where the files of the media library go while a source is read. */
export interface Uploads {
  take(name: string, body: AsyncIterable<Uint8Array>, modified: Date): Promise<void>
}

/** Puts files into `public/uploads` of a world's directory, as they come. */
export function uploadsInto(directory: string): Uploads {
  const folder = join(directory, 'public', 'uploads')
  return {
    take: async (name, body, modified) => {
      await mkdir(folder, { recursive: true })
      const path = join(folder, name)
      await pipeline(body, createWriteStream(path))
      await utimes(path, modified, modified)
    },
  }
}

/** Keeps files in memory, for a world that is served and never written. */
export function uploadsInMemory(): Uploads & { readonly files: ReadonlyMap<string, OracleFile> } {
  const files = new Map<string, OracleFile>()
  return {
    files,
    take: async (name, body, modified) => {
      const bytes = await bytesOf(body)
      const held = { size: bytes.byteLength, modified: modified.getTime(), read: async () => bytes }
      files.set(`/uploads/${name}`, held)
    },
  }
}
