import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Answer } from './outcome.ts'

/**
 * The body that was meant: no encoding is asked for, and a server may choose one then. What cannot be decoded, or would
 * be larger than `most` bytes, is left as it came.
 */
export function decoded(bytes: Buffer, headers: Answer['headers'], most: number): Buffer {
  const encoding = headers['content-encoding']
  const decode = typeof encoding === 'string' ? DECODERS.get(encoding.trim().toLowerCase()) : undefined
  if (!decode || bytes.length === 0) return bytes
  try {
    return decode(bytes, { maxOutputLength: most })
  } catch {
    return bytes
  }
}

type Decode = (bytes: Buffer, options: { readonly maxOutputLength: number }) => Buffer

const DECODERS: ReadonlyMap<string, Decode> = new Map([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['deflate', inflateSync],
  ['br', brotliDecompressSync],
])
