import { createRequire } from 'node:module'
import type { OperationTypeNode } from 'graphql'
import { jsonOf } from '../../text/json-of.ts'

const require = createRequire(import.meta.url)
/** Loaded by the first document: clauses that are kept have been read before. */
const graphql = (): typeof import('graphql') => require('graphql')

/** A request as far as it matters here: as a scenario writes it, or as it goes out. */
export interface Sendable {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined or null: none. A text may be JSON, or anything. */
  readonly body?: unknown
  /** In place of a body of text. */
  readonly bytes?: Uint8Array
}

/** What HTTP says only reads. */
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** With which a server may take a request for one of another method. */
const OVERRIDES: readonly string[] = ['x-http-method-override', 'x-http-method', 'x-method-override']

/**
 * Whether a request may change anything at a server that takes it. What only reads is GET, HEAD and OPTIONS, unless
 * they carry a mutation or another method, and GraphQL queries in JSON, alone or in a batch. Of anything else that is
 * posted nobody knows what a server makes of it: it counts as a write.
 */
export function mayWrite(request: Sendable): boolean {
  const { method, path, headers, bytes } = request
  if (Object.keys(headers).some(name => OVERRIDES.includes(name.toLowerCase()))) return true
  const texts = documentsOf(request)
  // HTTP knows methods in capitals only: what another word does is the server's affair.
  if (SAFE_METHODS.includes(method)) return texts.some(text => kindOf(text) === 'other')
  const isPost = method === 'POST' && isGraphqlPath(path) && bytes === undefined
  return !(isPost && texts.length > 0 && texts.every(text => kindOf(text) === 'query'))
}

/** An endpoint may be moved: `/tickets-graphql`. */
function isGraphqlPath(path: string): boolean {
  return /^[^?#]*graphql\/?([?#]|$)/i.test(path)
}

/** Every GraphQL document that a request carries, by its path or in JSON; what is none in its place is undefined. */
function documentsOf({ path, body }: Sendable): readonly unknown[] {
  const inPath = new URLSearchParams(path.split('?')[1]).getAll('query')
  if (body === undefined || body === null || body === '') return inPath
  const json = typeof body === 'string' ? jsonOf(body) : body
  return [...inPath, ...[json].flat().map(item => Object(item).query)]
}

/** `other`: there is an operation that is no query. `none`: it cannot be read, so that nothing can be executed. */
function kindOf(text: unknown): 'query' | 'other' | 'none' {
  const operations = operationsIn(text)
  if (operations === null) return 'none'
  return operations.every(it => it === 'query') ? 'query' : 'other'
}

function operationsIn(text: unknown): readonly OperationTypeNode[] | null {
  if (typeof text !== 'string') return null
  try {
    const { Kind, parse } = graphql()
    const { definitions } = parse(text, { noLocation: true })
    return definitions.flatMap(it => (it.kind === Kind.OPERATION_DEFINITION ? it.operation : []))
  } catch (error) {
    // Hostile depth overflows the stack of the parser.
    if (error instanceof Error) return null
    throw error
  }
}
