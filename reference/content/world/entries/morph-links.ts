import type { Attribute, ContentType, RelationAttribute, Schema } from '../../model/types.ts'
import { addToGroup, type Draft, EMPTY_LIST, linkedIds, type MorphLink } from './draft.ts'
import type { EntrySet } from './entry-set.ts'

/** A morph relation that holds links, such as the `related` of files. */
export interface MorphHolder {
  readonly uid: string
  readonly attribute: RelationAttribute
}

/** A morphOne or morphMany relation, which shows the links of a holder from the other end. */
export interface MorphView {
  readonly type: ContentType
  readonly attribute: RelationAttribute
  readonly holder: MorphHolder
}

export function morphHolders({ models }: EntrySet): readonly MorphHolder[] {
  return [...models.types.values()].flatMap(({ uid, attributes }) =>
    [...attributes.values()].flatMap(attribute =>
      attribute.kind === 'relation' && attribute.target === null ? [{ uid, attribute }] : [],
    ),
  )
}

export function morphViews({ models }: EntrySet): readonly MorphView[] {
  return [...models.types.values()].flatMap(type =>
    [...type.attributes.values()].flatMap(attribute => {
      if (attribute.kind !== 'relation' || attribute.morphBy === undefined) return []
      const uid = attribute.target ?? ''
      const holding = models.types.get(uid)?.attributes.get(attribute.morphBy)
      return holding?.kind === 'relation' ? [{ type, attribute, holder: { uid, attribute: holding } }] : []
    }),
  )
}

/** Links by the id of the entry that holds them. */
export type HeldLinks = ReadonlyMap<number, readonly MorphLink[]>

/** The links into a holder that the data gives from the other end: by morphOne, morphMany and media attributes. */
export function linksInto(holder: MorphHolder, set: EntrySet): HeldLinks {
  const links = new Map<number, MorphLink[]>()
  for (const { schema, rows } of everySchema(set)) {
    const views = [...schema.attributes.values()].filter(attribute => isViewOf(attribute, holder))
    if (views.length === 0) continue
    for (const row of rows) collect(row, { uid: schema.uid, views, links })
  }
  return links
}

function everySchema({
  models,
  entries,
  components,
}: EntrySet): { schema: Schema; rows: readonly Draft[] }[] {
  return [
    ...[...models.types.values()].map(schema => ({ schema, rows: entries.get(schema.uid) ?? EMPTY_LIST })),
    ...[...models.components.values()].map(schema => ({ schema, rows: components.rows(schema.uid) })),
  ]
}

/** A media attribute is a view of the `related` of files. */
function isViewOf(attribute: Attribute, { uid, attribute: { name } }: MorphHolder): boolean {
  if (attribute.kind === 'media') return uid === 'plugin::upload.file' && name === 'related'
  return attribute.kind === 'relation' && attribute.target === uid && attribute.morphBy === name
}

interface Collecting {
  readonly uid: string
  readonly views: readonly Attribute[]
  readonly links: Map<number, MorphLink[]>
}

/** An entry that refers to a holder's entry by two of its attributes is listed there once. */
function collect(row: Draft, { uid, views, links }: Collecting): void {
  const link: MorphLink = { __type: uid, id: row.id }
  for (const view of views) {
    for (const id of linkedIds(row[view.name])) {
      if (links.get(id)?.at(-1) !== link) addToGroup(links, id, link)
    }
  }
}
