import type { Chance } from '../../../audit/chance.ts'
import type { JsonObject } from '../../../compare/json-value.ts'
import type { OracleType, OracleWorld } from '../../../targets/oracle.ts'
import type { EntryNames } from '../../names.ts'
import type { QueriedWorld } from '../../queried-world.ts'

/** What all sequences of one world are made of. */
export interface Stock {
  readonly world: OracleWorld
  readonly facts: QueriedWorld
  readonly names: EntryNames
  readonly callers: Callers
}

/** Who may be asked to do what; which of it they may is for the servers to say. */
export interface Callers {
  /** The one who may most. */
  readonly writer: string
  readonly others: readonly string[]
}

/** An entry that a sequence is about: one of the world, or one that it makes. */
export interface Actor {
  readonly type: OracleType
  /** How requests call it: `<dishes:ramen>`, `<dish-1>`, or its id where it has no name. */
  readonly ref: string | number
  /** What the world holds of it; null of one that was made. */
  readonly row: JsonObject | null
}

/** One sequence while it is thought up. The fewer entries it is about, the more of its commands meet. */
export interface Scene {
  readonly stock: Stock
  readonly chance: Chance
  readonly actors: Actor[]
  /** How many of each type were made. */
  readonly made: Map<string, number>
}

/**
 * A scene about some entries of one type, the wanted one where it holds many, and some of those to which it is related; about
 * none where a world has none of them.
 */
export function openScene(stock: Stock, chance: Chance, wanted?: OracleType): Scene {
  const types = collectionsOf(stock)
  const held = types.filter(({ uid }) => (stock.world.entries.get(uid) ?? []).length > 0)
  const main = types.find(({ uid }) => uid === wanted?.uid) ?? chance.oneOf(held)
  const actors = main ? actorsAround(main, held, { stock, chance }) : []
  return { stock, chance, actors, made: new Map() }
}

function actorsAround(
  main: OracleType,
  types: readonly OracleType[],
  { stock, chance }: Pick<Scene, 'stock' | 'chance'>,
): Actor[] {
  const related = [...main.attributes.values()].flatMap(attribute => {
    const uid = attribute.kind === 'relation' ? attribute.target : null
    return types.filter(type => type.uid === uid)
  })
  const others = [chance.oneOf(related), chance.oneOf(related)].flatMap(type => type ?? [])
  const some = (type: OracleType, most: number) =>
    Array.from({ length: 1 + chance.below(most) }, () => actorOf(type, stock, chance)).flatMap(it => it ?? [])
  const actors = [...some(main, 3), ...others.flatMap(type => some(type, 2))]
  return [...new Map(actors.map(it => [`${it.type.uid} ${it.ref}`, it])).values()]
}

/** Types of a world's own that hold many entries. */
export function collectionsOf({ facts }: Stock): readonly OracleType[] {
  return facts.types.filter(({ uid, kind }) => uid.startsWith('api::') && kind === 'collectionType')
}

/** Types of a world's own that hold one entry. */
export function singlesOf({ facts }: Stock): readonly OracleType[] {
  return facts.types.filter(({ uid, kind }) => uid.startsWith('api::') && kind === 'singleType')
}

/** Any entry of a type; null when there is none. */
export function actorOf(type: OracleType, stock: Stock, chance: Chance): Actor | null {
  const row = chance.oneOf(stock.world.entries.get(type.uid) ?? [])
  if (!row) return null
  return { type, ref: refOf(type, Number(row.id), stock), row: { ...row } }
}

/** How requests call an entry of the world. */
export function refOf({ pluralName }: OracleType, id: number, { names }: Stock): string | number {
  return names.nameOf(pluralName, String(id)) ?? id
}

/** Another name for what is made of a type: `dish-1`. */
export function newName({ singularName }: OracleType, { made }: Scene): string {
  const count = (made.get(singularName) ?? 0) + 1
  made.set(singularName, count)
  return `${singularName}-${count}`
}

/** An entry of a type, most often one that the sequence is about; null when there is none. */
export function someOf(uid: string, { stock, chance, actors }: Scene): Actor | null {
  const own = actors.filter(({ type }) => type.uid === uid)
  const type = stock.facts.types.find(it => it.uid === uid)
  if (own.length > 0 && chance.isIn(85)) return chance.oneOf(own) ?? null
  return type ? actorOf(type, stock, chance) : null
}
