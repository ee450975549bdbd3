import type { Answer } from '../client/outcome.ts'
import { requestOf } from './query.ts'
import type { Judged } from './twin.ts'

/** What every refusal may say. */
const GENERAL =
  /^(bad request|unauthorized|forbidden|not found|internal server error|(an )?(unknown )?(internal )?error.*|validation error|)$/i

/**
 * What an answer says is wrong, without what it names from the request and without numbers: the same words come from the
 * same place of a program. Null: nothing that tells refusals apart.
 */
export function messageOf({ actual, query }: Pick<Judged, 'actual' | 'query'>): string | null {
  const said = actual.kind === 'answer' ? saidIn(actual) : null
  if (said === null || GENERAL.test(said)) return null
  const { path, body } = requestOf(query)
  const asked = new Set(wordsOf(`${decoded(path)} ${body === undefined ? '' : JSON.stringify(body)}`))
  return said.replace(WORD, word => (asked.has(word.toLowerCase()) ? '…' : word)).replace(/\d+/g, '0')
}

const WORD = /[$\w]+/g

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(WORD) ?? []
}

/** A target may be sent what no URL can hold. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Content service: `error.message`; platform and GraphQL: that of the first of `errors`. */
function saidIn({ json }: Answer): string | null {
  const { error, errors } = Object(json)
  const message = Object(error).message ?? Object(Object(errors)[0]).message
  return typeof message === 'string' ? message.trim() : null
}
