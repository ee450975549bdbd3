import { type ContentError, misuse } from '../../../errors.ts'
import type { RelationAttribute } from '../../../model/types.ts'
import { isRecord } from '../../../query/query.ts'
import type { MorphLink } from '../../../world/entries/draft.ts'
import type { End } from '../../../world/links/linked.ts'
import { relinkHolder } from '../../../world/links/relink-morph.ts'
import { own, type WriteContext } from '../context.ts'

/** How a relation is linked that may refer to entries of any type. */
export interface AnythingLinks {
  readonly clause: string
  /** The links that a value stands for; null leaves things as they are. Throws a ValidationError. */
  readonly read: (
    value: unknown,
    attribute: RelationAttribute,
    context: WriteContext,
  ) => readonly MorphLink[] | null
}

/**
 * content.writes.relations.morph: A relation to any type takes `{id, __type}`, or a list of them; null takes the
 * links away. An entry or a type that is not there is ignored (observed).
 */
export const anythingLinks: AnythingLinks = {
  clause: 'content.writes.relations.morph',
  read: (value, { name }, context) => {
    if (value === null) return []
    const items: readonly unknown[] = Array.isArray(value) ? value : [value]
    return items.flatMap(item => readLink(item, name, context))
  },
}

/** Links a morphToOne or morphToMany relation of a stored row as a value says. */
export function linkAnything(end: End<RelationAttribute>, value: unknown, context: WriteContext): void {
  const { anythingLinks: unit } = context.units.writes
  const links = unit.read(value, end.attribute, context)
  if (links !== null) relinkHolder(context, end, links)
}

function readLink(item: unknown, name: string, { models, store, units }: WriteContext): readonly MorphLink[] {
  const uid = isRecord(item) ? own(item, '__type') : undefined
  const id = isRecord(item) ? units.singleEntries.ids.read(own(item, 'id')) : null
  if (typeof uid !== 'string' || id === null) throw notALink(item, name)
  return models.types.has(uid) && store.table(uid).get(id) ? [{ __type: uid, id }] : []
}

function notALink(item: unknown, name: string): ContentError {
  return misuse(`Invalid parameter ${name}: expected an id and a __type, found ${JSON.stringify(item)}`)
}
