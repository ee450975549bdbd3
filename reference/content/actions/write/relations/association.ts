import { isRecord } from '../../../query/query.ts'
import { own, type WriteContext } from '../context.ts'
import { type Reference, readReferences } from './reference.ts'

/** What is to become of a relation: a list of its own in place of the former one, or changes to that. */
export type Association =
  | { readonly kind: 'set'; readonly references: readonly Reference[] }
  | {
      readonly kind: 'changes'
      readonly connect: readonly Reference[]
      readonly disconnect: readonly Reference[]
      /** A place beside an entry that is not linked is refused; otherwise it is the end. */
      readonly strict: boolean
    }

/** One way to say what a relation refers to. */
export interface RelationForm {
  readonly clause: string
  readonly accepts: (value: unknown) => boolean
  /** Throws a ValidationError for what is no id. */
  readonly read: (value: unknown, name: string, context: WriteContext) => Association
}

/** content.writes.relations.null: null takes all links away. */
const nothing: RelationForm = {
  clause: 'content.writes.relations.null',
  accepts: value => value === null,
  read: () => ({ kind: 'set', references: [] }),
}

/** content.writes.relations.id: An id, a number or its text, or an object with one, links that entry alone. */
const oneId: RelationForm = {
  clause: 'content.writes.relations.id',
  accepts: value =>
    typeof value === 'string' || typeof value === 'number' || (isRecord(value) && 'id' in value),
  read: set,
}

/** content.writes.relations.list: A list of ids replaces all links, in its order. */
const list: RelationForm = {
  clause: 'content.writes.relations.list',
  accepts: value => Array.isArray(value),
  read: set,
}

/** content.writes.relations.set: `{set: […]}` replaces all links, as a list does. */
const setTo: RelationForm = {
  clause: 'content.writes.relations.set',
  accepts: value => isRecord(value) && Boolean(value.set),
  read: (value, name, context) => set(isRecord(value) ? value.set : undefined, `${name}.set`, context),
}

/** content.writes.relations.changes: `{connect: […], disconnect: […]}` changes some links; anything else changes none. */
const changes: RelationForm = {
  clause: 'content.writes.relations.changes',
  accepts: () => true,
  read: (value, name, context) => {
    const parts = isRecord(value) ? value : {}
    const options = own(parts, 'options')
    return {
      kind: 'changes',
      connect: readReferences(own(parts, 'connect'), `${name}.connect`, context),
      disconnect: readReferences(own(parts, 'disconnect'), `${name}.disconnect`, context),
      strict: !isRecord(options) || options.strict !== false,
    }
  },
}

/** The first that accepts a value reads it. */
export const relationForms: readonly RelationForm[] = [nothing, oneId, list, setTo, changes]

function set(value: unknown, name: string, context: WriteContext): Association {
  return { kind: 'set', references: readReferences(value, name, context) }
}

/** Reads what a relation or a media attribute is to refer to. */
export function readAssociation(value: unknown, name: string, context: WriteContext): Association {
  const form = context.units.writes.relationForms.find(unit => unit.accepts(value))
  if (!form) throw new Error('invariant: no form accepts the value of a relation')
  return form.read(value, name, context)
}
