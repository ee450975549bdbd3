import type { Attribute, Schema } from '../../../model/types.ts'
import { FILE_UID, schemaOf } from '../../../query/attributes.ts'
import { isRecord } from '../../../query/query.ts'
import { own, type Values, type WriteContext } from '../context.ts'

/** Whether everything that an entry refers to is there. */
export interface Existence {
  readonly clause: string
  /** The message when something is not, else null. */
  readonly broken: (given: Values, schema: Schema, context: WriteContext) => string | null
}

/**
 * content.writes.relations.existence: Entries and files that are referred to by id, connected or set exist, in
 * components too; one refusal counts those of the first type that lacks some. What is disconnected need not exist.
 */
export const existence: Existence = {
  clause: 'content.writes.relations.existence',
  broken: (given, schema, context) => {
    const references = new Map<string, unknown[]>()
    const unreadable = collect(given, schema, { references, context })
    if (unreadable !== null) return unreadable
    for (const [uid, ids] of references) {
      const message = missingAmong(ids, uid, context)
      if (message !== null) return message
    }
    return null
  },
}

interface Collecting {
  /** Ids as they were sent, by the uid of what they refer to. */
  readonly references: Map<string, unknown[]>
  readonly context: WriteContext
}

/** Collects what a value refers to; the message for what cannot be looked through, else null. */
function collect(given: unknown, schema: Schema, into: Collecting): string | null {
  if (!isRecord(given)) return null
  for (const attribute of schema.attributes.values()) {
    const value = own(given, attribute.name)
    if (value === undefined || value === null) continue
    const message = collectFrom(value, attribute, into)
    if (message !== null) return message
  }
  return null
}

const UNREADABLE = 'Invalid relations'

function collectFrom(value: unknown, attribute: Attribute, into: Collecting): string | null {
  switch (attribute.kind) {
    case 'relation':
      return attribute.target === null ? null : collectReferences(value, attribute.target, into)
    case 'media':
      return collectReferences(value, FILE_UID, into)
    case 'component':
      return firstMessage(value, item => collect(item, schemaOf(into.context, attribute.component), into))
    case 'dynamiczone':
      return Array.isArray(value)
        ? firstMessage(value, item => (isRecord(item) ? collectFromZone(item, into) : UNREADABLE))
        : collectFromZone(value, into)
    default:
      return null
  }
}

function firstMessage(value: unknown, look: (item: unknown) => string | null): string | null {
  for (const item of Array.isArray(value) ? value : [value]) {
    const message = look(item)
    if (message !== null) return message
  }
  return null
}

function collectFromZone(item: unknown, into: Collecting): string | null {
  const named = isRecord(item) ? own(item, '__component') : undefined
  if (!named) return 'Cannot build relations store from dynamiczone, component identifier is undefined'
  const schema = typeof named === 'string' ? into.context.models.components.get(named) : undefined
  return schema ? collect(item, schema, into) : UNREADABLE
}

/** Ids stand alone, in a list, or under `connect` or `set`; each may be in an object. */
function collectReferences(value: unknown, uid: string, { references }: Collecting): string | null {
  const source = isRecord(value) ? (value.connect ?? value.set ?? []) : value
  if (isRecord(value) && !Array.isArray(source)) return UNREADABLE
  const items: readonly unknown[] = Array.isArray(source) ? source : [source]
  const known = references.get(uid) ?? []
  references.set(uid, known)
  for (const item of items) {
    const id = typeof item === 'object' && item !== null ? own(item, 'id') : item
    if (id === undefined || item === null || (typeof id === 'object' && id !== null)) return UNREADABLE
    known.push(id)
  }
  return null
}

function missingAmong(ids: readonly unknown[], uid: string, { store, units }: WriteContext): string | null {
  const wanted = new Set(ids)
  const found = new Set<number>()
  for (const value of wanted) {
    const id = units.singleEntries.ids.read(typeof value === 'boolean' ? Number(value) : value)
    if (id !== null && store.table(uid).get(id)) found.add(id)
  }
  if (found.size === wanted.size) return null
  return `${wanted.size - found.size} relation(s) of type ${uid} associated with this entity do not exist`
}
