import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { mapValues } from '../../compare/map-values.ts'
import type { OracleSchema } from '../../targets/oracle.ts'
import type { SourceRequest } from '../requests/source.ts'
import type { Reading } from './expectation.ts'
import type { Known } from './known.ts'
import { factIn, secretIn, withoutSecrets } from './secret.ts'

/** Headers that say nothing of what is asked, or that go without saying. */
const UNSAID = ['accept', 'accept-language', 'dnt']

/**
 * A captured request as a scenario writes it: ids of entries and whatever else the target has of its own are
 * placeholders. A sentence in its place says why it cannot be written.
 */
export function writtenRequest(request: SourceRequest, reading: Reading): SourceRequest | string {
  const path = pathIn(request.path, reading)
  const type = schemaOfPath(request.path, reading)
  const body = jsonIn(request.body)
  const secret = secretIn({ path, headers: request.headers, body }, reading.known)
  if (secret !== null) return `it holds a secret that the world does not know: ${secret}`
  const isJson = typeof body !== 'string' && body !== undefined
  const headers = Object.entries(request.headers).filter(
    ([name]) => !UNSAID.includes(name) && !(isJson && name === 'content-type'),
  )
  const written = isGraphqlBody(body)
    ? { ...body, query: documentIn(body.query, reading), ...variablesIn(body, reading) }
    : bodyIn(body, type, reading)
  return { ...request, path, headers: Object.fromEntries(headers), body: written }
}

export interface GraphqlBody extends JsonObject {
  readonly query: string
}

export function isGraphqlBody(body: unknown): body is GraphqlBody {
  return isObject(body) && typeof body.query === 'string'
}

function jsonIn(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) || Array.isArray(value) ? value : body
  } catch (error) {
    if (error instanceof SyntaxError) return body
    throw error
  }
}

/** `posts` and `7` of `/api/posts/7?…`; of the platform what stands behind the name of its API. */
export function resourceOf(path: string): readonly string[] {
  const [bare = ''] = path.split('?')
  const words = bare.split('/').filter(word => word !== '' && !/^(v[\d.]+|canary)$/.test(word))
  if (bare.startsWith('/platform/')) return words.slice(3)
  return bare.startsWith('/api/') ? words.slice(1) : words
}

export function schemaOfPath(path: string, { types }: Reading): OracleSchema | null {
  const [plural = '', second] = resourceOf(path)
  return (
    types.ofPlural(plural === 'upload' && second === 'files' ? 'files' : plural) ?? types.ofRootField(plural)
  )
}

/** Ids stand behind their type, and behind `[id]` of filters. */
function pathIn(path: string, reading: Reading): string {
  const { known, types } = reading
  const schema = schemaOfPath(path, reading)
  const [bare = '', ...query] = path.split('?')
  const plural = types.pluralOf(schema)
  const words = bare.split('/').map((word, index, all) => {
    const isBehind = index > 0 && (plural === null || all[index - 1] === plural || all[index - 1] === 'files')
    return isBehind && /^\d+$|^[0-9a-f]{24}$/.test(word) ? (known.entry(plural, word) ?? word) : word
  })
  if (query.length === 0) return words.join('/')
  const parameters = query
    .join('?')
    .split('&')
    .map(it => parameterIn(it, schema, reading))
  return `${words.join('/')}?${parameters.join('&')}`
}

function parameterIn(written: string, schema: OracleSchema | null, { known, types }: Reading): string {
  const equals = written.indexOf('=')
  if (equals < 0) return written
  const [name, value] = [decoded(written.slice(0, equals)), decoded(written.slice(equals + 1))]
  const [first = '', ...keys] = name.split(/[[\]]+/).filter(it => it !== '')
  const at = keys.indexOf('id')
  if (first === 'filters' && at >= 0) {
    const attributes = keys.slice(0, at).filter(key => !key.startsWith('$') && !/^\d+$/.test(key))
    const type = attributes.reduce((from, key) => types.leadsTo(from, key), schema)
    return `${name}=${known.entry(types.pluralOf(type), value) ?? value}`
  }
  // What was sent readable or not is written readable, unless it could be misread.
  return /[&#+%\s]/.test(value) || /[&=#+%\s]/.test(name) ? written : `${name}=${value}`
}

/** As a person reads it; what is not encoded rightly stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

/** `post(id: 7)` names an entry of the type that its field is about. */
function documentIn(query: string, { known, types }: Reading): string {
  return withoutSecrets(query, known).replace(
    /\b(\w+)(\s*\(\s*id:\s*"?)(\d+)\b/g,
    (written: string, field: string, between: string, id: string) => {
      const name = known.entry(types.pluralOf(types.ofRootField(field)), id)
      return name === null ? written : `${field}${between}${name}`
    },
  )
}

/** A variable `id` belongs to the one field that takes it. */
function variablesIn({ query, variables }: GraphqlBody, reading: Reading) {
  if (!isObject(variables)) return {}
  const field = /\b(\w+)\s*\(\s*[^)]*\bid:\s*\$id\b/.exec(query)?.[1]
  const schema = field === undefined ? null : reading.types.ofRootField(field)
  const value = bodyIn(variables, schema, reading)
  const id = reading.known.entry(reading.types.pluralOf(schema), variables.id)
  return { variables: { ...Object(value), ...(id !== null && { id }) } }
}

/** Relations are written as ids, alone or in lists; facts stand wherever they were sent. */
function bodyIn(body: unknown, schema: OracleSchema | null, reading: Reading): unknown {
  const { known, types } = reading
  if (Array.isArray(body)) return body.map(item => bodyIn(item, schema, reading))
  if (!isObject(body)) return entryOrFact(body, schema, reading)
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (schema?.attributes.has(name)) {
        const below = types.leadsTo(schema, name)
        return [
          name,
          below ? bodyIn(value, below, reading) : typeof value === 'string' ? factIn(value, known) : value,
        ]
      }
      return [name, WITH_ENTRIES.includes(name) ? bodyIn(value, schema, reading) : plainIn(value, known)]
    }),
  )
}

/** Members of a body whose values are entries of the type around them. */
const WITH_ENTRIES = ['data', 'id', 'connect', 'disconnect', 'set']

function entryOrFact(value: unknown, schema: OracleSchema | null, { known, types }: Reading): unknown {
  const isId = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
  if (isId) return known.entry(types.pluralOf(schema), value) ?? value
  return typeof value === 'string' ? factIn(value, known) : value
}

function plainIn(value: unknown, known: Known): unknown {
  if (typeof value === 'string') return factIn(value, known)
  if (Array.isArray(value)) return value.map(item => plainIn(item, known))
  return isObject(value) ? mapValues(value, item => plainIn(item, known)) : value
}
