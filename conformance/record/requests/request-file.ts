import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { UsageError } from '../../usage-error.ts'
import { plainRequest, type RequestSource, type SourceRequest } from './source.ts'

/**
 * Reads a file of requests, one a line: `GET /api/x`, or a JSON object `{method, path, headers?, body?, as?, id?}`.
 * Empty lines and lines that begin with # are comments. Throws UsageError.
 */
export function readRequestFile(text: string, file: string): RequestSource {
  const requests = text.split('\n').flatMap((line, index) => {
    const written = line.trim()
    return written === '' || written.startsWith('#') ? [] : [readLine(written, `${file}:${index + 1}`)]
  })
  return { requests, leftOut: [] }
}

function readLine(line: string, where: string): SourceRequest {
  if (line.startsWith('{')) return readObject(parse(line, where), where)
  const [, method, path] = /^([A-Z]+)\s+(\/.*)$/.exec(line) ?? []
  if (method === undefined || path === undefined)
    throw new UsageError(`${where}: expected a line such as GET /api/restaurants, or a JSON object.`)
  return plainRequest(where, method, path)
}

function readObject(row: JsonObject, where: string): SourceRequest {
  const { id, method, path, headers, body, as } = row
  if (typeof method !== 'string' || typeof path !== 'string' || !path.startsWith('/'))
    throw new UsageError(`${where}: expected a method, and a path that begins with /.`)
  const texts = Object.entries(isObject(headers) ? headers : {})
  return {
    ...plainRequest(typeof id === 'string' ? id : where, method.toUpperCase(), path),
    headers: Object.fromEntries(texts.map(([name, value]) => [name.toLowerCase(), String(value)])),
    body,
    as: typeof as === 'string' ? as : 'public',
  }
}

function parse(line: string, where: string): JsonObject {
  try {
    const value: unknown = JSON.parse(line)
    if (isObject(value)) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new UsageError(`${where}: expected a JSON object, found ${line.slice(0, 60)}`)
}
