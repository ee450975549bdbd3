import { validationError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeNotation } from './change-lists.ts'

/** What is not percent-encoded UTF-8 is refused. */
export const badEncodingRefused: Quirk = {
  id: 'content.query.bad-encoding.refused',
  clause: 'content.query.bad-encoding',
  says: 'what is not percent-encoded UTF-8 is refused',
  apply: changeNotation('content.query.bad-encoding', { decoder: decoded }),
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    throw validationError(`Invalid query: ${text} is not percent-encoded UTF-8`)
  }
}
