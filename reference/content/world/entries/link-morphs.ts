import { addToGroup, type Draft, EMPTY_LIST, linkedIds, morphLinks } from './draft.ts'
import type { EntrySet } from './entry-set.ts'
import { linksInto, type MorphHolder, type MorphView, morphHolders, morphViews } from './morph-links.ts'

/**
 * Completes morph relations: what the data does not give at one end is filled in from the other. Where both
 * ends are given they must agree.
 */
export function linkMorphs(set: EntrySet): void {
  const fillings = morphHolders(set).map(holder => ({ holder, links: linksInto(holder, set) }))
  for (const view of morphViews(set)) settleView(view, set)
  for (const { holder, links } of fillings) fillHolder(holder, links, set)
}

/** Fills in or checks a morphOne or morphMany relation against the links that its holder gives. */
function settleView(view: MorphView, set: EntrySet): void {
  const { name, many } = view.attribute
  const holders = entriesById(view.holder, set)
  const links = heldBy(view, set)
  const entries = set.entries.get(view.type.uid) ?? []
  entries.forEach((entry, i) => {
    const ids = links.get(entry.id) ?? EMPTY_LIST
    const given = entry[name]
    if (given === undefined) entry[name] = many ? ids : (ids[0] ?? null)
    else
      checkView(view, { entry, ids, holders }, expected => {
        set.place.at(view.type.uid).at(i).at(name).wrong(JSON.stringify(given), expected)
      })
  })
}

interface Viewed {
  readonly entry: Draft
  /** The holder's entries whose given links refer to the entry. */
  readonly ids: readonly number[]
  readonly holders: ReadonlyMap<number, Draft>
}

function checkView(
  view: MorphView,
  { entry, ids, holders }: Viewed,
  wrong: (expected: string) => void,
): void {
  const { attribute, holder } = view
  const own = linkedIds(entry[attribute.name])
  const where = `in ${holder.attribute.name}`
  const denied = own.find(id => !ids.includes(id) && holders.get(id)?.[holder.attribute.name] !== undefined)
  if (denied !== undefined) wrong(`no ${denied}: ${holder.uid} ${denied} names something else ${where}`)
  // A list of several links does not tell which attribute of this entry shows each of them.
  if (holder.attribute.many || (!attribute.many && own.length > 0)) return
  const missing = ids.find(id => !own.includes(id))
  if (missing !== undefined) wrong(`${missing}, because ${holder.uid} ${missing} names this entry ${where}`)
}

function entriesById({ uid }: MorphHolder, set: EntrySet): ReadonlyMap<number, Draft> {
  return new Map((set.entries.get(uid) ?? []).map(entry => [entry.id, entry]))
}

/** For each entry of the view's type: the holder's entries that refer to it, in their order. */
function heldBy({ type, holder }: MorphView, set: EntrySet): ReadonlyMap<number, readonly number[]> {
  const held = new Map<number, number[]>()
  for (const entry of set.entries.get(holder.uid) ?? []) {
    for (const link of morphLinks(entry[holder.attribute.name])) {
      if (link.__type === type.uid) addToGroup(held, link.id, entry.id)
    }
  }
  return held
}

function fillHolder(holder: MorphHolder, links: ReturnType<typeof linksInto>, set: EntrySet): void {
  const { name, many } = holder.attribute
  const entries = set.entries.get(holder.uid) ?? []
  entries.forEach((entry, i) => {
    if (entry[name] !== undefined) return
    const own = links.get(entry.id) ?? EMPTY_LIST
    entry[name] = many ? own : (own[0] ?? null)
    if (many || own.length <= 1) return
    const names = own.map(link => `${link.__type} ${link.id}`).join(' and ')
    set.place
      .at(holder.uid)
      .at(i)
      .at(name)
      .wrong('nothing', `one entry that refers to this one, not ${names}`)
  })
}
