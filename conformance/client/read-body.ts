import { jsonOf } from '../../text/json-of.ts'
import type { Answer } from './outcome.ts'

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const lenient = new TextDecoder('utf-8', { ignoreBOM: true })

type Read = Pick<Answer, 'text' | 'json' | 'size' | 'isBroken'>

/** A body's bytes as text and, where it is JSON, as a value. */
export function readBody(bytes: Buffer): Read {
  return readOf({ ...decode(bytes), size: bytes.length })
}

/** The same of a body that is a text: nothing is to be decoded. */
export function readText(text: string): Read {
  if (!text.isWellFormed()) return readBody(Buffer.from(text))
  return readOf({ text, isBroken: false, size: Buffer.byteLength(text) })
}

/** An answer with what was read of its body. */
export function answerWith(head: Omit<Answer, keyof Read | 'kind'>, read: Read): Answer {
  // Members of a spread are read at once, and `json` is not to be.
  return Object.assign(read, head, { kind: 'answer' } as const)
}

/** The value is worked out when it is first asked for: where texts are compared, nobody asks. */
function readOf(read: Omit<Read, 'json'>): Read {
  let json: unknown
  let isParsed = read.isBroken
  return {
    ...read,
    get json() {
      if (!isParsed) json = parseJson(read.text)
      isParsed = true
      return json
    },
  }
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
  // A byte order mark is not to be sent before JSON, and may be passed over where it is.
  return jsonOf(text.startsWith('\uFEFF') ? text.slice(1) : text)
}
