import { ABSENT, type Difference } from '../compare/difference.ts'
import { bodyDifferences } from '../executed/same-answers.ts'
import type { Moment } from '../replay/volatile.ts'
import type { EmbeddedAnswer } from '../targets/oracle.ts'

/** Headers that only say again what the body is, or when it was sent. */
const SAID_BY_BODY = ['etag', 'content-length', 'date']

/** Where a server answers otherwise than the reference: `expected` is the reference's, `actual` the other one's. */
export function compareAnswers(
  right: EmbeddedAnswer,
  wrong: EmbeddedAnswer,
  moment: Moment,
): readonly Difference[] {
  const [rightBody, wrongBody] = [textOf(right), textOf(wrong)]
  const inBody =
    rightBody === wrongBody ? [] : bodyDifferences(readText(rightBody), readText(wrongBody), moment)
  return [...inStatus(right, wrong), ...inHeaders(right, wrong), ...inBody]
}

function inStatus({ status: expected }: EmbeddedAnswer, { status: actual }: EmbeddedAnswer) {
  return expected === actual ? [] : [{ path: 'status', expected, actual }]
}

function inHeaders(right: EmbeddedAnswer, wrong: EmbeddedAnswer): readonly Difference[] {
  const names = new Set([...Object.keys(right.headers), ...Object.keys(wrong.headers)])
  return [...names].flatMap(name => {
    const [expected, actual] = [headerOf(right, name), headerOf(wrong, name)]
    const isSame = expected === actual || SAID_BY_BODY.includes(name)
    return isSame ? [] : [{ path: `headers.${name}`, expected, actual }]
  })
}

function headerOf({ headers }: EmbeddedAnswer, name: string): string | typeof ABSENT {
  const value = headers[name]
  if (value === undefined) return ABSENT
  const values = [value].flat()
  // The value of a cookie is made anew each time.
  return (name === 'set-cookie' ? values.map(cookie => cookie.replace(/=[^;]*/, '=')) : values).join(', ')
}

/** The body of an answer as text. */
export function textOf({ body }: EmbeddedAnswer): string {
  if (typeof body === 'string') return body
  return body === null ? '' : Buffer.from(body).toString('latin1')
}

/** JSON where it is some, else the text. */
export function readText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}
