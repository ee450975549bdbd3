import type { WrittenRequest } from '../../../client/wire-request.ts'
import { asOtherType, chosen, type Place, type RequestFault } from './fault.ts'
import { INHERITED } from './parameters.ts'

/** Faults of a GraphQL document, and of the JSON that it stands in. */
export const documentFaults: readonly RequestFault[] = [
  inDocument('cut-document', 'a document that ends too early', (text, { at }) =>
    text.slice(0, at % Math.max(1, text.length)),
  ),
  inDocument('token-less', 'a document without one of its tokens', (text, { at }) =>
    withToken(text, at, ['']),
  ),
  inDocument('token-more', 'a document with a token too many', (text, { at }) => {
    const token = chosen(tokensIn(text), at)
    const more = chosen(['{', '}', '(', ')', '!', '@', '$', '"', '"""', '...', '#', '\0', '\ud800'], at)
    return token ? `${text.slice(0, token.from)} ${more} ${text.slice(token.from)}` : null
  }),
  inDocument('unknown-field', 'a name that the schema does not have', (text, { at }) =>
    withToken(text, at, ['nothing', '__nothing', ...INHERITED], /^[A-Za-z_]/),
  ),
  inDocument('other-value', 'a value of another type', (text, { at }) =>
    withToken(
      text,
      at,
      ['null', '[]', '{}', '$x', '1e400', '-99999999999999999999', '"\\u0000"', 'X', '[[[1]]]'],
      /^["\d-]/,
    ),
  ),
  inDocument(
    'other-operation',
    'no query',
    (text, { at }) =>
      chosen(
        [`subscription ${text}`, `fragment F on Query ${text}`, `query ${text} query ${text}`, ''],
        at,
      ) ?? null,
  ),
  inDocument('odd-directive', 'a directive that is wrong', (text, { at }) => {
    const directive = chosen(
      [
        '@nothing',
        '@include',
        '@include(if: 1)',
        '@skip(if: $x)',
        '@deprecated',
        '@include(if: true) @include(if: true)',
      ],
      at,
    )
    return text.replace(/^\{\s*(\w+(?:\([^()]*\))?)/, (all, field: string) =>
      all.replace(field, `${field} ${directive}`),
    )
  }),
  inDocument(
    'circle',
    'a fragment that contains itself',
    text => `${text.replace(/^\{/, '{ ...F ')} fragment F on Query { ...F }`,
  ),
  inDocument(
    'deep-braces',
    'braces nested deep',
    (_text, { amount }) => `${'{ __typename a '.repeat(amount * 20)}${' }'.repeat(amount * 20)}`,
  ),
  inDocument(
    'many',
    'many aliases of one field',
    (_text, { amount }) =>
      `{ ${Array.from({ length: amount * 20 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
  ),
  body('odd-variables', 'variables that are none', (query, { at }) => ({
    query,
    variables: chosen(['x', 1, [1], { __proto__: 1, x: {} }, { x: [[[]]] }, false], at),
  })),
  body('odd-operation-name', 'the name of an operation that there is not', (query, { at }) => ({
    query,
    operationName: chosen(['Nothing', '', 1, {}, '__proto__'], at),
  })),
  body('odd-body', 'JSON that is no request', (query, { at }) =>
    chosen(
      [{}, [], [{ query }], null, 1, 'x', { query: 1 }, { query: null }, { query: [query] }, { query: {} }],
      at,
    ),
  ),
  inText('deep-variables', 'variables nested deep', (query, { amount }) => {
    const [open, close] = ['{"x":', '}'].map(it => it.repeat(amount * 20))
    return `{"query":${JSON.stringify(query)},"variables":${open}1${close}}`
  }),
  inText(
    'no-json',
    'a body that is no JSON',
    (_query, { at }) => chosen(['', '{', '{"query":', 'x', '\ufeff{}', '{"query":"{ a }"', 'null'], at) ?? '',
  ),
  {
    ...{ layer: 'request', door: 'graphql', name: 'other-type', says: 'a body of another type' },
    put: (request, { at }) => ({
      ...asOtherType(request, at),
      body: JSON.stringify(request.body),
    }),
  },
]

function inDocument(
  name: string,
  says: string,
  change: (text: string, place: Place) => string | null,
): RequestFault {
  return body(name, says, (query, place) => {
    const text = change(query, place)
    return text === null ? null : { query: text }
  })
}

function body(name: string, says: string, change: (query: string, place: Place) => unknown): RequestFault {
  return {
    ...{ layer: 'request', door: 'graphql', name, says },
    put: (request, place): WrittenRequest | null => {
      const { query } = Object(request.body)
      return typeof query === 'string' ? { ...request, body: change(query, place) } : null
    },
  }
}

/** JSON, or what should be, as a text. */
function inText(name: string, says: string, write: (query: string, place: Place) => string): RequestFault {
  return {
    ...{ layer: 'request', door: 'graphql', name, says },
    put: (request, place) => {
      const { query } = Object(request.body)
      const headers = { ...request.headers, 'content-type': 'application/json' }
      return typeof query === 'string' ? { ...request, headers, body: write(query, place) } : null
    },
  }
}

interface Token {
  readonly text: string
  readonly from: number
}

function tokensIn(text: string): readonly Token[] {
  const tokens = text.matchAll(/"(?:[^"\\]|\\.)*"|\.\.\.|[A-Za-z_]\w*|-?\d[\d.e+]*|[^\s,]/g)
  return [...tokens].map(({ 0: token, index }) => ({ text: token, from: index }))
}

/** With one of the tokens that a pattern finds replaced by one of some others. */
function withToken(text: string, at: number, others: readonly string[], pattern = /./): string | null {
  const tokens = tokensIn(text).filter(token => pattern.test(token.text))
  const token = chosen(tokens, at)
  if (!token) return null
  const other = chosen(others, Math.floor(at / tokens.length)) ?? ''
  return text.slice(0, token.from) + other + text.slice(token.from + token.text.length)
}
