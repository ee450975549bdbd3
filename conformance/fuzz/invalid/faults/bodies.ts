import { isObject, type JsonObject } from '../../../compare/json-value.ts'
import { asOtherType, chosen, type Place, type RequestFault } from './fault.ts'
import { INHERITED, ODD_TEXTS } from './parameters.ts'

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  [],
  {},
  [null],
  [[]],
  [{}],
  { a: { a: {} } },
  { id: {} },
  [{ id: '__proto__' }],
  'x'.repeat(100_000),
  ...ODD_TEXTS,
]

/** Faults of the body of a write, and of what is said of it. */
export const bodyFaults: readonly RequestFault[] = [
  inBody('other-body', 'a body of another kind', (_, { at }) =>
    chosen<unknown>([null, [], {}, 0, 'x', '"x"', '{', '{"a":', '[1,', '\ud800', '\0'], at),
  ),
  inBody('other-list', 'something else than a list of entries', (body, { at }) =>
    withFirst(body, () => chosen<unknown>([null, {}, [], [null], [[]], 'x', [1], [{}]], at)),
  ),
  inBody('odd-member', 'a value that no attribute takes', (body, { at }) =>
    withEntry(body, entry => {
      const names = Object.keys(entry)
      const name = chosen(names, at)
      const value = chosen(ODD_VALUES, Math.floor(at / Math.max(1, names.length)))
      return name === undefined ? null : { ...entry, [name]: value }
    }),
  ),
  inBody('odd-attribute', 'an attribute that nothing has', (body, { at }) =>
    withEntry(body, entry => ({
      ...entry,
      ...JSON.parse(`{"${chosen([...INHERITED, 'id', 'uuid', '', 'a.b', '$where'], at)}":{"a":1}}`),
    })),
  ),
  inBody('many-entries', 'an entry many times', (body, { amount }) =>
    withFirst(body, list => (Array.isArray(list) ? Array.from({ length: amount }, () => list).flat() : null)),
  ),
  inBody('deep-body', 'a body nested deep', (body, { amount }) =>
    withEntry(body, entry => ({
      ...entry,
      deep: JSON.parse('['.repeat(amount * 10) + ']'.repeat(amount * 10)),
    })),
  ),
  {
    ...{
      layer: 'request',
      door: 'write',
      name: 'write-type',
      says: 'a body that is said to be something else',
    },
    put: (request, { at }) => asOtherType(request, at),
  },
]

/** Null or undefined: the body has no place for it. */
type OnBody = (body: unknown, place: Place) => unknown

function inBody(name: string, says: string, change: OnBody): RequestFault {
  return {
    ...{ layer: 'request', door: 'write', name, says },
    put: (request, place) => {
      if (request.body === undefined) return null
      const body = change(request.body, place)
      if (body === undefined) return null
      const type = { 'content-type': 'application/json' }
      return { ...request, headers: { ...type, ...request.headers }, body }
    },
  }
}

/** With the member of the body that holds entries, or the attributes of one, changed; of GraphQL, the variable. */
function withFirst(body: unknown, change: (value: unknown) => unknown): unknown {
  if (!isObject(body)) return undefined
  const { query, variables } = body
  if (typeof query === 'string' && isObject(variables) && 'data' in variables) {
    const { data } = variables
    return { ...body, variables: { ...variables, data: change(data) } }
  }
  const [first] = Object.entries(body)
  return first && { ...body, [first[0]]: change(first[1]) }
}

function withEntry(body: unknown, change: (entry: JsonObject) => JsonObject | null): unknown {
  return withFirst(body, value => {
    if (Array.isArray(value)) return value.map(item => (isObject(item) ? (change(item) ?? item) : item))
    return isObject(value) ? (change(value) ?? value) : value
  })
}
