import type { CapturedRequest } from '../../captured/captured.ts'
import { readHar } from '../../captured/read-har.ts'
import { readLog } from '../../captured/read-log.ts'
import { UsageError } from '../../usage-error.ts'
import { ofTheServices, plainRequest, type RequestSource, type SourceRequest } from './source.ts'

/** Headers of the browser and its connection: a recording is made without them. */
const NOT_OURS =
  /^(:.*|host|connection|content-length|accept-encoding|user-agent|referer|origin|cookie|sec-.*|if-.*|cache-control|pragma|priority|te|upgrade-.*)$/

/** The requests of an HTTP Archive. Throws UsageError. */
export function harSource(text: string, file: string): RequestSource {
  const { requests } = readHar(text, file)
  return ofTheServices(requests.map(it => sourceRequest(it, `${file}#${it.position}`)))
}

/** The requests of an access log. It has no bodies and no headers: what it says of writes cannot be sent again. */
export function accessLogSource(text: string, file: string): RequestSource {
  const requests = readLog(text).requests.filter(({ method }) => ['GET', 'HEAD'].includes(method))
  if (requests.length === 0)
    throw new UsageError(`${file}: no line holds a request such as "GET /api/restaurants HTTP/1.1".`)
  return ofTheServices(requests.map(it => sourceRequest(it, `${file}:${it.position}`)))
}

function sourceRequest({ answer, ...captured }: CapturedRequest, id: string): SourceRequest {
  const { method, path, headers, body } = captured
  const own = Object.entries(headers).filter(([name]) => !NOT_OURS.test(name))
  return {
    ...plainRequest(id, method, neutral(path)),
    ...{ headers: Object.fromEntries(own), body: body ?? undefined },
    ...(answer !== undefined && { answer }),
  }
}

/** Requests are written in the neutral word, whatever the platform calls itself. */
function neutral(path: string): string {
  return path.replace(/^\/ghost(?=\/api\/)/, '/platform')
}
