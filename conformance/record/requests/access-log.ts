import { UsageError } from '../../usage-error.ts'
import { ofTheServices, plainRequest, type RequestSource } from './source.ts'

/** The request as the common and the combined log format quote it: `"GET /api/x HTTP/1.1"`. */
const QUOTED = /"([A-Z]+) (\/[^ "]*) HTTP\/[\d.]+"/

/** Reads an access log. It has no bodies and no headers: what it says of writes cannot be sent again. */
export function readAccessLog(text: string, file: string): RequestSource {
  const requests = text.split('\n').flatMap((line, index) => {
    const [, method, path] = QUOTED.exec(line) ?? []
    const isWhole = method !== undefined && path !== undefined && ['GET', 'HEAD'].includes(method)
    return isWhole ? [plainRequest(`${file}:${index + 1}`, method, path)] : []
  })
  if (requests.length === 0)
    throw new UsageError(`${file}: no line holds a request such as "GET /api/restaurants HTTP/1.1".`)
  return ofTheServices(requests)
}
