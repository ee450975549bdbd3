import type { Parameter, RestQuery } from '../../rest/rest-query.ts'
import { chosen, type ParameterFault, type Place } from './fault.ts'

/** Names that every object of JavaScript has, and that nothing of a world is called. */
export const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']

/** Operands and numbers that programs are known to stumble over. */
export const ODD_TEXTS = [
  '',
  '\0',
  '%',
  "'",
  '"',
  '\\',
  '`',
  "' OR '1'='1",
  '1; DROP TABLE x',
  '{{7*7}}',
  '../../../../etc/passwd',
  '\ud83d',
  '\u202e',
  '\uffff',
  'a\r\nb: c',
  '{}',
  '[]',
  '[object Object]',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '-1',
  '1e999',
  '0x10',
  '9007199254740993',
  '99999999999999999999999999',
  '2024-13-45',
  '+275760-09-14T00:00:00Z',
  '24:00:61',
]

const PAGINATION = ['page', 'pageSize', 'start', 'limit', 'withCount']

/** Faults that a query string can still be read with. */
export const parameterFaults: readonly ParameterFault[] = [
  fault('unknown-operator', 'an operator that nobody knows', (query, { at }) =>
    withPart(query, at, /^\$/, ['$foo', '$', '$$eq', '$EQ', '$where', '$ne$']),
  ),
  fault('operator-of-nothing', 'an operator where an attribute belongs', (query, { at }) =>
    withParameter(query, {
      at: ['filters', ...(chosen([['$eq'], ['$or', '$eq'], ['$not', '$in']], at) ?? [])],
      value: 'x',
    }),
  ),
  fault('group-of-text', 'a group that is a text', (query, { at }) =>
    withParameter(query, { at: ['filters', chosen(['$and', '$or', '$not'], at) ?? '$and'], value: 'x' }),
  ),
  fault('unknown-name', 'a name that nothing has', (query, { at }) =>
    withPart(query, at, /^[a-z]/i, ['nothing', 'a.b', 'a b', '1', ' ', '*']),
  ),
  fault('inherited-name', 'a name that every object has', (query, { at }) =>
    withPart(query, at, /./, INHERITED),
  ),
  fault('no-name', 'an empty name', (query, { at }) => withPart(query, at, /./, [''])),
  fault('into-a-value', 'a name below a plain value', (query, { at, amount }) =>
    changed(query, at, parameter => ({
      ...parameter,
      at: [...parameter.at, ...Array.from({ length: amount }, () => 'a')],
    })),
  ),
  fault('cut-name', 'a parameter without its last name', (query, { at }) =>
    changed(query, at, parameter => ({ ...parameter, at: parameter.at.slice(0, -1) })),
  ),
  fault('twice', 'a parameter that is given several times', (query, { at, amount }) => {
    const parameter = chosen(query.parameters, at)
    if (!parameter) return null
    const again = Array.from({ length: amount }, () => parameter)
    return { ...query, parameters: [...query.parameters, ...again] }
  }),
  fault('text-and-object', 'a parameter that is a text and an object', (query, { at }) => {
    const [first] = chosen(query.parameters, at)?.at ?? []
    return first === undefined ? null : withParameter(query, { at: [first], value: 'x' })
  }),
  fault('odd-index', 'an index that no list has', (query, { at }) =>
    withPart(query, at, /^\d+$/, ['-1', '1.5', '99999999', '1e3', '00']),
  ),
  fault('odd-operand', 'a value that programs stumble over', (query, { at }) =>
    changed(query, at, parameter => ({ ...parameter, value: chosen(ODD_TEXTS, at) ?? '' })),
  ),
  fault('long-operand', 'a long value', (query, { at, amount }) =>
    changed(query, at, parameter => ({ ...parameter, value: 'x'.repeat(amount * 10) })),
  ),
  fault('odd-page', 'a page that there is not', (query, { at }) =>
    withParameter(query, {
      at: ['pagination', chosen(PAGINATION, at) ?? 'page'],
      value: chosen(ODD_TEXTS, Math.floor(at / PAGINATION.length)) ?? '',
    }),
  ),
  fault('odd-parameter', 'a parameter with a value that it cannot have', (query, { at }) => {
    const name = chosen(['sort', 'fields', 'populate', 'locale', 'publicationState', '_q', 'filters'], at)
    return withParameter(query, {
      at: [name ?? 'sort'],
      value: chosen(ODD_TEXTS, Math.floor(at / 7)) ?? '',
    })
  }),
  fault('deep', 'parameters nested deep', (query, { at, amount }) =>
    withParameter(query, {
      at: [
        ...(chosen([['filters'], ['populate'], ['sort'], ['fields']], at) ?? []),
        ...Array.from({ length: amount }, () => chosen(['$not', '$and', '0', 'populate', 'a'], at) ?? ''),
      ],
      value: '*',
    }),
  ),
]

function fault(name: string, says: string, put: ParameterFault['put']): ParameterFault {
  return { layer: 'parameters', name, says, put }
}

function withParameter(query: RestQuery, parameter: Parameter): RestQuery {
  return { ...query, parameters: [...query.parameters, parameter] }
}

/** With one of its parameters changed. */
function changed(
  query: RestQuery,
  at: Place['at'],
  change: (parameter: Parameter) => Parameter,
): RestQuery | null {
  const { parameters } = query
  if (parameters.length === 0) return null
  const index = at % parameters.length
  return {
    ...query,
    parameters: parameters
      .map((it, place) => (place === index ? change(it) : it))
      .filter(it => it.at.length > 0),
  }
}

/** With one of the names that a pattern finds replaced by one of some others. */
function withPart(
  query: RestQuery,
  at: Place['at'],
  pattern: RegExp,
  others: readonly string[],
): RestQuery | null {
  const places = query.parameters.flatMap(({ at: parts }, parameter) =>
    parts.flatMap((part, index) => (pattern.test(part) ? [{ parameter, index }] : [])),
  )
  const place = chosen(places, at)
  if (!place) return null
  const other = chosen(others, Math.floor(at / places.length)) ?? ''
  return {
    ...query,
    parameters: query.parameters.map((it, index) =>
      index === place.parameter ? { ...it, at: it.at.with(place.index, other) } : it,
    ),
  }
}
