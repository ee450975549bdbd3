import { jsonOf } from '../../text/json-of.ts'
import type { Answer } from './outcome.ts'

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const lenient = new TextDecoder('utf-8', { ignoreBOM: true })

/** A body's bytes as text and, where it is JSON, as a value. */
export function readBody(bytes: Buffer): Pick<Answer, 'text' | 'json' | 'size' | 'isBroken'> {
  const { text, isBroken } = decode(bytes)
  return { text, json: isBroken ? undefined : parseJson(text), size: bytes.length, isBroken }
}

/** The same of a body that is a text: nothing is to be decoded. */
export function readText(text: string): ReturnType<typeof readBody> {
  if (!text.isWellFormed()) return readBody(Buffer.from(text))
  return { text, json: parseJson(text), size: Buffer.byteLength(text), isBroken: false }
}

function decode(bytes: Buffer): { text: string; isBroken: boolean } {
  try {
    return { text: strict.decode(bytes), isBroken: false }
  } catch (error) {
    if (error instanceof TypeError) return { text: lenient.decode(bytes), isBroken: true }
    throw error
  }
}

function parseJson(text: string): unknown {
  // Pages and plain texts are frequent answers; an exception for each would be slow.
  if (!/^[\s]*["[{\-\dtfn]/.test(text)) return undefined
  return jsonOf(text)
}
