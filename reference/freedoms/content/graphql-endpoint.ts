import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { Around, Freedom } from '../freedom.ts'
import { isJsonObject, jsonOf, withJson } from '../json-answer.ts'

const METHOD = 'content/endpoints/graphql-endpoint.point-1'
const ERRORS = 'content/errors.sentence-1'

/** How the GraphQL endpoint is asked and answers: hardly anything of it is described. */
export const graphqlEndpoint: readonly Freedom[] = [
  {
    id: 'content.graphql.extensions-beside',
    says: 'tells in extensions of each GraphQL answer which server it was',
    leftOpenBy: [METHOD],
    around: answering(answer => {
      const body = jsonOf(answer)
      return isJsonObject(body)
        ? withJson(answer, { ...body, extensions: { ...Object(body.extensions), server: 'one' } })
        : answer
    }),
  },
  {
    id: 'content.graphql.media-type',
    says: 'answers GraphQL in the media type of GraphQL',
    leftOpenBy: [METHOD],
    around: answering(answer =>
      jsonOf(answer) === undefined
        ? answer
        : withHeaders(answer, { 'content-type': 'application/graphql-response+json; charset=utf-8' }),
    ),
  },
  {
    id: 'content.graphql.never-kept',
    says: 'says of every GraphQL answer that it must not be kept',
    leftOpenBy: ['content/endpoints/programmatic-extension-interface-not-http.row.middlewares', METHOD],
    around: answering(answer => withHeaders(answer, { 'cache-control': 'no-store', vary: '*' })),
  },
  {
    id: 'content.graphql.refused-as-a-whole',
    says: 'refuses a GraphQL document as a whole when one field of it is refused',
    leftOpenBy: [ERRORS],
    around: answering(answer => {
      const body = jsonOf(answer)
      return isJsonObject(body) && Array.isArray(body.errors)
        ? withJson(answer, { ...body, data: null })
        : answer
    }),
  },
  {
    id: 'content.graphql.no-get',
    says: 'takes no query by GET',
    leftOpenBy: [METHOD],
    around: async (request, server) =>
      isOfGraphql(request) && request.method === 'GET' && !wantsPage(request)
        ? { status: 405, headers: { 'content-type': 'text/plain', allow: 'POST' }, body: 'POST it' }
        : server(request),
  },
]

/** Whether a request goes to the GraphQL endpoint of any world. */
export function isOfGraphql({ target }: ServiceRequest): boolean {
  return /^\/[a-z-]*graphql(\?|$)/i.test(target)
}

/** Whether it asks for a page, as browsers do. */
export function wantsPage({ headers }: ServiceRequest): boolean {
  return headers.accept?.includes('html') ?? false
}

/** Answers of the endpoint that were not pages are changed. */
function answering(change: (answer: ServiceResponse) => ServiceResponse): Around {
  return async (request, server) => {
    const answer = await server(request)
    return isOfGraphql(request) ? change(answer) : answer
  }
}

function withHeaders(answer: ServiceResponse, headers: Readonly<Record<string, string>>): ServiceResponse {
  return { ...answer, headers: { ...answer.headers, ...headers } }
}
