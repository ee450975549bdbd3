import type { WrittenRequest } from '../../client/wire-request.ts'
import type { Asker } from '../asker.ts'

/** A request to REST that reads. */
export interface RestQuery {
  readonly door: 'rest'
  /** Without its query string: `/api/restaurants/3`. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  /** Undefined: the caller of the run. */
  readonly by?: Asker
}

/** `filters[name][$eq]=x` is the value `x` at filters, name, $eq. */
export interface Parameter {
  readonly at: readonly string[]
  readonly value: string
}

/** The request that asks it. */
export function restRequest(query: RestQuery): WrittenRequest {
  return { method: 'GET', path: targetOf(query), headers: query.by?.headers ?? {}, body: undefined }
}

/** The request target. Only what would mean something else is percent-encoded, so that people can read it. */
export function targetOf({ path, parameters }: RestQuery): string {
  if (parameters.length === 0) return path
  return `${path}?${parameters.map(parameterText).join('&')}`
}

function parameterText({ at: [first = '', ...rest], value }: Parameter): string {
  const name = escaped(first, NAME) + rest.map(part => `[${escaped(part, NAME)}]`).join('')
  return `${name}=${escaped(value, VALUE)}`
}

const NAME = /[%&+#=[\]<>\s]/g
const VALUE = /[%&+#<>\s]/g

function escaped(text: string, special: RegExp): string {
  return text.replace(special, encodeURIComponent)
}

const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/

/** Reads a request target. Null when it could not be written again as it is. */
export function readTarget(target: string): RestQuery | null {
  const [path = '', ...rest] = target.split('?')
  const text = rest.join('?')
  const pairs = text === '' ? [] : text.split('&').filter(pair => pair !== '')
  const parameters = pairs.flatMap(pair => readParameter(pair) ?? [])
  return parameters.length === pairs.length ? { door: 'rest', path, parameters } : null
}

function readParameter(pair: string): Parameter | null {
  const equals = pair.indexOf('=')
  const [key, value] = equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)]
  const name = decoded(key)
  const text = decoded(value)
  const [, first, brackets = ''] = KEY.exec(name ?? '') ?? []
  if (first === undefined || text === null) return null
  return {
    at: [first, ...[...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)],
    value: text,
  }
}

/** Null when the percent signs cannot be read. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
