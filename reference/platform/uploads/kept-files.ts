import type { Site } from '../contracts.ts'
import { badRequest, tooLarge } from '../errors.ts'
import type { Row } from '../values.ts'
import { timestamp } from '../write/rows.ts'
import { freeName, MAX_NAME_BYTES } from './file-name.ts'

/** All that a site keeps of files, in bytes: nothing is written to disk. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024

/** Under which of these folders of the site a file is served. */
export type Shelf = 'images' | 'media' | 'files'

/**
 * Keeps a file under a name of its own in the folder of the present month, and gives its path.
 * @throws PlatformError 400 for a name that is too long, 413 when the site cannot keep any more
 */
export function keepFile(shelf: Shelf, name: string, bytes: Uint8Array, site: Site): string {
  const [year, month] = timestamp(site).split('-')
  const folder = `/content/${shelf}/${year}/${month}`
  return replaceFile(`${folder}/${freeName(name, taken => isKept(`${folder}/${taken}`, site))}`, bytes, site)
}

/** Keeps a file under this path, in place of what was there. */
export function replaceFile(path: string, bytes: Uint8Array, site: Site): string {
  const { store, ids } = site
  if (new TextEncoder().encode(path.slice(path.lastIndexOf('/') + 1)).length > MAX_NAME_BYTES)
    throw badRequest('The request could not be understood.', { code: 'ENAMETOOLONG' })
  const before = keptFile(path, site)
  const others = store.rows('uploads').filter(row => row.path !== path)
  const kept = others.reduce((sum, row) => sum + String(row.content).length, 0)
  if (kept + bytes.length > MAX_KEPT_BYTES) throw tooLarge()
  store.put('uploads', { id: before?.id ?? ids.id(), path, content: asText(bytes) })
  return path
}

function isKept(path: string, site: Site): boolean {
  return keptFile(path, site) !== undefined
}

export function keptFile(path: string, { store }: Site): Row | undefined {
  return store.findBy('uploads', 'path', path)
}

export function bytesOf(file: Row): Uint8Array {
  const text = String(file.content)
  return Uint8Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
}

const PIECE = 0x8000

/** A character for each byte, so that files are rows like all other state. */
function asText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return text
}
