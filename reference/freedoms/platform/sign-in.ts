import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { Around, Freedom } from '../freedom.ts'
import { ofApi, withQuery } from './requests.ts'

const KEY = 'platform/authentication.rule-1'
const SESSIONS = 'platform/authentication.rule-2'

/** Where the content key stands, and how a session is opened: not shown. */
export const signIn: readonly Freedom[] = [
  {
    id: 'platform.sign-in.key-in-header',
    says: 'takes the content key in a header',
    leftOpenBy: [KEY],
    around: (request, server) => {
      const query = ofApi(request)?.query
      if (!query) return server(request)
      query.delete('key')
      const key = request.headers['x-content-key']
      if (key !== undefined) query.set('key', key)
      return server(withQuery(request, query))
    },
  },
  {
    id: 'platform.sign-in.elsewhere',
    says: 'opens sessions at a page of its own',
    leftOpenBy: [SESSIONS],
    around: async (request, server) =>
      ofApi(request)?.path === 'admin/session/' ? NOT_FOUND : server(request),
  },
  {
    id: 'platform.sign-in.other-cookie',
    says: 'has another name for the cookie of a session',
    leftOpenBy: [SESSIONS],
    around: otherCookie,
  },
]

const NOT_FOUND: ServiceResponse = { status: 404, headers: {}, body: '' }

async function otherCookie(...[request, server]: Parameters<Around>): Promise<ServiceResponse> {
  const answer = await server(withCookie(request))
  const set = answer.headers['set-cookie']
  if (typeof set !== 'string') return answer
  return { ...answer, headers: { ...answer.headers, 'set-cookie': set.replace(NAME, 'sid=') } }
}

const NAME = 'platform-admin-api-session='

function withCookie(request: ServiceRequest): ServiceRequest {
  const { cookie, ...headers } = request.headers
  if (cookie === undefined) return request
  return { ...request, headers: { ...headers, cookie: cookie.replace('sid=', NAME) } }
}
