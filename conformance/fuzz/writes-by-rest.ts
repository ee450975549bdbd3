import { mayWrite } from '../safety/may-write.ts'
import type { Query } from './query.ts'

/** Whether a sequence writes by the content service's REST, of which the documentation says nothing. */
export function writesByRest(query: Query): boolean {
  if (query.door !== 'sequence') return false
  return query.commands.some(({ request }) => mayWrite(request) && request.path.startsWith('/api/'))
}
