import { mayWrite } from '../../safety/may-write.ts'
import type { Exchange } from '../exchange.ts'

/** Why nothing follows for an answer, so that it was not judged. */
export function whyUnknown({ request, answer }: Exchange, waiting: number): string {
  if (!isOfServices(request.path)) return 'not a request to either service'
  if (waiting > 0) return 'what it should show was known before, and was not read again afterwards'
  if (mayWrite(request)) return 'a write: its answer is not documented'
  if (answer.status >= 300) return 'not served (status 300 or above): errors are not documented'
  if (/graphql\b/.test(request.path)) return 'GraphQL: nothing follows from it'
  if (/^\/\w+\/api\//.test(request.path))
    return 'the platform: nothing documented that can be told from one answer'
  if (answer.json === undefined) return 'not JSON'
  if (Array.isArray(Object(answer.json).data)) return 'a list of which nothing can be told'
  return 'not a list: how single entries are read is not documented'
}

const SERVICES = /^\/(api|graphql|[\w-]+-graphql|(platform|ghost)\/api)([/?]|$)/

/** Whether a path is one of the services. */
export function isOfServices(path: string): boolean {
  return SERVICES.test(path)
}
