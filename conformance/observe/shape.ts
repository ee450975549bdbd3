import { type ASTNode, type DocumentNode, Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql'
import { isObject } from '../compare/json-value.ts'
import type { Service } from '../suite/clause.ts'
import type { OracleRequest } from '../targets/oracle.ts'
import { parametersOf } from '../traffic/parameters.ts'

/** What requests have in common that differ in their values alone. */
export interface Shape {
  readonly service: Service
  readonly method: string
  /** Ids and slugs are `:id` and `:slug`. */
  readonly path: string
  /** Names of parameters, brackets and all, in the alphabet's order; places in a list are `[]`. */
  readonly query: readonly string[]
  /** Of GraphQL: its document without values; null for any other. */
  readonly document: string | null
}

/** The shape of a request. */
export function shapeOf(request: OracleRequest): Shape {
  const [path = '', query = ''] = request.target.split('?')
  return {
    service: serviceOf(request),
    method: request.method,
    path: patternOf(path),
    query: [...new Set(parametersOf(query).map(([name]) => withoutPlaces(name)))].sort(),
    document: documentOf(request),
  }
}

/** One line for people: `GET /api/dishes?filters[name][$eq]&sort`. */
export function shapeLine({ method, path, query, document }: Omit<Shape, 'service'>): string {
  const asked = query.length === 0 ? '' : `?${query.join('&')}`
  return `${method} ${path}${asked}${document === null ? '' : ` ${document}`}`
}

/** The platform has its APIs below `/<brand>/api/`; what is not below `/api/` there are its pages. */
export function serviceOf({ target }: OracleRequest): Service {
  return /^\/(api|graphql|uploads)\b/.test(target) ? 'content' : 'platform'
}

function withoutPlaces(name: string): string {
  return name.replace(/\[\d+\]/g, '[]')
}

const ID = /^(\d+|[0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

function patternOf(path: string): string {
  return path
    .split('/')
    .map((part, index, parts) => {
      if (parts[index - 1] === 'slug') return ':slug'
      if (parts[index - 1] === 'email' && part.includes('@')) return ':email'
      return ID.test(part) ? ':id' : part
    })
    .join('/')
    .replace(/^\/uploads\/.+$/, '/uploads/:file')
}

/** The GraphQL document that a request carries; null where it carries none. */
export function documentIn({ method, target, body }: OracleRequest): string | null {
  if (!/^[^?]*graphql\/?(\?|$)/i.test(target)) return null
  const [, query = ''] = target.split('?')
  const asked = parametersOf(query).find(([name]) => name === 'query')?.[1]
  return asked ?? (method === 'POST' && body ? queryIn(new TextDecoder().decode(body)) : null)
}

function documentOf(request: OracleRequest): string | null {
  const text = documentIn(request)
  return text === null ? null : withoutValues(text)
}

/** The same root fields, asked for nothing but what they are. */
export function bareDocument(text: string): string {
  const document = parsed(text)
  const fields = (document?.definitions ?? []).flatMap(it =>
    it.kind === Kind.OPERATION_DEFINITION
      ? it.selectionSet.selections.flatMap(field => (field.kind === Kind.FIELD ? field.name.value : []))
      : [],
  )
  const own = [...new Set(fields)].filter(name => !name.startsWith('__'))
  return `{ __typename ${own.map(name => `${name} { __typename }`).join(' ')} }`
}

function queryIn(body: string): string | null {
  try {
    const json: unknown = JSON.parse(body)
    return isObject(json) && typeof json.query === 'string' ? json.query : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const VALUES: readonly string[] = [Kind.STRING, Kind.INT, Kind.FLOAT, Kind.BOOLEAN, Kind.ENUM]

function withoutValues(text: string): string | null {
  const document = parsed(text)
  if (document === null) return null
  const bare = visit(document, {
    enter: (node: ASTNode) => (VALUES.includes(node.kind) ? { kind: Kind.ENUM, value: '_' } : undefined),
  })
  return stripIgnoredCharacters(print(bare))
}

/** What cannot be read is no document. */
function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, { noLocation: true })
  } catch (error) {
    // Hostile depth overflows the stack of the parser.
    if (error instanceof Error) return null
    throw error
  }
}
