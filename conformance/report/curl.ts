import { requestTarget } from '../client/request-target.ts'
import type { WireRequest } from '../client/wire-request.ts'
import { REDACTED } from '../secrets/redact.ts'
import { hideHeader, hideParameters } from '../secrets/requests.ts'

type Headers = Readonly<Record<string, string>>

/**
 * A command line that sends the same request: brackets are not globbed, dots in the path stay. `common` are headers
 * that every request to the target has, as the configuration writes them: the shell fills in the variables.
 */
export function curlOf(request: WireRequest, url: string, common: Headers = {}): string {
  const { headers } = request
  return commandLine(request, url, [
    ...Object.entries(headers).map(([name, value]) => quoted(shownHeader(name, value))),
    ...headersBesides(headers, common).map(([name, value]) => commonHeader(name, value)),
  ])
}

/** The same with every header as it is sent: for worlds of ours, whose keys everybody knows. */
export function openCurlOf(request: WireRequest, url: string): string {
  return commandLine(
    request,
    url,
    Object.entries(request.headers).map(([name, value]) => quoted(`${name}: ${value}`)),
  )
}

/** The request as it goes over the wire, without what a client adds of its own. */
export function httpText({ method, path, headers, body }: WireRequest): string {
  const shown = Object.entries(headers).map(([name, value]) => shownHeader(name, value))
  const lines = [`${method} ${hideParameters(requestTarget(path), REDACTED)} HTTP/1.1`, ...shown]
  return body === null ? lines.join('\n') : [...lines, '', body].join('\n')
}

/** `headers` are quoted already. */
function commandLine({ method, path, body }: WireRequest, url: string, headers: readonly string[]): string {
  return [
    'curl -sS -g --path-as-is',
    ...(method === 'GET' && body === null ? [] : [`-X ${method}`]),
    quoted(url + requestTarget(path)),
    ...headers.map(header => `-H ${header}`),
    ...(body === null ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' ')
}

/** A request's own headers win. */
function headersBesides(own: Headers, common: Headers): readonly (readonly [string, string])[] {
  const names = Object.keys(own).map(name => name.toLowerCase())
  return Object.entries(common).filter(([name]) => !names.includes(name.toLowerCase()))
}

const VARIABLE = /\$\{\w+\}/

/** In double quotes a shell puts the value of a variable in its place. */
function commonHeader(name: string, value: string): string {
  if (!VARIABLE.test(value)) return quoted(shownHeader(name, value))
  const parts = `${name}: ${value}`.split(/(\$\{\w+\})/)
  return `"${parts.map(part => (VARIABLE.test(part) ? part : part.replace(/[\\"$`]/g, '\\$&'))).join('')}"`
}

function shownHeader(name: string, value: string): string {
  return `${name}: ${hideHeader(name, value, REDACTED)}`
}

/** For a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
