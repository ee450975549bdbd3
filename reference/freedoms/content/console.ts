import type { ServiceResponse } from '../../http/message.ts'
import type { Freedom } from '../freedom.ts'
import { isOfGraphql, wantsPage } from './graphql-endpoint.ts'

const CONSOLE = 'content/endpoints/graphql-endpoint.point-2'

/** How the console looks, and how a server says that there is none: neither is described. */
export const consoles: readonly Freedom[] = [
  shown('other-page', 'shows a console of its own making', {
    status: 200,
    headers: { 'content-type': 'text/html;charset=UTF-8' },
    body: '<h1>Ask</h1><script src="https://example.test/ask.js"></script>',
  }),
  shown('xhtml', 'shows the console as XHTML', {
    status: 200,
    headers: { 'content-type': 'application/xhtml+xml' },
    body: '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>',
  }),
  hidden(
    'not-found',
    'answers 404 where there is no console',
    answered(404, 'text/html', '<h1>Not found</h1>'),
  ),
  hidden('forbidden', 'answers 403 where there is no console', answered(403, 'application/json', '{}')),
  hidden('wrong-method', 'takes no GET where there is no console', answered(405, 'text/plain', 'POST it')),
  hidden('elsewhere', 'leads to the start page where there is no console', {
    status: 302,
    headers: { location: '/' },
    body: null,
  }),
  hidden(
    'query-missing',
    'misses a query where there is no console, with status 200',
    answered(200, 'application/json', '{"errors":[{"message":"No query."}]}'),
  ),
  hidden('told', 'tells that the console is off, with status 200', answered(200, 'text/plain', 'It is off.')),
]

/** A server with a page in place of its console. */
function shown(name: string, says: string, page: ServiceResponse): Freedom {
  return inPlace(name, says, answer => (isPage(answer) ? page : answer))
}

/** A server with another answer where a page is asked for and there is none. */
function hidden(name: string, says: string, other: ServiceResponse): Freedom {
  return inPlace(name, says, answer => (isPage(answer) ? answer : other))
}

function inPlace(name: string, says: string, change: (answer: ServiceResponse) => ServiceResponse): Freedom {
  return {
    id: `content.console.${name}`,
    says,
    leftOpenBy: [CONSOLE, 'content/errors.sentence-1'],
    around: async (request, server) => {
      const answer = await server(request)
      const isAsked = request.method === 'GET' && isOfGraphql(request) && wantsPage(request)
      return isAsked ? change(answer) : answer
    },
  }
}

function isPage({ status, headers }: ServiceResponse): boolean {
  return status === 200 && String(headers['content-type']).includes('html')
}

function answered(status: number, type: string, body: string): ServiceResponse {
  return { status, headers: { 'content-type': type }, body }
}
