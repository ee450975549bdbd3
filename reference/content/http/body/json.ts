import { ContentError, validationError } from '../../errors.ts'
import { type BodyForm, type BodyReading, decode } from './body-form.ts'

/** What becomes of JSON that cannot be used. */
export interface JsonRefusal {
  readonly clause: string
  readonly error: (message: string) => ContentError
}

/** content.writes.body.json-syntax: A body that is no JSON is refused with the parser's message. */
export const jsonSyntax: JsonRefusal = {
  clause: 'content.writes.body.json-syntax',
  error: message => new ContentError(400, 'SyntaxError', message, null),
}

/** content.writes.body.json-values: JSON that is neither an object nor a list is refused. */
export const jsonValues: JsonRefusal = {
  clause: 'content.writes.body.json-values',
  error: message => new ContentError(400, 'Error', message, null),
}

/** How deep JSON may nest. */
export interface JsonDepth {
  readonly clause: string
  readonly levels: number
}

/**
 * content.writes.body.depth: JSON that nests deeper than any model can use is refused, because it could not be
 * written out again. Strapi 4.26.2 fails with 500 some thousand levels down.
 */
export const jsonDepth: JsonDepth = { clause: 'content.writes.body.depth', levels: 500 }

/** content.writes.body.json: Values are sent as JSON with a media type of JSON. */
export const json: BodyForm = {
  clause: 'content.writes.body.json',
  types: [
    'application/json',
    'application/json-patch+json',
    'application/vnd.api+json',
    'application/csp-report',
  ],
  bytes: 1024 * 1024,
  read: (body, _contentType, reading) => {
    const text = decode(body)
    if (/^\s*[[{]/.test(text)) return parseJson(text, reading)
    const { jsonValues: values } = reading.units
    throw values.error('invalid JSON, only supports object and array')
  },
}

/** Any JSON value. Throws a ContentError. */
export function parseJson(text: string, { units }: BodyReading): unknown {
  refuseDepth(text, units.jsonDepth)
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw units.jsonSyntax.error(withoutLine(error.message))
  }
}

function refuseDepth(text: string, { levels }: JsonDepth): void {
  if (depthOf(text) <= levels) return
  throw validationError(`The request body is more than ${levels} levels deep`)
}

/** Newer engines also name the line; the position says as much. */
function withoutLine(message: string): string {
  return message.replace(/ \(line \d+ column \d+\)$/, '')
}

/** How many brackets are open at once, outside of texts. */
function depthOf(json: string): number {
  let open = 0
  let deepest = 0
  let inText = false
  for (let i = 0; i < json.length; i++) {
    const char = json.charCodeAt(i)
    if (inText) {
      if (char === BACKSLASH) i++
      else if (char === QUOTE) inText = false
    } else if (char === QUOTE) inText = true
    else if (char === BRACE || char === BRACKET) deepest = Math.max(deepest, ++open)
    else if (char === BRACE_END || char === BRACKET_END) open--
  }
  return deepest
}

const [QUOTE, BACKSLASH, BRACE, BRACE_END, BRACKET, BRACKET_END] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d]
