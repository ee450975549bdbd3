import type { ServiceRequest, ServiceResponse } from '../../../http/message.ts'
import type { GraphqlContext } from '../context.ts'
import { consolePage } from './page.ts'

/** Whether a request is answered with the console. */
export function wantsConsole(
  request: ServiceRequest,
  { query, settings }: GraphqlContext,
  production: boolean,
): boolean {
  const { consoleAvailability, consoleRequest } = query.units.graphql
  if (!consoleRequest.wants(request)) return false
  return consoleAvailability.isOn(settings, production)
}

/** The page; its parts are read from their packages when they are first asked for. */
export async function consoleResponse(endpoint: string): Promise<ServiceResponse> {
  const { readConsoleParts } = await import('./read-parts.ts')
  const body = consolePage(await readConsoleParts(), endpoint)
  return { status: 200, headers: { 'content-type': 'text/html' }, body }
}
