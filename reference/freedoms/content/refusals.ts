import type { ServiceResponse } from '../../http/message.ts'
import type { Around, Freedom } from '../freedom.ts'
import { isJsonObject, jsonOf, mapJson, withJson } from '../json-answer.ts'

const ERRORS = 'content/errors.sentence-1'
const CODES = 'content/errors.sentence-2'

/** How a request is refused: nothing of it is described. */
export const refusals: readonly Freedom[] = [
  refusal('problem-details', 'refuses with problem details, of REST and of GraphQL', ({ status }) =>
    made(status < 400 ? 400 : status, 'application/problem+json', '{"type":"about:blank","title":"No"}'),
  ),
  refusal('as-html', 'refuses with a web page', ({ status }) =>
    made(status < 400 ? 400 : status, 'text/html; charset=utf-8', '<!doctype html><title>Refused</title>'),
  ),
  refusal('empty', 'refuses with a status and nothing else', ({ status }) =>
    made(status < 400 ? 400 : status, 'text/plain', ''),
  ),
  refusal('not-found', 'refuses everything with 404', answer => ({ ...answer, status: 404 })),
  refusal('unprocessable', 'refuses everything with 422', answer => ({ ...answer, status: 422 })),
  refusal('teapot', 'refuses with statuses that are rare', answer => ({
    ...answer,
    status: answer.status === 404 ? 410 : answer.status === 403 ? 401 : answer.status === 401 ? 403 : 409,
  })),
  // Whoever judges takes any words for these.
  refusal('other-texts', 'has texts and codes of its own in its errors', answer =>
    mapJson(answer, otherTexts),
  ),
  refusal(
    'graphql-as-200',
    'refuses GraphQL with status 200 and errors, without codes and places',
    answer => {
      const body = jsonOf(answer)
      return isJsonObject(body) && Array.isArray(body.errors)
        ? { ...withJson(answer, { errors: [{ message: 'No.' }], data: body.data }), status: 200 }
        : answer
    },
  ),
  refusal('graphql-as-400', 'refuses GraphQL with status 400', answer =>
    answer.status === 200 ? { ...answer, status: 400 } : answer,
  ),
]

function refusal(name: string, says: string, change: (answer: ServiceResponse) => ServiceResponse): Freedom {
  const around: Around = async (request, server) => {
    const answer = await server(request)
    return isRefusal(answer) ? change(answer) : answer
  }
  return { id: `content.refusals.${name}`, says, leftOpenBy: [ERRORS, CODES], around }
}

/** By its status; of GraphQL also errors beside no data. */
function isRefusal(answer: ServiceResponse): boolean {
  if (answer.status >= 400) return true
  const body = jsonOf(answer)
  if (!isJsonObject(body) || !Array.isArray(body.errors)) return false
  return !isJsonObject(body.data) || Object.values(body.data).every(value => value === null)
}

function made(status: number, type: string, body: string): ServiceResponse {
  return { status, headers: { 'content-type': type }, body }
}

function otherTexts(body: unknown): unknown {
  if (!isJsonObject(body)) return body
  if (Array.isArray(body.errors)) {
    return { ...body, errors: body.errors.map(() => ({ message: 'No.', extensions: { code: 'E1' } })) }
  }
  return { data: null, error: { status: 0, name: 'Refusal', message: 'No.', details: null } }
}
