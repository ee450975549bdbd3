import { isLocalizations } from '../../model/implicit-attributes.ts'
import type { ContentType, RelationAttribute } from '../../model/types.ts'
import { addToGroup, EMPTY_LIST, linkedIds } from './draft.ts'
import type { EntrySet } from './entry-set.ts'

/** One side of a relation that goes both ways. */
interface Side {
  readonly uid: string
  readonly attribute: RelationAttribute
}

/**
 * Completes every relation that goes both ways. What a side gives is kept to the letter, its order included;
 * what it does not give is filled in from the other side, in the order of the other side's entries. Where both
 * are given they must agree, because the service stores one link for both.
 */
export function linkRelations(set: EntrySet): void {
  for (const type of set.models.types.values()) {
    for (const owner of owningSides(type)) {
      const inverse = inverseOf(owner, set)
      if (!inverse) continue
      const fromOwner = linksByTarget(owner, set)
      const fromInverse = linksByTarget(inverse, set)
      settle(inverse, owner, fromOwner, set)
      settle(owner, inverse, fromInverse, set)
    }
  }
}

function owningSides(type: ContentType): readonly Side[] {
  return [...type.attributes.values()].flatMap(attribute =>
    attribute.kind === 'relation' &&
    attribute.inverse !== undefined &&
    !attribute.mapped &&
    !isLocalizations(attribute)
      ? [{ uid: type.uid, attribute }]
      : [],
  )
}

function inverseOf({ attribute }: Side, set: EntrySet): Side | null {
  const uid = attribute.target ?? ''
  const inverse = set.models.types.get(uid)?.attributes.get(attribute.inverse ?? '')
  return inverse?.kind === 'relation' ? { uid, attribute: inverse } : null
}

type Links = ReadonlyMap<number, readonly number[]>

/** For each entry that the given relations of a side refer to: the ids of the entries that refer to it. */
function linksByTarget({ uid, attribute }: Side, set: EntrySet): Links {
  const links = new Map<number, number[]>()
  for (const entry of set.entries.get(uid) ?? []) {
    for (const id of linkedIds(entry[attribute.name])) addToGroup(links, id, entry.id)
  }
  return links
}

/** Fills in or checks one side against the links that the other side gives. */
function settle(side: Side, other: Side, links: Links, set: EntrySet): void {
  const { name, many } = side.attribute
  const entries = set.entries.get(side.uid) ?? []
  entries.forEach((entry, i) => {
    const given = entry[name]
    const ids = links.get(entry.id) ?? EMPTY_LIST
    const missing = missingFrom(given, ids)
    const place = () => set.place.at(side.uid).at(i).at(name)
    if (missing !== undefined) {
      const because = `because ${other.uid} ${missing} names this entry in ${other.attribute.name}`
      place().wrong(JSON.stringify(given), `${missing}, ${because}`)
    }
    if (given !== undefined) return
    entry[name] = many ? ids : (ids[0] ?? null)
    if (many || ids.length <= 1) return
    const expected = `one entry of ${other.uid} that names this one in ${other.attribute.name}`
    place().wrong('nothing', `${expected}, not ${ids.join(' and ')}`)
  })
}

const SHORT = 8

/** The first id that a given relation should hold but does not. */
function missingFrom(given: unknown, ids: readonly number[]): number | undefined {
  if (given === undefined || ids.length === 0) return undefined
  const own = linkedIds(given)
  const known = own.length > SHORT ? new Set(own) : null
  return ids.find(id => !(known ? known.has(id) : own.includes(id)))
}
