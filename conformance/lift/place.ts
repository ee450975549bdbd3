import { isObject, type JsonObject } from '../compare/json-value.ts'
import type { LiftNeeds, TypeTrait } from '../suite/lift-document.ts'
import { isOfKind } from '../suite/lift-words.ts'
import type { OracleAttribute, OracleSchema, OracleWorld } from '../targets/oracle.ts'
import { hasSomething } from './chosen-rows.ts'
import { attributeKinds } from './kinds.ts'
import type { Row, SeenType, Survey } from './survey.ts'

/** Where a clause can be asked: a type, and what was found in it for each name of its needs. */
export interface Place {
  readonly seen: SeenType
  /** `attribute: name`, `relation: chefs`. */
  readonly names: Readonly<Record<string, string>>
  /** Places of one group show the same; some of each are asked. */
  readonly group: string
  /** Values that occur there, each once. */
  readonly values: readonly unknown[]
  /** Of an entry: the values there; `null` for one that is missing, or cannot be seen. */
  readonly valuesIn: (row: Row) => readonly unknown[]
  readonly world: OracleWorld
  /** What its relations lead to; null where that is nothing or no one type. */
  readonly ends: OracleSchema | null
}

/** Every place of a world that has what is needed. Many lifts need the same. */
export function placesFor(needs: LiftNeeds, survey: Survey): readonly Place[] {
  const known = foundPlaces.get(survey) ?? new Map<string, readonly Place[]>()
  foundPlaces.set(survey, known)
  const { everywhere, ...own } = needs
  const key = JSON.stringify(own)
  const places = known.get(key) ?? findPlaces(own, survey)
  known.set(key, places)
  return places
}

const foundPlaces = new WeakMap<Survey, Map<string, readonly Place[]>>()

function findPlaces(needs: LiftNeeds, survey: Survey): readonly Place[] {
  return survey.types
    .filter(seen => (needs.type ?? []).every(trait => hasTrait(seen, trait)))
    .flatMap(seen => placesIn(seen, needs, survey))
}

/** More entries than a page has by default. */
const USUAL_PAGE = 25

function hasTrait({ type, as, orderKey, total, locales }: SeenType, trait: TypeTrait): boolean {
  const traits: Readonly<Record<TypeTrait, boolean>> = {
    drafts: type.draftAndPublish,
    'no-drafts': !type.draftAndPublish,
    localized: type.localized && locales.length > 1,
    'not-localized': !type.localized,
    key: orderKey !== null,
    many: total > USUAL_PAGE,
    closed: as !== 'public',
  }
  return traits[trait]
}

function placesIn(seen: SeenType, needs: LiftNeeds, survey: Survey): readonly Place[] {
  if (seen.rows.length === 0) return []
  const { world } = survey
  const steps = [needs.relation, needs.inner, needs.deeper, needs.deepest].flatMap(kinds =>
    kinds ? [kinds] : [],
  )
  const paths = pathsFrom(seen.type, steps, world)
  return paths.flatMap(path => {
    const end = path.at(-1)?.schema ?? seen.type
    const last = needs.field ?? (steps.length === 0 ? needs.attribute : undefined)
    const beside = besidesOf(seen, needs, path)
    if (!last) return beside.map(names => placeAt({ seen, path, survey }, names, {}))
    return attributesOf(end, last).flatMap((attribute): readonly Place[] => {
      const ends = { [needs.field ? 'field' : 'attribute']: attribute }
      const others = beside.filter(({ second }) => second !== attribute.name || steps.length > 0)
      const places = others.map(names => placeAt({ seen, path, survey }, names, ends))
      return places.filter(place => isFit(place, needs))
    })
  })
}

/** Has values, and one in each entry where that is asked. */
function isFit({ values, seen, valuesIn }: Place, { always }: LiftNeeds): boolean {
  const isSure = (row: Row) => valuesIn(row).length === 1 && !valuesIn(row).includes(null)
  return values.length > 0 && (always !== true || seen.rows.every(isSure))
}

/** What of the type itself stands beside: a second attribute, another relation. */
function besidesOf(
  { type, rows }: SeenType,
  { second, other }: LiftNeeds,
  [first]: readonly Link[],
): readonly Readonly<Record<string, string>>[] {
  const seconds = second
    ? attributesOf(type, second).filter(({ name }) => rows.some(row => isValue(row.attributes[name])))
    : [undefined]
  const others = other ? relationsOf(type, other).filter(({ name }) => name !== first?.name) : [undefined]
  const isFilled = (name: string) => rows.some(row => hasSomething(row.attributes[name]))
  const filled = others.filter(it => it === undefined || isFilled(it.name)).slice(0, MOST_OTHERS)
  return seconds.flatMap(it =>
    filled.map(also => ({ ...(it && { second: it.name }), ...(also && { other: also.name }) })),
  )
}

/** What is asked beside a relation is seldom what matters. */
const MOST_OTHERS = 2

interface Way {
  readonly seen: SeenType
  readonly path: readonly Link[]
  readonly survey: Survey
}

function placeAt(
  way: Way,
  beside: Readonly<Record<string, string>>,
  ends: Readonly<Record<string, PlainAttribute>>,
): Place {
  const { seen, path, survey } = way
  const { names, group } = namesOf(path, ends)
  const [end] = Object.values(ends)
  const valuesIn = (row: Row) => (end ? reached(row, path, end.name, survey) : [])
  const values = end ? valuesOf(way, end.name) : []
  return {
    seen,
    group,
    valuesIn,
    names: { ...names, ...beside },
    values,
    world: survey.world,
    ends: path.at(-1)?.schema ?? null,
  }
}

function valuesOf({ seen, path, survey }: Way, end: string): readonly unknown[] {
  const known = foundValues.get(seen) ?? new Map<string, readonly unknown[]>()
  foundValues.set(seen, known)
  const key = [...path.map(({ name }) => name), end].join('.')
  const find = () => seen.rows.flatMap(row => reached(row, path, end, survey)).filter(it => it !== null)
  const values = known.get(key) ?? [...new Set(find())]
  known.set(key, values)
  return values
}

const foundValues = new WeakMap<SeenType, Map<string, readonly unknown[]>>()

interface Link {
  readonly name: string
  readonly kind: string
  readonly schema: OracleSchema | null
  /** The attribute that leads back. */
  readonly back?: string
  /** The component of a zone. */
  readonly component?: string
}

function pathsFrom(
  schema: OracleSchema,
  [kinds, ...rest]: readonly (readonly string[])[],
  world: OracleWorld,
): readonly (readonly Link[])[] {
  if (!kinds) return [[]]
  return relationsOf(schema, kinds).flatMap(attribute =>
    linksFrom(attribute, schema, { kinds, world }).flatMap(link => {
      if (rest.length === 0) return [[link]]
      return link.schema ? pathsFrom(link.schema, rest, world).map(path => [link, ...path]) : []
    }),
  )
}

/** One, or of a zone one for each component if they are meant. */
function linksFrom(
  attribute: OracleAttribute,
  schema: OracleSchema,
  { kinds, world }: { readonly kinds: readonly string[]; readonly world: OracleWorld },
): readonly Link[] {
  const { name } = attribute
  const kind = fineKind(attribute, schema)
  if (attribute.kind === 'dynamiczone' && kinds.includes('zone-part')) {
    return attribute.components.map(component => ({
      ...{ name, kind: `${kind}-part`, component },
      schema: world.models.components.get(component) ?? null,
    }))
  }
  const back = attribute.kind === 'relation' ? attribute.inverse : undefined
  return [{ name, kind, schema: leadsTo(attribute, world), ...(back !== undefined && { back }) }]
}

/** What leads elsewhere, and is shown. */
function relationsOf(schema: OracleSchema, kinds: readonly string[]): readonly OracleAttribute[] {
  return [...schema.attributes.values()].filter(
    attribute => !attribute.private && attributeKinds(attribute).some(it => isOfKind(kinds, it)),
  )
}

function leadsTo(attribute: OracleAttribute, { models }: OracleWorld): OracleSchema | null {
  if (attribute.kind === 'media') return models.types.get('plugin::upload.file') ?? null
  const uid =
    attribute.kind === 'relation'
      ? attribute.target
      : attribute.kind === 'component'
        ? attribute.component
        : null
  return uid === null ? null : (models.types.get(uid) ?? models.components.get(uid) ?? null)
}

/** Relations of one kind are alike; those to the same type, and those that another one maps, are asked apart. */
function fineKind(attribute: OracleAttribute, { uid }: OracleSchema): string {
  if (attribute.kind !== 'relation')
    return `${attribute.kind}${'many' in attribute && attribute.many ? 's' : ''}`
  const { relation, target, mapped, inverse } = attribute
  const side = mapped ? '-mapped' : inverse === undefined ? '-one-way' : ''
  const where = target === uid ? '-itself' : target?.startsWith('plugin::') ? '-plugin' : ''
  return `${relation}${side}${where}`
}

const STEPS = ['relation', 'inner', 'deeper', 'deepest']

function namesOf(path: readonly Link[], last: Readonly<Record<string, { name: string; type: string }>>) {
  const links = path.map(({ name }, index) => [STEPS[index] ?? '', name])
  const ends = Object.entries(last).map(([role, { name }]) => [role, name])
  const [first] = path
  const also = [
    ...(first?.back === undefined ? [] : [['back', first.back]]),
    ...(first?.component === undefined ? [] : [['component', first.component]]),
  ]
  const kinds = [...path.map(({ kind }) => kind), ...Object.values(last).map(({ type }) => type)]
  const names: Readonly<Record<string, string>> = Object.fromEntries([...links, ...ends, ...also])
  return { names, group: kinds.join(' ') }
}

interface PlainAttribute {
  readonly name: string
  readonly type: string
}

/** Attributes with plain values that are shown. */
function attributesOf(schema: OracleSchema, kinds: readonly string[]): readonly PlainAttribute[] {
  const isEntry = schema.uid.includes('::')
  const id = kinds.includes('id') && isEntry ? [{ name: 'id', type: 'id' }] : []
  const plain = [...schema.attributes.values()].flatMap(attribute => {
    if (attribute.kind !== 'scalar' || attribute.private) return []
    const isMeant = attributeKinds(attribute).some(kind => isOfKind(kinds, kind))
    return isMeant ? [{ name: attribute.name, type: attribute.type }] : []
  })
  return [...id, ...plain]
}

/** The values to which a path leads from an entry. Lists show one level; what lies deeper is looked up where it is listed. */
function reached(
  { id, attributes }: Row,
  [link, ...rest]: readonly Link[],
  end: string,
  survey: Survey,
): readonly unknown[] {
  if (!link) {
    const value = end === 'id' ? id : attributes[end]
    return [isValue(value) ? value : null]
  }
  const items = itemsOf(attributes[link.name])
  const { component } = link
  const meant = component === undefined ? items : items.filter(it => it.__component === component)
  if (meant.length === 0) return [null]
  return meant.flatMap(item => {
    // Whether filters see drafts that are related is left open.
    if (Object(item.attributes).publishedAt === null) return [null]
    const [next] = rest
    const whole = next && link.schema ? survey.entries.get(link.schema.uid)?.get(item.id) : undefined
    if (next && !whole && isObject(item.attributes)) return [null]
    const inside = whole?.attributes ?? (isObject(item.attributes) ? item.attributes : item)
    return reached({ id: item.id, attributes: inside }, rest, end, survey)
  })
}

/** What a relation, a file or a part holds. */
function itemsOf(populated: unknown): readonly JsonObject[] {
  const inside = isObject(populated) && 'data' in populated ? populated.data : populated
  return [inside].flat().filter(isObject)
}

/** What an empty operand means is left open. */
function isValue(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}
