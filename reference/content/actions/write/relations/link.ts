import { misuse } from '../../../errors.ts'
import type { Attribute, MediaAttribute, RelationAttribute } from '../../../model/types.ts'
import { linkedIds } from '../../../world/entries/draft.ts'
import type { End } from '../../../world/links/linked.ts'
import { relink } from '../../../world/links/relink.ts'
import { relinkView } from '../../../world/links/relink-morph.ts'
import type { WriteContext, WriteMode } from '../context.ts'
import { type Association, readAssociation } from './association.ts'
import { linkAnything } from './morph.ts'
import { idsOf, type Reference } from './reference.ts'

/** Which of several entries a relation to one refers to. */
export interface OneOfMany {
  readonly clause: string
  readonly pick: (list: readonly Reference[], mode: WriteMode) => readonly Reference[]
}

/**
 * content.writes.relations.one-of-many: Of a list for a relation to one, a new entry takes the entry with the lowest
 * id, a changed one the last of the list.
 */
export const oneOfMany: OneOfMany = {
  clause: 'content.writes.relations.one-of-many',
  pick: (list, mode) => {
    if (mode === 'update') return list.slice(-1)
    return list.toSorted((a, b) => a.id - b.id).slice(0, 1)
  },
}

/** Links a relation or media attribute of a stored row as a value says. Throws a ValidationError. */
export function linkAttribute(
  end: End<Attribute>,
  value: unknown,
  mode: WriteMode,
  context: WriteContext,
): void {
  const { attribute } = end
  if (attribute.kind === 'media') linkView({ ...end, attribute }, value, mode, context)
  if (attribute.kind !== 'relation') return
  if (attribute.target === null) linkAnything({ ...end, attribute }, value, context)
  else if (attribute.morphBy !== undefined) linkView({ ...end, attribute }, value, mode, context)
  else linkRelation({ ...end, attribute }, value, mode, context)
}

function linkRelation(
  end: End<RelationAttribute>,
  value: unknown,
  mode: WriteMode,
  context: WriteContext,
): void {
  const association = readAssociation(value, end.attribute.name, context)
  const linked = linkedIds(context.store.table(end.uid).get(end.id)?.[end.attribute.name])
  const after = idsAfter(association, { end, linked, mode, context })
  // What is disconnected loses its place at the other end, too, though it is connected again (observed).
  if (association.kind === 'changes' && association.disconnect.length > 0)
    relink(context, end, without(linked, association.disconnect))
  relink(context, end, after)
}

function without(linked: readonly number[], references: readonly Reference[]): readonly number[] {
  const gone = idsOf(references)
  return linked.filter(id => !gone.includes(id))
}

interface Linking {
  readonly end: End<RelationAttribute>
  readonly linked: readonly number[]
  readonly mode: WriteMode
  readonly context: WriteContext
}

function idsAfter(association: Association, { end, linked, mode, context }: Linking): readonly number[] {
  const { oneOfMany: one, positions } = context.units.writes
  const pick = (list: readonly Reference[]) => (end.attribute.many ? list : one.pick(list, mode))
  if (association.kind === 'set') return idsOf(pick(association.references))
  const { connect, disconnect, strict } = association
  const kept = without(linked, disconnect)
  if (connect.length === 0) return kept
  if (!end.attribute.many) return idsOf(pick(connect))
  return positions.place(kept, connect, strict || mode === 'creation')
}

/** How an attribute is linked whose links are kept at the other end: media, morphOne and morphMany. */
export interface ViewLinks {
  readonly clause: string
  /** The ids to refer to. Throws a ValidationError. */
  readonly idsAfter: (
    association: Association,
    mode: WriteMode,
    view: { readonly name: string; readonly isShared: boolean },
  ) => readonly number[]
}

/**
 * content.writes.media: Media attributes take ids as relations do, of a list for a single file the first. Changes by
 * `connect` and `disconnect` link nothing: a new entry has no files then, a changed one loses its own (observed).
 */
export const mediaLinks: ViewLinks = {
  clause: 'content.writes.media',
  idsAfter: association => (association.kind === 'set' ? idsOf(association.references) : []),
}

/**
 * content.writes.relations.morph-view: A morphOne or morphMany relation takes ids; where the entries at the other end
 * can each refer to one only, it links the first of a list; a change by `connect` takes the links away (observed).
 * Where the real program fails with 500, for a new entry without an id for an end that refers to one only, this
 * refuses.
 */
export const morphViewLinks: ViewLinks = {
  clause: 'content.writes.relations.morph-view',
  idsAfter: (association, mode, { name, isShared }) => {
    const ids = association.kind === 'set' ? idsOf(association.references) : []
    if (mode === 'creation' && !isShared && ids.length === 0) {
      throw misuse(`Invalid parameter ${name}: expected an id, which cannot be connected here`)
    }
    return ids
  },
}

function linkView(
  end: End<RelationAttribute | MediaAttribute>,
  value: unknown,
  mode: WriteMode,
  context: WriteContext,
): void {
  const { attribute } = end
  const { writes } = context.units
  const unit = attribute.kind === 'media' ? writes.mediaLinks : writes.morphViewLinks
  const view = { name: attribute.name, isShared: isShared(attribute, context) }
  const ids = unit.idsAfter(readAssociation(value, attribute.name, context), mode, view)
  relinkView(context, end, view.isShared ? ids : ids.slice(0, 1))
}

/** Whether an entry at the other end can refer to several. */
function isShared(attribute: RelationAttribute | MediaAttribute, { models }: WriteContext): boolean {
  if (attribute.kind === 'media') return true
  const holder = models.types.get(attribute.target ?? '')?.attributes.get(attribute.morphBy ?? '')
  return holder?.kind === 'relation' && holder.many
}
