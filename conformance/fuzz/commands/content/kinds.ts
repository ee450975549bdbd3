import type { JsonObject } from '../../../compare/json-value.ts'
import type { OracleAttribute, OracleType } from '../../../targets/oracle.ts'
import { linksOf } from './links.ts'
import { type Actor, newName, type Scene, type Stock, someOf } from './scene.ts'
import { valueFor, valuesOf, writable } from './values.ts'
import type { Write } from './write.ts'

/** What a write does, without who does it. */
export type Deed = Pick<Write, 'does' | 'data' | 'name'>

/** A kind of write; null where its type has no such thing. */
type Kind = (actor: Actor, scene: Scene) => Deed | null

/** So many times of all each kind of write is chosen. */
const KINDS: readonly (readonly [times: number, kind: Kind])[] = [
  [20, create],
  [27, change],
  [20, link],
  [9, publish],
  [9, () => ({ does: 'delete', data: {}, name: null })],
  [15, localize],
]

/** Something to do to an entry, or to its type. */
export function deedOf(actor: Actor, scene: Scene): Deed {
  const kinds = KINDS.flatMap(([times, kind]) => Array.from({ length: times }, () => kind))
  const kind = scene.chance.oneOf(kinds) ?? change
  return kind(actor, scene) ?? change(actor, scene)
}

/** What is made is one of those that the sequence is about. */
export function create({ type }: Pick<Actor, 'type'>, scene: Scene): Deed {
  const values = valuesOf({ schema: type, row: null, depth: 0 }, 25, scene)
  const state = scene.chance.isIn(45) ? publish({ type }, scene)?.data : {}
  const data = { ...values, ...editionOf(type, scene), ...state }
  const name = newName(type, scene)
  scene.actors.push({ type, ref: `<${name}>`, row: null })
  return { does: 'create', data, name }
}

/** In which language something is made, and sometimes of what else it is an edition. */
function editionOf(type: OracleType, scene: Scene): JsonObject {
  const { chance, stock } = scene
  if (!type.localized || !chance.isIn(40)) return {}
  const other = chance.isIn(40) ? someOf(type.uid, scene) : null
  return {
    locale: chance.oneOf([...stock.facts.locales, 'xx']),
    ...(other && { localizations: [other.ref] }),
  }
}

/** One to three attributes; more would hide which of them matters. */
export function change({ type, row }: Entry, scene: Scene): Deed {
  const attributes = writable(type)
  const chosen = Array.from({ length: 1 + scene.chance.below(3) }, () => scene.chance.oneOf(attributes))
  const data = chosen.map(attribute => (attribute ? written(attribute, { type, row }, scene) : {}))
  return { does: 'update', data: Object.assign({}, ...data, strangeMember(type, scene)), name: null }
}

/** One attribute. */
export function changeOf(attribute: OracleAttribute, entry: Entry, scene: Scene): Deed {
  return { does: 'update', data: written(attribute, entry, scene), name: null }
}

type Entry = Pick<Actor, 'type' | 'row'>

function written(attribute: OracleAttribute, { type, row }: Entry, scene: Scene): JsonObject {
  const value = valueFor(attribute, { schema: type, row, depth: 0 }, scene)
  return value === undefined ? {} : { [attribute.name]: value }
}

/** Once in a while something is sent that nobody can write so. */
function strangeMember({ localized }: OracleType, { chance, stock }: Scene): JsonObject {
  if (!chance.isIn(6)) return {}
  const locale = chance.oneOf(stock.facts.locales)
  const strange: readonly JsonObject[] = [
    { id: 77 },
    { unknown: 1 },
    { createdAt: '2020-01-01T00:00:00.000Z' },
  ]
  return (
    chance.oneOf(
      localized && locale !== undefined ? [...strange, { locale }, { localizations: [] }] : strange,
    ) ?? {}
  )
}

export function link({ type, row }: Actor, scene: Scene): Deed | null {
  const relation = scene.chance.oneOf(relationsOf(type))
  return relation
    ? { does: 'update', data: { [relation.name]: linksOf(relation, row, scene) }, name: null }
    : null
}

type Relation = Extract<OracleAttribute, { kind: 'relation' }>

function relationsOf({ attributes }: OracleType): readonly Relation[] {
  return [...attributes.values()].flatMap(it =>
    it.kind === 'relation' && it.name !== 'localizations' ? [it] : [],
  )
}

/** Publishes, or makes a draft. */
function publish({ type }: Pick<Actor, 'type'>, { chance }: Scene): Deed | null {
  const publishedAt = chance.isIn(50) ? null : '2024-05-05T10:00:00.000Z'
  return type.draftAndPublish ? { does: 'update', data: { publishedAt }, name: null } : null
}

function localize({ type, row }: Actor, scene: Scene): Deed | null {
  if (!type.localized) return null
  const { chance, stock, actors } = scene
  const data: JsonObject = valuesOf({ schema: type, row: null, depth: 0 }, 12, scene)
  const locales = chance.isIn(75) ? freeLocales(type, row, stock) : [...stock.facts.locales, 'xx', undefined]
  const locale = chance.oneOf(locales)
  const name = newName(type, scene)
  actors.push({ type, ref: `<${name}>`, row })
  return { does: 'localize', data: { ...data, ...(locale !== undefined && { locale }) }, name }
}

/** Those in which there is no edition of an entry of the world. */
function freeLocales(
  { uid }: OracleType,
  row: JsonObject | null,
  { world, facts }: Stock,
): readonly string[] {
  const linked: readonly unknown[] = [row?.localizations].flat()
  const editions = (world.entries.get(uid) ?? []).filter(({ id }) => id === row?.id || linked.includes(id))
  return facts.locales.filter(code => !editions.some(({ locale }) => locale === code))
}

/** What is done to the one entry of a single type. */
export function singleDeedOf(type: OracleType, scene: Scene): Deed {
  if (scene.chance.isIn(20)) return { does: 'delete', data: {}, name: null }
  const actor = { type, ref: '', row: null }
  return (scene.chance.isIn(20) ? publish(actor, scene) : null) ?? change(actor, scene)
}
