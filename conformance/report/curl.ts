import { requestTarget } from '../client/request-target.ts'
import type { WireRequest } from '../client/wire-request.ts'
import { REDACTED } from './scrub.ts'

/** A command line that sends the same request: brackets are not globbed, dots in the path stay. */
export function curlOf(request: WireRequest, url: string): string {
  const { method, path, headers, body } = request
  return [
    'curl -sS -g --path-as-is',
    ...(method === 'GET' && body === null ? [] : [`-X ${method}`]),
    quoted(url + requestTarget(path)),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${shownHeader(name, value)}`)}`),
    ...(body === null ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' ')
}

function shownHeader(name: string, value: string): string {
  return /^(authorization|cookie|x-api-key)$/i.test(name) ? value.replace(/[^\s]+$/, REDACTED) : value
}

/** For a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
