import type { ServiceRequest, ServiceResponse } from '../http/message.ts'
import { type Consulted, type Listener, listening } from '../units/listening.ts'
import { ListeningEngine } from './graphql/listening-engine.ts'
import { createGraphqlService } from './graphql/service.ts'
import type { GraphqlSources } from './graphql/sources.ts'
import { type CrossOrigin, createCrossOriginDoor, type Origins } from './http/cross-origin.ts'
import type { RestSources } from './rest/context.ts'
import { createRestService } from './rest/service.ts'

/** The content service with both of its doors: the GraphQL endpoint, and REST for every other path. */
export interface ContentService {
  handle(request: ServiceRequest): ServiceResponse | Promise<ServiceResponse>
  /** Answers with a file of the project, in the same way as all else. */
  handleFile(
    request: ServiceRequest,
    file: Promise<ServiceResponse>,
  ): ServiceResponse | Promise<ServiceResponse>
  /** The same answer; `fired` is told the clause of each unit that it rests on. One at a time. */
  explain(
    request: ServiceRequest,
    fired: Listener,
    consulted?: Consulted | null,
  ): ServiceResponse | Promise<ServiceResponse>
  /** Whether code of the project may have a say in the answer: nobody knows what it looks at. */
  isExtended(request: ServiceRequest): boolean
  /** Whether a request goes to the GraphQL endpoint. */
  isGraphql(request: ServiceRequest): boolean
  /** How often anything was written or sent; what is written by others to the same store counts, too. */
  writes(): number
  /** Rejects with a UsageError when a project's extension does not fit. */
  ready(): Promise<void>
}

/** What the content service runs on. */
export interface ContentSources extends GraphqlSources, RestSources {
  readonly units: GraphqlSources['units'] & RestSources['units'] & { readonly crossOrigin: CrossOrigin }
  readonly origins: Origins
}

export function createContentService(sources: ContentSources): ContentService {
  const graphql = createGraphqlService(sources)
  const rest = createRestService(sources)
  const door = createCrossOriginDoor(sources.units.crossOrigin, sources.origins)
  let engine: ListeningEngine | null = null
  return {
    handle: request => door(request, () => graphql.handle(request) ?? rest(request)),
    handleFile: (request, file) => door(request, () => file),
    // What was worked out for earlier requests must not hide what this one rests on: its units are new.
    explain: (request, fired, consulted) => {
      const heard: ContentSources = { ...sources, units: listening(sources.units, fired, consulted) }
      const graphqlHeard = createGraphqlService(heard, settings => {
        engine ??= new ListeningEngine(sources, settings)
        return engine.telling(fired, consulted)
      })
      const heardDoor = createCrossOriginDoor(heard.units.crossOrigin, sources.origins)
      return heardDoor(request, () => graphqlHeard.handle(request) ?? createRestService(heard)(request))
    },
    isExtended: request => sources.registers.length > 0 && graphql.isAsked(request),
    isGraphql: graphql.isAsked,
    writes: () => sources.store.writes + sources.users.mail.writes,
    ready: () => graphql.ready(),
  }
}
