import { wireRequest } from '../../client/wire-request.ts'
import type { RequestSpec } from '../../suite/clause.ts'
import { isTemplate } from '../callers.ts'
import { CannotExpress } from '../exporter.ts'
import { type Piece, piecesOf, targetWith } from '../template.ts'
import type { Proof } from './proofs.ts'
import { hole, withHoles } from './text.ts'

/** Whether a value stands in JSON without quotes. Hurl does not say which type a captured value has. */
export type IsNumber = (piece: Piece) => boolean

/** What is sent: the lines of a request, up to the line `HTTP …`. */
export function requestLines(
  request: RequestSpec,
  proof: Proof,
  saved: ReadonlySet<string>,
  isNumber: IsNumber,
): readonly string[] {
  const { method, headers, body } = wireRequest(request)
  const path = targetWith(proof.path, saved, piece => (piece.kind === 'text' ? '' : hole(piece)))
  return [
    // What one step is given must not be sent with the next one: scenarios know no cookie jar.
    '# @cookie_storage_clear',
    `${method} {{ASSAYER_URL}}${path}`,
    ...Object.entries({ ...headers, ...proof.headers }).map(([name, value]) =>
      `${name}: ${headerValue(value, saved)}`.trimEnd(),
    ),
    '[Options]',
    'path-as-is: true',
    ...(body === null ? [] : bodyLines(request, body, saved, isNumber)),
  ]
}

function headerValue(value: string, saved: ReadonlySet<string>): string {
  if (/[\r\n]/.test(value)) throw new CannotExpress('a header of several lines')
  return withHoles(value, saved, text => text.replace(/[\\#]/g, '\\$&'))
}

function bodyLines(
  request: RequestSpec,
  text: string,
  saved: ReadonlySet<string>,
  isNumber: IsNumber,
): readonly string[] {
  if (typeof request.body !== 'string') return [jsonText(request.body, saved, isNumber)]
  if (isTemplate(text, saved)) {
    if (/[`\\\r\n]|\{\{/.test(text)) throw new CannotExpress('a variable in a body of several lines')
    return [`\`${withHoles(text, saved, it => it)}\``]
  }
  const isPlain = /^[ -_a-z|-~]+$/.test(text) && !text.includes('\\')
  return [isPlain ? `\`${text}\`` : `base64,${Buffer.from(text).toString('base64')};`]
}

/** JSON with holes. What a text wholly consists of keeps its type. */
function jsonText(body: unknown, saved: ReadonlySet<string>, isNumber: IsNumber): string {
  const text = JSON.stringify(body, null, 2)
  return text.replace(/"(?:[^"\\]|\\.)*"/g, written => jsonString(written, saved, isNumber))
}

function jsonString(written: string, saved: ReadonlySet<string>, isNumber: IsNumber): string {
  const text = String(JSON.parse(written))
  const [piece, ...others] = piecesOf(text, saved)
  if (piece && piece.kind !== 'text' && others.length === 0 && isNumber(piece)) return hole(piece)
  const escaped = (part: string) => JSON.stringify(part).slice(1, -1).replaceAll('{{', '\\u007b\\u007b')
  return `"${withHoles(text, saved, escaped)}"`
}
