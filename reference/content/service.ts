import type { ServiceRequest, ServiceResponse } from '../http/message.ts'
import { createGraphqlService, type GraphqlSources } from './graphql/service.ts'
import { createRestService } from './rest/service.ts'

/** The content service with both of its doors: the GraphQL endpoint, and REST for every other path. */
export interface ContentService {
  /** Answers one request; `fired` is told the clause of each unit that the answer rests on. */
  handle(request: ServiceRequest, fired: (clause: string) => void): ServiceResponse | Promise<ServiceResponse>
  /** Rejects with a UsageError when a project's extension does not fit. */
  ready(): Promise<void>
}

export function createContentService(sources: GraphqlSources): ContentService {
  const graphql = createGraphqlService(sources)
  const rest = createRestService(sources)
  return {
    handle: (request, fired) => graphql.handle(request, fired) ?? rest(request, fired),
    ready: () => graphql.ready(),
  }
}
