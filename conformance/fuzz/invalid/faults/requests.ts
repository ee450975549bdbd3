import type { WrittenRequest } from '../../../client/wire-request.ts'
import { chosen, type RequestFault } from './fault.ts'
import { ODD_TEXTS } from './parameters.ts'

/** Faults of a URL and of headers. */
export const requestFaults: readonly RequestFault[] = [
  onPath('bad-encoding', 'percent signs that encode nothing', (path, { at }) =>
    insertedAt(path, at, chosen(['%', '%zz', '%c0%af', '%00', '%ff', '%u0041'], at) ?? '%'),
  ),
  onPath('loose-bracket', 'a bracket too many or too few', (path, { at }) => {
    const places = [...path.matchAll(/[[\]]/g)].map(({ index }) => index)
    const place = chosen(places, at)
    if (place === undefined) return null
    return `${path.slice(0, place)}${at % 2 === 0 ? '' : '[['}${path.slice(place + 1)}`
  }),
  onPath('loose-mark', 'a mark too many', (path, { at }) =>
    path.includes('?')
      ? insertedAfterQuery(path, at, chosen(['&', '=', '?', '#', ';', '&&&'], at) ?? '&')
      : null,
  ),
  onPath('odd-id', 'an id that nothing has', (path, { at }) => {
    const [own = '', ...rest] = path.split('?')
    const id = encodeURIComponent(chosen(ODD_TEXTS, at)?.toWellFormed() ?? '')
    return [`${own.replace(/\/\d+$/, '')}/${id}`, ...rest].join('?')
  }),
  onPath('odd-path', 'a path that leads nowhere', (path, { at }) => {
    const [own = '', ...rest] = path.split('?')
    const others = [
      `${own}/`,
      `/${own}`,
      `${own}/../..${own}`,
      own.toUpperCase(),
      `${own}.json`,
      `${own}/1/2/3`,
      `${own}%2f..`,
      `${own};a=b`,
    ]
    return [chosen(others, at) ?? own, ...rest].join('?')
  }),
  onPath('long-query', 'a long query string', (path, { at, amount }) => {
    const more = Array.from(
      { length: amount },
      (_, index) => `${chosen(['a', 'sort', '_q'], at)}[${index}]=1`,
    )
    return `${path}${path.includes('?') ? '&' : '?'}${more.join('&')}`
  }),
  header('odd-proof', 'a proof that proves nothing', 'authorization', [
    'Bearer',
    'Bearer x',
    'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MX0.',
    'Bearer null',
    'Basic Og==',
    'Token ::',
    'x',
  ]),
  header('odd-accept', 'a type that nobody speaks asked for', 'accept', ['x/y', 'text/xml;q=2', ',', '*']),
  header('odd-language', 'a language that there is not', 'accept-language', ['xx-YY-zz;q=9', '*;', '\\']),
  header('odd-condition', 'a condition on an unknown state', 'if-none-match', ['*', '"', 'W/', '"x", "y']),
  {
    ...header('long-header', 'a long header', 'x-request-id', []),
    put: (request, { amount }) => withHeader(request, 'x-request-id', 'x'.repeat(amount * 10)),
  },
]

type OnPath = (path: string, place: { readonly at: number; readonly amount: number }) => string | null

function onPath(name: string, says: string, change: OnPath): RequestFault {
  return {
    ...{ layer: 'request', door: 'read', name, says },
    put: (request, place) => {
      const path = change(request.path, place)
      return path === null ? null : { ...request, path }
    },
  }
}

export function header(name: string, says: string, field: string, values: readonly string[]): RequestFault {
  return {
    ...{ layer: 'request', door: 'any', name, says },
    put: (request, { at }) => withHeader(request, field, chosen(values, at) ?? ''),
  }
}

function withHeader(request: WrittenRequest, name: string, value: string): WrittenRequest {
  return { ...request, headers: { ...request.headers, [name]: value } }
}

/** Behind the slash with which it begins. */
function insertedAt(path: string, at: number, text: string): string {
  const place = 1 + (at % path.length)
  return path.slice(0, place) + text + path.slice(place)
}

function insertedAfterQuery(path: string, at: number, text: string): string {
  const query = path.indexOf('?') + 1
  const place = query + (at % (path.length - query + 1))
  return path.slice(0, place) + text + path.slice(place)
}
