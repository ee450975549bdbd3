import type { GraphQLSchema } from 'graphql'
import type { ServiceRequest, ServiceResponse } from '../../../http/message.ts'
import type { ContentType } from '../../model/types.ts'
import type { GraphqlContext, GraphqlQuery } from '../context.ts'
import { preferred } from '../http/accept.ts'
import type { GraphqlSettings } from '../settings/settings.ts'
import type { Environment } from '../sources.ts'
import { consolePage } from './page.ts'
import { sampleQuery } from './sample-query.ts'

/** When the console is served. */
export interface ConsoleAvailability {
  readonly clause: string
  readonly isOn: (settings: GraphqlSettings, environment: Environment) => boolean
}

/**
 * content.graphql.console: An interactive console is served at the endpoint's own path; it is on in development and
 * staging, and off in production unless `playgroundAlways` is true.
 */
export const consoleAvailability: ConsoleAvailability = {
  clause: 'content.graphql.console',
  isOn: ({ playgroundAlways }, environment) => environment !== 'production' || playgroundAlways,
}

/** Which requests are for the console. */
export interface ConsoleRequest {
  readonly clause: string
  readonly wants: (request: ServiceRequest) => boolean
}

/** content.graphql.console.accept: a GET that likes HTML better than JSON, also when it has a query (observed). */
export const consoleRequest: ConsoleRequest = {
  clause: 'content.graphql.console.accept',
  wants: ({ method, headers }) =>
    method === 'GET' && preferred(headers.accept, ['application/json', 'text/html']) === 'text/html',
}

/** Whether a request is answered with the console. */
export function wantsConsole(
  request: ServiceRequest,
  { query, settings }: GraphqlContext,
  environment: Environment,
): boolean {
  const { consoleAvailability: availability, consoleRequest: asking } = query.units.graphql
  if (!asking.wants(request)) return false
  return availability.isOn(settings, environment)
}

/** The page; its parts are read from their packages when they are first asked for. */
export async function consoleResponse(
  schema: GraphQLSchema,
  { query, settings }: GraphqlContext,
): Promise<ServiceResponse> {
  const { consoleParts } = await import('./read-parts.ts')
  const sample = sampleQuery(schema, ownTypes(query))
  const body = consolePage(await consoleParts(), { endpoint: settings.endpoint, sample })
  return { status: 200, headers: { 'content-type': 'text/html' }, body }
}

/** The project's types: what the caller may list comes first, and of that what has the most entries. */
function ownTypes({ models, store, caller }: GraphqlQuery): readonly ContentType[] {
  const isOpen = ({ uid }: ContentType) => Number(caller.may(`${uid}.find`))
  const sizeOf = ({ uid }: ContentType) => store.table(uid).rows.length
  return [...models.types.values()]
    .filter(({ uid }) => uid.startsWith('api::'))
    .sort((a, b) => isOpen(b) - isOpen(a) || sizeOf(b) - sizeOf(a))
}
