import type { ServiceRequest } from '../../../http/message.ts'
import { preferred } from '../http/accept.ts'
import type { GraphqlSettings } from '../settings/settings.ts'

/** When the console is served. */
export interface ConsoleAvailability {
  readonly clause: string
  readonly isOn: (settings: GraphqlSettings, production: boolean) => boolean
}

/**
 * content.graphql.console: An interactive console is served at the endpoint's own path; it is on in development and
 * staging, and off in production unless `playgroundAlways` is true.
 */
export const consoleAvailability: ConsoleAvailability = {
  clause: 'content.graphql.console',
  isOn: ({ playgroundAlways }, production) => !production || playgroundAlways,
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
