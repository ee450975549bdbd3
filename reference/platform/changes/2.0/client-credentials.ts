import type { Site } from '../../contracts.ts'
import { unauthorized } from '../../errors.ts'
import { queryText } from '../../http/query.ts'
import type { JsonObject } from '../../values.ts'

/** @throws PlatformError 401 when the pair is missing or is not that of a client */
export function checkClient(given: JsonObject, { store }: Site): void {
  const [slug, secret] = [queryText(given, 'client_id'), queryText(given, 'client_secret')]
  if (!slug || !secret) throw denied('Client credentials were not provided')
  if (store.findBy('clients', 'slug', slug)?.secret !== secret)
    throw denied('Client credentials were not valid')
}

function denied(context: string) {
  return unauthorized('Access denied.', { context })
}
