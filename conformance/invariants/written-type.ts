import { isObject } from '../compare/json-value.ts'
import type { RequestSpec } from '../suite/clause.ts'

/** What a write is about. */
export interface Written {
  /** The plural name of a type of the world. */
  readonly plural: string
  /** Of one entry; null: of none that it names. */
  readonly id: string | null
  readonly isDelete: boolean
}

/** Told by the request alone; null where it names no type that is known. */
export function writtenBy(request: RequestSpec, plurals: ReadonlySet<string>): Written | null {
  const found = request.door === 'graphql' ? byMutation(request, plurals) : byPath(request)
  return found && plurals.has(found.plural) ? found : null
}

const CONTENT = /^\/api\/([\w-]+)(?:\/([^/?]+))?\/?(?:\?|$)/
const PLATFORM =
  /^\/platform\/api\/(?:(?:v[\d.]+|canary)\/)?(?:admin|content)\/(\w+)(?:\/([^/?]+))?\/?(?:\?|$)/

function byPath({ method, path }: RequestSpec): Written | null {
  const [, plural, id] = CONTENT.exec(path) ?? PLATFORM.exec(path) ?? []
  return plural === undefined ? null : { plural, id: id ?? null, isDelete: method === 'DELETE' }
}

const MUTATION = /\b(create|update|delete)([A-Z]\w*)\s*\(\s*(?:id\s*:\s*("?[\w-]+"?|\$\w+))?/

function byMutation({ body }: RequestSpec, plurals: ReadonlySet<string>): Written | null {
  const { query, variables } = Object(body)
  const [, action, name = '', id] = MUTATION.exec(String(query)) ?? []
  const plural = pluralOf(name, plurals)
  if (action === undefined || plural === null) return null
  return { plural, id: id === undefined ? null : idIn(id, variables), isDelete: action === 'delete' }
}

/** An id as it is written in a document: in place, or as a variable. */
export function idIn(written: string, variables: unknown): string | null {
  if (!written.startsWith('$')) return written.replaceAll('"', '')
  const value = isObject(variables) ? variables[written.slice(1)] : undefined
  return value === undefined ? null : String(value)
}

/** A mutation has the name of one entry, and lists have that of many: the type among the known ones that fits. */
function pluralOf(name: string, plurals: ReadonlySet<string>): string | null {
  const one = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
  const many = [`${one}s`, `${one}es`, one.replace(/y$/, 'ies')]
  return many.find(it => plurals.has(it)) ?? null
}
