import type { ServiceRequest, ServiceResponse } from '../../../http/message.ts'
import type { GraphqlContext } from '../context.ts'
import { preferred } from '../http/accept.ts'
import type { GraphqlSettings } from '../settings/settings.ts'
import type { Environment } from '../sources.ts'
import { consolePage } from './page.ts'

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
export async function consoleResponse(endpoint: string): Promise<ServiceResponse> {
  const { readConsoleParts } = await import('./read-parts.ts')
  const body = consolePage(await readConsoleParts(), endpoint)
  return { status: 200, headers: { 'content-type': 'text/html' }, body }
}
