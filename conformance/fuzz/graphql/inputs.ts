import fc from 'fast-check'
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { OracleSchema } from '../../targets/oracle.ts'
import { later } from '../later.ts'
import { plainNames } from '../rest/generate/parts.ts'
import { graphqlName, NOT, type Vocabulary } from '../vocabulary.ts'
import { type Member, plain, type Value } from './graphql-query.ts'
import { scalarOf } from './scalars.ts'
import type { Schemas } from './schemas.ts'

/** Values for arguments. Types of filters hold themselves, so what is made of a type is kept. */
export interface Inputs {
  /** A value of a type, for what has that name; objects lie so deep in each other at most. */
  give(type: GraphQLInputType, slot: Slot): fc.Arbitrary<Value>
  /** Whether filters may speak of an attribute of that name. */
  isAsked(name: string): boolean
  /** Operators that do not mind case. */
  readonly folding: readonly string[]
  /** Operators that are given conditions. */
  readonly groups: readonly string[]
  /** How many values an operator is given that takes a list of so many; undefined for any other one. */
  lengthFor(operator: string): number | undefined
}

export interface Slot {
  /** The argument, or the attribute that a filter is on. */
  readonly name: string
  readonly depth: number
  /** What has the attribute, or is listed; null where that is not known. */
  readonly schema: OracleSchema | null
  /** Of a list; undefined: one item or two. */
  readonly length?: { readonly least: number; readonly most: number }
}

export function openInputs(world: Vocabulary, schemas: Schemas): Inputs {
  const made = new Map<string, fc.Arbitrary<Value>>()
  const give = (type: GraphQLInputType, slot: Slot): fc.Arbitrary<Value> => {
    if (isNonNullType(type)) return give(type.ofType, slot)
    if (isListType(type)) {
      const { least, most } = slot.length ?? { least: 1, most: 2 }
      const items = fc.array(give(type.ofType, slot), { minLength: least, maxLength: most })
      return items.map(list => ({ kind: 'list' as const, items: list }))
    }
    if (isInputObjectType(type)) return keptObject(type, slot)
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(value => plain(value.name)))
    return keptScalar(type.name, slot)
  }
  const names = [...new Set(world.types.flatMap(plainNames))].filter(world.isAsked)
  const keptScalar = (type: string, { name, schema }: Slot): fc.Arbitrary<Value> => {
    const key = `${type} ${name} ${schema?.uid}`
    const known = made.get(key) ?? scalarAt({ type, name, schema }, names, world)
    made.set(key, known)
    return known
  }
  const keptObject = (type: GraphQLInputObjectType, slot: Slot): fc.Arbitrary<Value> => {
    const about = schemas.of(type.name) ?? slot.schema
    const ofOperators = isOfOperators(type) ? [slot.name, about?.uid] : []
    const key = JSON.stringify([type.name, slot.depth, ...ofOperators])
    const kept = made.get(key) ?? objectOf(type, { ...slot, schema: about }, inputs)
    made.set(key, kept)
    return kept
  }
  const { folding, groups, counted } = world.operators
  const inputs: Inputs = {
    ...{ give, isAsked: world.isAsked },
    folding: folding.map(graphqlName),
    groups: [...groups, NOT].map(graphqlName),
    lengthFor: operator => counted.find(({ name }) => graphqlName(name) === operator)?.length,
  }
  return inputs
}

interface Place extends Omit<Slot, 'depth'> {
  /** Of the scalar. */
  readonly type: string
}

/** A value for a scalar; `names` are those of all that can be sorted by anywhere. */
function scalarAt(
  { type, name, schema }: Place,
  names: readonly string[],
  world: Vocabulary,
): fc.Arbitrary<Value> {
  if (name === 'sort') {
    const own = schema ? plainNames(schema).filter(world.isAsked) : []
    return mostlyOf(keysOf(own), scalarOf(type, { own: [], alike: keysOf(names) }))
  }
  const alike = world.valuesNamed(name)
  if (type === 'I18NLocaleCode')
    return mostlyOf(['all', ...world.locales], scalarOf(type, { own: [], alike }))
  return scalarOf(type, { own: schema ? world.valuesOf(schema, name) : [], alike })
}

/** Orders by one of some names, upwards and downwards. */
function keysOf(names: readonly string[]): readonly string[] {
  return names.flatMap(name => [name, `${name}:desc`])
}

/** One of some texts, or once in a while something else. */
function mostlyOf(texts: readonly string[], other: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  if (texts.length === 0) return other
  const usual = fc.constantFrom(...texts).map(text => plain(JSON.stringify(text)))
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: other })
}

/** One or two members; none where too deep for all there is. Groups are less often taken than others: what is inside of them is what matters. */
function objectOf(type: GraphQLInputObjectType, slot: Slot, inputs: Inputs): fc.Arbitrary<Value> {
  const fields = Object.values(type.getFields()).filter(({ name }) => inputs.isAsked(name))
  const isGroup = ({ name }: GraphQLInputField) => inputs.groups.includes(name)
  const flat = fields.filter(field => !isGroup(field) && isFlat(field))
  const plainOnes = fields.filter(field => !isGroup(field))
  const isDeepest = slot.depth <= 0
  const groups = fields.filter(isGroup)
  // Below an attribute only a negation is not refused.
  const usual = isOfOperators(type)
    ? [
        ...times(8, plainOnes),
        ...times(
          3,
          groups.filter(({ name }) => name === graphqlName(NOT)),
        ),
      ]
    : [...plainOnes, ...plainOnes]
  const able = isDeepest || isPagination(type) ? flat : [...usual, ...groups]
  if (able.length === 0) return fc.constant({ kind: 'object', members: [] })
  return fc
    .uniqueArray(fc.constantFrom(...able), { minLength: 1, maxLength: 2, selector: field => field.name })
    .filter(chosen => !isMixed(chosen) || chosen[0]?.name === 'start')
    .chain(chosen => fc.tuple(...chosen.map(field => memberOf(field, slot, inputs))))
    .map(members => ({ kind: 'object' as const, members }))
}

function times<T>(count: number, items: readonly T[]): readonly T[] {
  return Array.from({ length: count }, () => items).flat()
}

/** What stands below an operator speaks of the attribute above it. */
function memberOf(
  { name, type }: GraphQLInputField,
  slot: Slot,
  { give, folding, lengthFor }: Inputs,
): fc.Arbitrary<Member> {
  const isOperator = !isInputObjectType(getNamedType(type)) || name === graphqlName(NOT)
  const inner = { ...slot, name: isOperator ? slot.name : name, depth: slot.depth - 1 }
  const usual = later(() => give(type, inner))
  const most = lengthFor(name)
  const value =
    most === undefined
      ? usual
      : fc.oneof(
          { weight: 1, arbitrary: usual },
          { weight: 19, arbitrary: later(() => give(type, { ...inner, length: { least: most, most } })) },
        )
  const folded = folding.includes(name) ? value.chain(inAnyCase) : value
  return folded.map(given => ({ name, value: given }))
}

/** A text as it is, or in another case. */
function inAnyCase(value: Value): fc.Arbitrary<Value> {
  if (value.kind !== 'plain' || !value.text.startsWith('"')) return fc.constant(value)
  const text = String(JSON.parse(value.text))
  const cases = new Set([text, text.toUpperCase(), text.toLowerCase()])
  return fc.constantFrom(...[...cases].map(it => plain(JSON.stringify(it))))
}

/** Whether nothing but plain values and operators on one attribute lie below. */
function isFlat({ type }: GraphQLInputField): boolean {
  const named = getNamedType(type)
  return !isInputObjectType(named) || isOfOperators(named)
}

function isOfOperators(type: GraphQLInputObjectType): boolean {
  const inner = Object.values(type.getFields()).map(field => getNamedType(field.type))
  return inner.every(it => !isInputObjectType(it) || it === type) && !isPagination(type)
}

function isPagination({ name }: GraphQLInputObjectType): boolean {
  return name === 'PaginationArg'
}

/** Pages and offsets exclude each other; a mix that begins with the offset is left, to see it refused. */
function isMixed(chosen: readonly GraphQLInputField[]): boolean {
  const isPage = ({ name }: GraphQLInputField) => name === 'page' || name === 'pageSize'
  const isOffset = ({ name }: GraphQLInputField) => name === 'start' || name === 'limit'
  return chosen.some(isPage) && chosen.some(isOffset)
}
