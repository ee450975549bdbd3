import { isObject, type JsonObject } from '../compare/json-value.ts'
import type { Accepted } from '../suite/clause.ts'
import type { LiftDocument, MemberAbout } from '../suite/lift-document.ts'
import { isKind } from '../suite/lift-words.ts'
import type { OracleAttribute, OracleType, OracleWorld } from '../targets/oracle.ts'
import { fillTypeNames } from './fill.ts'
import { namesOfKind } from './kinds.ts'

/** What the schema of GraphQL is asked about some content-types, in one request. */
export interface Introspection {
  readonly types: readonly OracleType[]
  readonly request: string
  readonly about: MemberAbout
  /** Of each content-type, where the members are in the answer. */
  readonly pathOf: (type: OracleType) => string
}

/** So many types are asked about at once: few enough for any limit that a server sets to its answers. */
const AT_ONCE = 10

/** Introspections of every content-type, whoever may read its entries. A type that is named outright is asked for once. */
export function introspectionsFor(lift: LiftDocument, world: OracleWorld): readonly Introspection[] {
  const { introspect, about } = lift
  if (introspect === undefined || typeof about !== 'object') return []
  const types = [...world.models.types.values()].filter(type => isMeant(type, lift))
  const members = `{ ${about.of} ${selectionFor(about)} }`
  if (fillTypeNames(introspect, types[0]) === introspect) {
    const request = `{ __type(name: "${introspect}") ${members} }`
    return types.length === 0 ? [] : [{ types, request, about, pathOf: () => `data.__type.${about.of}` }]
  }
  const aliased = (type: OracleType) =>
    `${aliasOf(type)}: __type(name: "${fillTypeNames(introspect, type)}") ${members}`
  return inGroups(types).map(some => ({
    ...{ types: some, request: `{ ${some.map(aliased).join(' ')} }`, about },
    pathOf: type => `data.${aliasOf(type)}.${about.of}`,
  }))
}

function isMeant({ uid, kind, draftAndPublish }: OracleType, { with: needs }: LiftDocument): boolean {
  const isOwn = uid.startsWith('api::') && kind === 'collectionType'
  return isOwn && (draftAndPublish || !needs?.type?.includes('drafts'))
}

function aliasOf(type: OracleType): string {
  return fillTypeNames('<type>', type)
}

function inGroups(types: readonly OracleType[]): readonly (readonly OracleType[])[] {
  const count = Math.ceil(types.length / AT_ONCE)
  return Array.from({ length: count }, (_, index) => types.slice(index * AT_ONCE, (index + 1) * AT_ONCE))
}

const TYPE = 'type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }'
const ARGUMENTS = 'args { name defaultValue type { kind name ofType { kind name } } }'

function selectionFor({ args, as }: MemberAbout): string {
  return `{ name${args ? ` ${ARGUMENTS}` : ''}${as === 'named' ? '' : ` ${TYPE}`} }`
}

/** The members that count, as the oracle has them; null where it has none. What else a type has, and in which order, is open. */
export function acceptedMembers(asked: Introspection, answer: unknown): readonly Accepted[] | null {
  const found = new Map<string, JsonObject[]>()
  for (const type of asked.types) {
    const path = asked.pathOf(type)
    const members = membersAt(path, answer)
    const patterns = namesFor(asked.about, type).flatMap(name => {
      const member = members.get(name)
      return member ? [patternOf(member, type.attributes.get(name), asked.about)] : []
    })
    if (patterns.length > 0) found.set(path, [...(found.get(path) ?? []), ...patterns])
  }
  if (found.size === 0) return null
  const body = Object.fromEntries([...found].map(([path, patterns]) => [path, { $includes: patterns }]))
  return [{ who: null, expect: { status: 200, body } }]
}

function membersAt(path: string, answer: unknown): ReadonlyMap<unknown, JsonObject> {
  const members = path.split('.').reduce<unknown>((value, name) => Object(value)[name], answer)
  return new Map((Array.isArray(members) ? members : []).filter(isObject).map(it => [it.name, it]))
}

/** A kind of attributes stands for their names. */
function namesFor({ named }: MemberAbout, type: OracleType): readonly string[] {
  return [named].flat().flatMap(name => {
    const [, kind = ''] = /^<(.+)>$/.exec(name) ?? []
    return isKind(kind) ? namesOfKind(type, kind) : fillTypeNames(name, type)
  })
}

function patternOf(
  { name, type, args }: JsonObject,
  attribute: OracleAttribute | undefined,
  { as = 'typed', args: counted, of }: MemberAbout,
): JsonObject {
  if (as === 'named') return { $includes: { name } }
  if (as === 'optional') return { $includes: { name, type: { $includes: { kind: { $not: 'NON_NULL' } } } } }
  const isRequired = of === 'fields' && attribute?.kind === 'scalar' && attribute.required
  const shown = isRequired ? nullableOrNot(type) : atLeast(type)
  if (!counted) return { $includes: { name, type: shown } }
  const own = (Array.isArray(args) ? args : []).filter(it => counted.includes(Object(it).name))
  return { $includes: { name, type: shown, args: { $includes: own.map(atLeast) } } }
}

/** How the type says that an attribute is required is left open. */
function nullableOrNot(type: unknown): JsonObject {
  const { kind, ofType } = Object(type)
  const inner: unknown = kind === 'NON_NULL' ? ofType : type
  const required = { $includes: { kind: 'NON_NULL', ofType: atLeast(withoutDepth(inner)) } }
  return { $oneOf: [atLeast(withoutDepth(inner)), required] }
}

/** A type that is not wrapped; an inner one does not tell that nothing is in it. */
function withoutDepth(type: unknown): JsonObject {
  const { kind, name } = Object(type)
  return { kind, name }
}

/** Everything that is told, and perhaps more. */
function atLeast(value: unknown): unknown {
  if (Array.isArray(value)) return { $includes: value.map(atLeast) }
  if (!isObject(value)) return value
  return { $includes: Object.fromEntries(Object.entries(value).map(([name, it]) => [name, atLeast(it)])) }
}
