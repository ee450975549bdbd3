import type { Chance } from '../../../audit/chance.ts'
import { isObject, type JsonObject } from '../../../compare/json-value.ts'
import type { OracleAttribute, OracleSchema } from '../../../targets/oracle.ts'
import { linksOf, referenceTo } from './links.ts'
import { scalarOf } from './scalars.ts'
import type { Scene } from './scene.ts'

/** What is written, and where. */
export interface Place {
  readonly schema: OracleSchema
  /** The row that is changed; null of a new one. */
  readonly row: JsonObject | null
  /** How deep in components it lies. */
  readonly depth: number
}

/** A value to write to an attribute; undefined where none can be thought of. */
export function valueFor(attribute: OracleAttribute, place: Place, scene: Scene): unknown {
  switch (attribute.kind) {
    case 'scalar':
      return scalarOf(attribute, rowsOf(place, scene), scene.chance)
    case 'relation':
      return linksOf(attribute, place.row, scene)
    case 'media': {
      const files = [0, 1].map(() => referenceTo('plugin::upload.file', scene)).filter(it => it !== null)
      return attribute.many ? files : (files[0] ?? null)
    }
    case 'component':
      return componentsOf(attribute, place, scene)
    case 'dynamiczone':
      return zoneOf(attribute, place, scene)
  }
}

/** Values of some attributes: of those that are required most, of others so many of a hundred. */
export function valuesOf(place: Place, percent: number, scene: Scene): JsonObject {
  const { chance } = scene
  const values: [string, unknown][] = []
  for (const attribute of writable(place.schema)) {
    const isTaken = chance.isIn(attribute.required ? 94 : percent)
    const value = isTaken ? valueFor(attribute, place, scene) : undefined
    if (value !== undefined) values.push([attribute.name, value])
  }
  return Object.fromEntries(values)
}

/** Attributes that somebody writes: not those that a server keeps itself. */
export function writable({ attributes }: OracleSchema): readonly OracleAttribute[] {
  return [...attributes.values()].filter(({ name }) => !OWN.includes(name))
}

const OWN = [
  'id',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'locale',
  'localizations',
  'createdBy',
  'updatedBy',
]

function rowsOf({ schema: { uid } }: Place, { stock: { world } }: Scene): readonly JsonObject[] {
  return (world.entries.get(uid) ?? []).map(row => ({ ...row }))
}

/** Deeper than this components are left out. */
const DEEPEST = 2

/** The id of a component that nobody has. */
const UNKNOWN = 999_999

type Components = Extract<OracleAttribute, { kind: 'component' }>

function componentsOf(attribute: Components, place: Place, scene: Scene): unknown {
  const { chance, stock } = scene
  const schema = stock.facts.schemaOf(attribute.component)
  if (!schema || place.depth >= DEEPEST) return undefined
  if (chance.isIn(8)) return null
  const before = place.row?.[attribute.name]
  const foreign = chance.isIn(8) ? chance.oneOf(rowsOf(place, scene))?.[attribute.name] : undefined
  const old = [foreign ?? before].flat().filter(isObject)
  const some = () => (chance.isIn(4) ? { id: UNKNOWN } : chance.isIn(45) ? chance.oneOf(old) : undefined)
  const one = (percent: number) => componentOf(schema, some(), { place, scene, percent })
  return attribute.many ? listOf(attribute, chance, one) : one(45)
}

/** Mostly a few; sometimes one more or less than there may be, and then there is little in each. */
function listOf(
  { min, max }: Bounds,
  chance: Chance,
  one: (percent: number) => JsonObject,
): readonly JsonObject[] {
  const bounds = [min, max].flatMap(bound => (bound === undefined ? [] : [bound - 1, bound, bound + 1]))
  const length = chance.isIn(30) ? chance.oneOf(bounds) : undefined
  const size = Math.max(0, length ?? chance.below(4))
  return Array.from({ length: size }, () => one(length === undefined ? 45 : 5))
}

interface Bounds {
  readonly min?: number
  readonly max?: number
}

interface Around {
  readonly place: Place
  readonly scene: Scene
  /** How many of a hundred attributes are given. */
  readonly percent: number
}

/** One that is there and is changed, or a new one. */
function componentOf(
  schema: OracleSchema,
  old: JsonObject | undefined,
  { place, scene, percent }: Around,
): JsonObject {
  const inner = { schema, row: old ?? null, depth: place.depth + 1 }
  return { ...(old && { id: old.id }), ...valuesOf(inner, percent, scene) }
}

type Zone = Extract<OracleAttribute, { kind: 'dynamiczone' }>

function zoneOf(zone: Zone, place: Place, scene: Scene): unknown {
  const { chance, stock } = scene
  if (place.depth >= DEEPEST) return undefined
  return listOf(zone, chance, percent => {
    // Now and then a component that the zone does not list.
    const listed = chance.isIn(92) ? zone.components : [...stock.world.models.components.keys()]
    const uid = chance.oneOf(listed) ?? ''
    const schema = stock.facts.schemaOf(uid)
    // Hardly ever one that does not say what it is.
    const named = chance.isIn(96) ? { __component: uid } : chance.isIn(50) ? { __component: null } : {}
    return { ...named, ...(schema && componentOf(schema, undefined, { place, scene, percent })) }
  })
}
