import { requestTarget } from '../../../conformance/client/request-target.ts'
import type { SentRequest } from '../../engine/engine.ts'

/** `const response = await fetch(…)`. */
export function fetchOf({ method, path, headers, body }: SentRequest, server: string): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${literal(method)},`]),
    ...(Object.keys(headers).length === 0 ? [] : [`  headers: ${headersText(headers)},`]),
    ...(body === null ? [] : [`  body: ${bodyText(body)},`]),
  ]
  const url = literal(server + requestTarget(path))
  const given = options.length === 0 ? url : [`${url}, {`, ...options, '}'].join('\n')
  return `const response = await fetch(${given})`
}

/** A text in single quotes. */
export function literal(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return `'${escaped.replaceAll("'", "\\'")}'`
}

function headersText(headers: SentRequest['headers']): string {
  const written = Object.entries(headers).map(([name, value]) => `${literal(name)}: ${literal(value)}`)
  return `{ ${written.join(', ')} }`
}

function bodyText(body: string): string {
  try {
    return `JSON.stringify(${JSON.stringify(JSON.parse(body), null, 2).replaceAll('\n', '\n  ')})`
  } catch {
    return literal(body)
  }
}
