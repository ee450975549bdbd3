import type { LiftNeeds, TypeTrait } from '../suite/lift-document.ts'
import { isOfKind } from '../suite/lift-words.ts'
import type { OracleAttribute, OracleSchema, OracleWorld } from '../targets/oracle.ts'
import { plainValues } from './beside.ts'
import { attributeKinds } from './kinds.ts'
import type { SeenType, Survey } from './survey.ts'

/** Where a clause can be asked: a type, and what was found in it for each name of its needs. */
export interface Place {
  readonly seen: SeenType
  /** `attribute: name`, `relation: chefs`. */
  readonly names: Readonly<Record<string, string>>
  /** Places of one group show the same; some of each are asked. */
  readonly group: string
  /** Values that occur there, each once. */
  readonly values: readonly unknown[]
  /** Values of the second attribute. */
  readonly seconds: readonly unknown[]
}

/** Every place of a world that has what is needed. */
export function placesFor(needs: LiftNeeds, survey: Survey): readonly Place[] {
  return survey.types
    .filter(seen => (needs.type ?? []).every(trait => hasTrait(seen, trait)))
    .flatMap(seen => placesIn(seen, needs, survey))
}

/** More entries than a page has by default. */
const USUAL_PAGE = 25

function hasTrait({ type, orderKey, total, locales }: SeenType, trait: TypeTrait): boolean {
  const traits: Readonly<Record<TypeTrait, boolean>> = {
    drafts: type.draftAndPublish,
    'no-drafts': !type.draftAndPublish,
    localized: type.localized && locales.length > 1,
    'not-localized': !type.localized,
    key: orderKey !== null,
    many: total > USUAL_PAGE,
  }
  return traits[trait]
}

function placesIn(seen: SeenType, needs: LiftNeeds, survey: Survey): readonly Place[] {
  if (seen.rows.length === 0) return []
  const { world } = survey
  const steps = [needs.relation, needs.inner, needs.further].flatMap(kinds => (kinds ? [kinds] : []))
  const paths = pathsFrom(seen.type, steps, world)
  return paths.flatMap(path => {
    const end = path.at(-1)?.schema ?? seen.type
    const last = needs.field ?? (steps.length === 0 ? needs.attribute : undefined)
    const links = path.map(({ name }) => name)
    if (!last) return [{ seen, ...namesOf(path, {}), values: [], seconds: [] }]
    return attributesOf(end, last).flatMap((attribute): readonly Place[] => {
      const values = valuesAt(seen, [...links, attribute.name], survey)
      const named = namesOf(path, { [needs.field ? 'field' : 'attribute']: attribute })
      if (values.length === 0 || (needs.always && !isAlwaysOne(seen, [...links, attribute.name]))) return []
      if (!needs.second) return [{ seen, ...named, values, seconds: [] }]
      const others = attributesOf(seen.type, needs.second).filter(({ name }) => name !== attribute.name)
      return others.flatMap(other => {
        const seconds = valuesAt(seen, [other.name], survey)
        const names = { ...named.names, second: other.name }
        return seconds.length === 0 ? [] : [{ seen, names, group: named.group, values, seconds }]
      })
    })
  })
}

interface Link {
  readonly name: string
  readonly kind: string
  readonly schema: OracleSchema | null
}

function pathsFrom(
  schema: OracleSchema,
  [kinds, ...rest]: readonly (readonly string[])[],
  world: OracleWorld,
): readonly (readonly Link[])[] {
  if (!kinds) return [[]]
  return [...schema.attributes.values()].flatMap(attribute => {
    const kind = attributeKinds(attribute).find(it => isOfKind(kinds, it))
    if (kind === undefined || attribute.private) return []
    const leads = leadsTo(attribute, world)
    const link = { name: attribute.name, kind: fineKind(attribute, schema), schema: leads }
    if (rest.length === 0) return [[link]]
    return leads ? pathsFrom(leads, rest, world).map(path => [link, ...path]) : []
  })
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

const STEPS = ['relation', 'inner', 'further']

function namesOf(path: readonly Link[], last: Readonly<Record<string, { name: string; type: string }>>) {
  const links = path.map(({ name }, index) => [STEPS[index] ?? '', name])
  const ends = Object.entries(last).map(([role, { name }]) => [role, name])
  const kinds = [...path.map(({ kind }) => kind), ...Object.values(last).map(({ type }) => type)]
  const names: Readonly<Record<string, string>> = Object.fromEntries([...links, ...ends])
  return { names, group: kinds.join(' ') }
}

interface PlainAttribute {
  readonly name: string
  readonly type: string
}

/** Attributes with plain values that are shown. */
function attributesOf(schema: OracleSchema, kinds: readonly string[]): readonly PlainAttribute[] {
  return [...schema.attributes.values()].flatMap(attribute => {
    if (attribute.kind !== 'scalar' || attribute.private) return []
    const isMeant = attributeKinds(attribute).some(kind => isOfKind(kinds, kind))
    return isMeant ? [{ name: attribute.name, type: attribute.type }] : []
  })
}

/** Whether each entry has one value there: then nobody can read a negation in two ways. */
function isAlwaysOne({ rows }: SeenType, path: readonly string[]): boolean {
  return rows.every(({ attributes }) => plainValues(attributes, path).length === 1)
}

/** Each value once. What lies deeper than one level is looked up at the type that it belongs to. */
function valuesAt(seen: SeenType, path: readonly string[], { types, world }: Survey): readonly unknown[] {
  const [first, ...rest] = path
  const attribute = first === undefined ? undefined : seen.type.attributes.get(first)
  if (path.length > 2 && attribute?.kind === 'relation') {
    const target = types.find(({ type }) => type.uid === attribute.target)
    return target ? valuesAt(target, rest, { types, world }) : []
  }
  return [...new Set(seen.rows.flatMap(row => plainValues(row.attributes, path)))]
}
