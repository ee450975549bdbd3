import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** Larger bodies pass, and are not looked at. */
const LARGEST = 8 * 1024 * 1024

const READERS: Readonly<Record<string, (bytes: Buffer, options: object) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** A copy of a body that passes. */
export class Copy {
  readonly #chunks: Buffer[] = []
  #size = 0

  add(chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size <= LARGEST) this.#chunks.push(chunk)
    else this.#chunks.length = 0
  }

  /** The text, of bytes in this coding; null where it is too large or cannot be read. */
  text(coding: string | undefined): string | null {
    if (this.#size > LARGEST) return null
    const bytes = Buffer.concat(this.#chunks)
    if (coding === undefined || coding === 'identity' || bytes.length === 0) return bytes.toString()
    const read = READERS[coding.toLowerCase()]
    if (!read) return null
    try {
      return read(bytes, { maxOutputLength: LARGEST }).toString()
    } catch (error) {
      // What is no such coding, or grows too large, passes all the same.
      if (error instanceof Error && 'code' in error) return null
      throw error
    }
  }
}
