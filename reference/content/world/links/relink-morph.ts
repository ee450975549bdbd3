import type { Attribute, MediaAttribute, RelationAttribute } from '../../model/types.ts'
import { linkedIds, type MorphLink, morphLinks } from '../entries/draft.ts'
import { attributeNamed, change, type End, heldValue, type Linked, schemaNamed } from './linked.ts'
import { dropLink } from './relink.ts'

const FILE = 'plugin::upload.file'

/**
 * Makes a relation that may refer to any type (morphToOne, morphToMany) refer to exactly these rows, and keeps the
 * morphOne, morphMany and media attributes that show the links from the other end in step.
 */
export function relinkHolder(world: Linked, end: End<RelationAttribute>, links: readonly MorphLink[]): void {
  const before = morphLinks(heldValue(world, end))
  const after = end.attribute.many ? links : links.slice(0, 1)
  change(world, end.uid, end.id, {
    [end.attribute.name]: end.attribute.many ? [...after] : (after[0] ?? null),
  })
  for (const link of before)
    if (!has(after, link)) forEachView(world, end, link, view => dropLink(world, view, end.id))
  for (const link of after)
    if (!has(before, link)) forEachView(world, end, link, view => showLink(world, view, end.id))
}

/**
 * Makes a morphOne, morphMany or media attribute of a row refer to exactly these rows: the links themselves are
 * kept in the rows that are referred to, in their morph relation.
 */
export function relinkView(
  world: Linked,
  end: End<RelationAttribute | MediaAttribute>,
  ids: readonly number[],
): void {
  const { attribute, uid, id } = end
  const holder = holderOf(world, attribute)
  if (!holder) throw new Error(`invariant: nothing holds the links of ${uid} ${attribute.name}`)
  const before = linkedIds(heldValue(world, end))
  change(world, uid, id, { [attribute.name]: attribute.many ? [...ids] : (ids[0] ?? null) })
  const after = attribute.many ? ids : ids.slice(0, 1)
  const link: MorphLink = { __type: uid, id }
  for (const known of before) release(world, { ...holder, id: known }, link)
  for (const come of after) hold(world, { ...holder, id: come }, link)
}

type Holder = Omit<End<RelationAttribute>, 'id'>

/** The relation that holds what an attribute shows from the other end; null for one that is no such view. */
function holderOf(world: Linked, attribute: Attribute): Holder | null {
  const isMedia = attribute.kind === 'media'
  if (!isMedia && attribute.kind !== 'relation') return null
  const uid = isMedia ? FILE : (attribute.target ?? '')
  const holding = attributeNamed(world, uid, isMedia ? 'related' : attribute.morphBy)
  return holding?.kind === 'relation' ? { uid, attribute: holding } : null
}

/** The attributes of a row that show what a holder refers to. */
function forEachView(
  world: Linked,
  holder: End,
  { __type: uid, id }: MorphLink,
  act: (view: End) => void,
): void {
  for (const attribute of schemaNamed(world, uid)?.attributes.values() ?? []) {
    const shown = holderOf(world, attribute)
    if (shown?.uid === holder.uid && shown.attribute === holder.attribute) act({ uid, id, attribute })
  }
}

/** A holder has no order for those who see it: they show its links in the order of their ids. */
function showLink(world: Linked, view: End, id: number): void {
  const known = linkedIds(heldValue(world, view))
  if (known.includes(id)) return
  const ids = [...known, id].sort((a, b) => a - b)
  const isMany = 'many' in view.attribute && view.attribute.many
  change(world, view.uid, view.id, { [view.attribute.name]: isMany ? ids : ids[0] })
}

/** Takes a link out of its holder, unless some attribute of the row that it leads to still shows it. */
function release(world: Linked, holder: End<RelationAttribute>, link: MorphLink): void {
  let isShown = false
  forEachView(world, holder, link, view => {
    if (linkedIds(heldValue(world, view)).includes(holder.id)) isShown = true
  })
  const links = morphLinks(heldValue(world, holder)).filter(known => isShown || !isSame(known, link))
  change(world, holder.uid, holder.id, {
    [holder.attribute.name]: holder.attribute.many ? links : (links[0] ?? null),
  })
}

/** Puts a link into its holder. One that can hold a single link leaves whatever it referred to. */
function hold(world: Linked, holder: End<RelationAttribute>, link: MorphLink): void {
  const known = morphLinks(heldValue(world, holder))
  if (has(known, link)) return
  if (holder.attribute.many) {
    change(world, holder.uid, holder.id, { [holder.attribute.name]: [...known, link] })
    return
  }
  for (const former of known) forEachView(world, holder, former, view => dropLink(world, view, holder.id))
  change(world, holder.uid, holder.id, { [holder.attribute.name]: link })
}

function has(links: readonly MorphLink[], link: MorphLink): boolean {
  return links.some(known => isSame(known, link))
}

function isSame(a: MorphLink, b: MorphLink): boolean {
  return a.__type === b.__type && a.id === b.id
}
