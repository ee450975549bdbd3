import type { Change } from '../../contracts.ts'
import { type Answer, jsonOf } from '../../http/answer.ts'
import { queryText } from '../../http/query.ts'
import type { ApiRequest } from '../../http/request.ts'
import { isObject, objectsOf } from '../../values.ts'
import { changeQuery } from '../rewrite.ts'

const FORMATS = ['html', 'plaintext', 'mobiledoc']

/**
 * The first-generation API ignores unknown formats, answers 200 to a new subscriber, and refuses ids and
 * empty posts otherwise than what came after it.
 * UNDOCUMENTED: observed on the real programs.
 */
export const firstGenerationWords: Change = {
  clause: 'platform.changes.2-0.first-generation-words',
  since: 2,
  scope: 'shape',
  up: inKnownFormats,
  down: (answer, asked) => {
    if (answer.status === 201 && asked.path === '/subscribers/') return { ...answer, status: 200 }
    return { ...answer, ...refusalOf(answer, asked) }
  },
}

function inKnownFormats(request: ApiRequest): ApiRequest {
  const formats = queryText(request.query, 'formats')?.split(',') ?? []
  const known = formats.filter(name => FORMATS.includes(name))
  if (known.length === formats.length) return request
  return changeQuery(request, ['formats'], known.length === 0 ? {} : { formats: known.join(',') })
}

/** The refusal in the words of that time; null where they are the same. */
function refusalOf(answer: Answer, { path, method }: ApiRequest): Pick<Answer, 'status' | 'body'> | null {
  const json = jsonOf(answer)
  const [error] = isObject(json) ? objectsOf(json.errors) : []
  const said = `${error?.message} ${error?.context}`
  if (/failed for id/.test(said)) return refusal(404, 'Resource not found.', 'NotFoundError')
  const isEmptyPost = method === 'POST' && path === '/posts/' && /Validation failed for posts\b/.test(said)
  return isEmptyPost ? refusal(400, "No root key ('posts') provided.", 'BadRequestError') : null
}

function refusal(status: number, message: string, errorType: string): Pick<Answer, 'status' | 'body'> {
  return { status, body: { json: { errors: [{ message, errorType }] } } }
}
