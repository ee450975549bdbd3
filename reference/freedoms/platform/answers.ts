import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { Around, Freedom } from '../freedom.ts'
import { isJsonObject, type JsonObject, mapJson, mapObjects, mapTexts, withJson } from '../json-answer.ts'
import { ofApi } from './requests.ts'

const BODIES = 'platform/endpoints/changes-in-5-0.sentence-1'
const FIELDS = 'platform/resources-and-their-fields.sentence-1'

/** How a request is answered that is served: most bodies are not shown, and neither are statuses and headers. */
export const answers: readonly Freedom[] = [
  freedom('created-as-200', 'answers 200 to what it adds', (_, answer) =>
    answer.status === 201 ? { ...answer, status: 200 } : answer,
  ),
  freedom('created-as-201', 'answers 201 to every POST that has content', ({ method }, answer) =>
    method === 'POST' && answer.status === 200 ? { ...answer, status: 201 } : answer,
  ),
  freedom('deleted-as-200', 'answers 200 to what it deletes, and says so', ({ method, target }, answer) =>
    method === 'DELETE' && answer.status === 204 && !target.includes('/connect/')
      ? { ...withJson(answer, { deleted: true }), status: 200 }
      : answer,
  ),
  freedom('written-without-body', 'shows nothing of what it adds and edits', (request, answer) =>
    isWritten(request)
      ? { status: request.method === 'POST' ? 201 : 204, headers: answer.headers, body: null }
      : answer,
  ),
  freedom('more-members', 'shows members that nobody knows', (_, answer) => mapAnswer(answer, withMore)),
  freedom('lists-backwards', 'lists everything the other way round', (_, answer) =>
    mapAnswer(answer, backwards),
  ),
  freedom('members-backwards', 'shows members in another order', (_, answer) =>
    mapAnswer(answer, body => mapObjects(body, turned)),
  ),
  freedom('without-meta', 'says nothing of pages', (_, answer) => mapAnswer(answer, withoutMeta)),
  freedom('other-meta', 'tells of pages in words of its own', (_, answer) =>
    mapAnswer(answer, body => ({ ...Object(withoutMeta(body)), meta: { total: 1 } })),
  ),
  freedom('times-with-offset', 'writes times with +00:00', (_, answer) =>
    mapAnswer(answer, body => mapTexts(body, text => text.replace(TIME, '$1$2+00:00'))),
  ),
  freedom('times-in-seconds', 'writes times without milliseconds', (_, answer) =>
    mapAnswer(answer, body => mapTexts(body, text => text.replace(TIME, '$1Z'))),
  ),
  freedom('own-headers', 'sends no headers but its own', (_, answer) => withOwnHeaders(answer)),
  freedom('small-currency', 'shows currencies in small letters', (_, answer) =>
    mapAnswer(answer, body => mapObjects(body, smallCurrency)),
  ),
]

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)Z$/

/** What is said to be managed; of passwords and of what has no content more is said. */
const MANAGED = /^admin\/(posts|pages|tags|tiers|products|members|newsletters|settings)\/([\w-]+\/)?$/

function isWritten(request: ServiceRequest): boolean {
  return ['POST', 'PUT'].includes(request.method) && MANAGED.test(ofApi(request)?.path ?? '')
}

type Change = (request: ServiceRequest, answer: ServiceResponse) => ServiceResponse

function freedom(name: string, says: string, change: Change): Freedom {
  const around: Around = async (request, server) => {
    const answer = await server(request)
    return ofApi(request) && answer.status < 300 ? change(request, answer) : answer
  }
  return { id: `platform.answers.${name}`, says, leftOpenBy: [BODIES, FIELDS], around }
}

/** An answer with its object rewritten; what is a list or a text by itself is left alone. */
function mapAnswer(answer: ServiceResponse, change: (body: JsonObject) => unknown): ServiceResponse {
  return mapJson(answer, body => (isJsonObject(body) ? change(body) : body))
}

function withMore(body: JsonObject): unknown {
  return mapObjects(body, object => ({ ...object, more_than_documented: 'x' }))
}

/** Lists of objects: lists of texts are values of their own. */
function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.every(isJsonObject) ? value.map(backwards).toReversed() : value
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, backwards(member)]))
}

function turned(object: JsonObject): unknown {
  return Object.fromEntries(Object.entries(object).toReversed())
}

function withoutMeta(body: JsonObject): unknown {
  const { meta: _, ...rest } = body
  return rest
}

/** What the documentation names, what says of which type the body is, and what keeps a user signed in. */
const NAMED = ['content-type', 'content-version', 'deprecation', 'set-cookie']

function withOwnHeaders(answer: ServiceResponse): ServiceResponse {
  const kept = Object.entries(answer.headers).filter(([name]) => NAMED.includes(name))
  const own = { server: 'own', etag: '"own"', 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT', vary: '*' }
  return { ...answer, headers: { ...Object.fromEntries(kept), ...own } }
}

function smallCurrency(object: JsonObject): unknown {
  const { currency } = object
  return typeof currency === 'string' ? { ...object, currency: currency.toLowerCase() } : object
}
