import { isObject } from '../../compare/json-value.ts'
import type { AnswerInvariant, Broken, Sight } from '../broken.ts'

/** What says that it is JSON can be read as JSON. */
export const jsonIsJson: AnswerInvariant = ({ answer }) => {
  const type = typeOf(answer)
  if (type === null || !JSON_TYPE.test(type) || answer.text === '' || answer.json !== undefined) return null
  return noted('the answer says that it is JSON, and cannot be read as such', {
    path: 'body',
    expected: 'a JSON body',
    actual: answer.text.slice(0, LONGEST),
  })
}

/** A service that answers with JSON says so. */
export const jsonSaysSo: AnswerInvariant = ({ spec, answer }) => {
  const isJson = isObject(answer.json) || Array.isArray(answer.json)
  if (!SERVICES.test(spec.path) || answer.status >= 300 || !isJson) return null
  const type = typeOf(answer)
  if (type !== null && JSON_TYPE.test(type)) return null
  return noted('the answer is JSON, and does not say so', {
    path: 'headers.content-type',
    expected: 'application/json',
    actual: type ?? '<absent>',
  })
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i

const SERVICES = /^\/(?:api|graphql|platform\/api)\b/

/** So much of a body shows what it is. */
const LONGEST = 200

function typeOf({ headers }: Sight['answer']): string | null {
  const type = headers['content-type']
  return typeof type === 'string' ? type : null
}

function noted(says: string, difference: Broken['difference']): Broken {
  return { says, clause: null, isDocumented: false, difference }
}
