import type { ServiceResponse } from '../../http/message.ts'
import type { Around, Freedom } from '../freedom.ts'
import { withJson } from '../json-answer.ts'

const BODIES = 'platform/endpoints/changes-in-5-0.sentence-1'
const FIELDS = 'platform/resources-and-their-fields.sentence-1'

/** How a request is refused: nothing of it is described. */
export const refusals: readonly Freedom[] = [
  refusal('other-body', 'refuses with an error object of its own', answer =>
    withJson(answer, { status: 'error', reason: 'No.' }),
  ),
  refusal('as-html', 'refuses with a web page', answer => ({
    ...answer,
    headers: { ...answer.headers, 'content-type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>Refused</title>',
  })),
  refusal('empty', 'refuses with a status and nothing else', answer => ({ ...answer, body: '' })),
  refusal('not-found', 'refuses everything with 404', answer => ({ ...answer, status: 404 })),
  refusal('bad-request', 'refuses everything with 400', answer => ({ ...answer, status: 400 })),
  refusal('rare-statuses', 'refuses with statuses that are rare', answer => ({
    ...answer,
    status: answer.status === 404 ? 410 : answer.status === 403 ? 401 : answer.status === 401 ? 403 : 409,
  })),
]

function refusal(name: string, says: string, change: (answer: ServiceResponse) => ServiceResponse): Freedom {
  const around: Around = async (request, server) => {
    const answer = await server(request)
    return answer.status >= 400 ? change(answer) : answer
  }
  return { id: `platform.refusals.${name}`, says, leftOpenBy: [BODIES, FIELDS], around }
}
