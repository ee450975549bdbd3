import { wireRequest } from '../../client/wire-request.ts'
import { curlOf } from '../../report/curl.ts'
import { credentialVariable } from '../../targets/credential-variable.ts'
import { sentRequest } from '../invalid/send-invalid.ts'
import { type PlatformQuery, shownRequest } from '../platform/platform-query.ts'
import { type Query, requestOf } from '../query.ts'

/**
 * The command line that sends a query again: the shell fills in the token of whoever sends it. `pathOf` gives the path of
 * a query at the target, where that is a platform.
 */
export function sendAgain(
  url: string,
  query: Query,
  as: string,
  pathOf?: (query: PlatformQuery) => string,
): string {
  if (query.door === 'platform') return curlOf(wireRequest(shownRequest(query, pathOf)), url)
  const isWrite = query.door === 'invalid' && query.right.door === 'write'
  const request = query.door === 'invalid' ? sentRequest(query) : requestOf(query)
  return curlOf(wireRequest(request), url, proofOf(isWrite ? query.right.as : as))
}

function proofOf(as: string): Readonly<Record<string, string>> {
  const [kind = '', name = ''] = as.split(/:(.*)/)
  const variable = kind === 'token' ? 'TOKEN' : kind === 'user' ? 'JWT' : null
  return variable === null ? {} : { authorization: `Bearer \${${credentialVariable(variable, name)}}` }
}
