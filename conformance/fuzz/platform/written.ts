import { UsageError } from '../../usage-error.ts'
import { readTarget } from '../rest/rest-query.ts'
import { plainQuery } from './plain-query.ts'
import type { PlatformQuery } from './platform-query.ts'

/** A request to a site as a person writes it, `GET /platform/…`, sent to the path that is written. */
export function readSiteRequest(text: string, as: string): PlatformQuery {
  const [, target] = /^GET\s+(\/\S.*)$/s.exec(text.trim()) ?? []
  const read = target === undefined ? null : readTarget(target)
  if (!read)
    throw new UsageError(`--request ${text}: expected GET /path: only requests that read are sent to a site.`)
  const parameters = read.parameters.map(({ at: [first = '', ...rest], value }) => ({
    name: first + rest.map(part => `[${part}]`).join(''),
    value,
  }))
  return { ...plainQuery(read.path, as), isExact: true, parameters }
}
