import fc from 'fast-check'
import type { OracleAttribute, OracleSchema } from '../../../targets/oracle.ts'
import { kept } from '../../kept.ts'
import { later } from '../../later.ts'
import { inAnyCase, isTextual, operandOf } from '../../operands.ts'
import { NOT, type Vocabulary } from '../../vocabulary.ts'
import { joined, listed, mostly, type Part, under, valued } from './parts.ts'

/** Conditions on entries of a schema; `depth` is how many relations, components and groups they go through. */
export const filtersOf = kept((schema: OracleSchema, world: Vocabulary, depth: number): Part => {
  const leaf = plainFilter(schema, world)
  if (depth === 0) return leaf
  const deeper = [...schema.attributes.values()].flatMap(attribute =>
    throughAttribute(attribute, world, depth),
  )
  const inner = filtersOf(schema, world, depth - 1)
  const groups = fc.oneof(
    ...world.operators.groups.map(name => under([name], listed(inner, { least: 1, most: 3 }))),
    under([NOT], inner),
  )
  return fc.oneof(
    { weight: 8, arbitrary: leaf },
    { weight: 2, arbitrary: groups },
    { weight: 1, arbitrary: joined(leaf, leaf) },
    ...(deeper.length > 0 ? [{ weight: 3, arbitrary: fc.oneof(...deeper) }] : []),
  )
})

/** Arbitraries are made when they are needed: models lead back into each other. */
function throughAttribute(attribute: OracleAttribute, world: Vocabulary, depth: number): readonly Part[] {
  const schema = world.leadsTo(attribute)
  if (!schema) return []
  const inner = later(() => filtersOf(schema, world, depth - 1))
  return [
    under([attribute.name], inner),
    ...(attribute.kind === 'component' || !world.isAsked('id')
      ? []
      : [under([attribute.name, 'id'], identifier(schema, world))]),
  ]
}

function identifier(schema: OracleSchema, world: Vocabulary): Part {
  const operand = operandOf('integer', world.valuesOf(schema, 'id'))
  return fc.oneof(
    valued(operand),
    under(['$eq'], valued(operand)),
    under(['$in'], listed(valued(operand), { least: 1, most: 3 })),
    under(['$notNull'], valued(fc.constant('true'))),
  )
}

function plainFilter(schema: OracleSchema, world: Vocabulary): Part {
  const attributes = [...schema.attributes.values()].filter(({ kind }) => kind === 'scalar')
  const conditions = attributes.map(attribute => ({
    weight: weightOf(attribute),
    arbitrary: under([attribute.name], conditionOn(attribute, schema, world)),
  }))
  return fc.oneof(
    ...(world.isAsked('id') ? [{ weight: 10, arbitrary: under(['id'], identifier(schema, world)) }] : []),
    { weight: 3, arbitrary: under(['unknown', '$eq'], valued(fc.constant('x'))) },
    ...conditions,
  )
}

/** What a person would filter on comes first; what every type has, and what is hidden, once in a while. */
function weightOf({ name, private: isHidden }: OracleAttribute): number {
  if (isHidden) return 1
  return /^(created|updated|published)At$/.test(name) ? 5 : 20
}

function conditionOn(attribute: OracleAttribute, schema: OracleSchema, world: Vocabulary): Part {
  if (attribute.kind !== 'scalar') throw new Error('invariant: only plain values have conditions')
  const operand = operandOf(attribute.type, world.valuesOf(schema, attribute.name))
  const value = valued(operand)
  const isText = isTextual(attribute.type)
  const { comparing, textual, folding, listing, counted, presence } = world.operators
  const direct: Part = fc.oneof(
    { weight: isText ? 12 : 40, arbitrary: operatorsWith(comparing, value) },
    { weight: isText ? 30 : 12, arbitrary: operatorsWith(textual, value) },
    { weight: isText ? 40 : 8, arbitrary: operatorsWith(folding, valued(inAnyCase(operand))) },
    { weight: 12, arbitrary: operatorsWith(listing, listed(value, { least: 1, most: 3 })) },
    { weight: 4, arbitrary: operatorsWith(listing, value) },
    ...counted.map(({ name, length }) => ({
      weight: 8,
      arbitrary: under([name], listed(value, { least: length, most: length })),
    })),
    { weight: 10, arbitrary: operatorsWith(presence, valued(PRESENCE_OPERAND)) },
    { weight: 4, arbitrary: value },
    { weight: 1, arbitrary: operatorsWith(['$unknown', '$EQ', 'eq'], value) },
  )
  return fc.oneof(
    { weight: 18, arbitrary: direct },
    { weight: 1, arbitrary: under([NOT], direct) },
    { weight: 1, arbitrary: joined(direct, direct) },
  )
}

const PRESENCE_OPERAND = mostly(['true', 'false'], ['1', '0', 'x', ''])

function operatorsWith(names: readonly string[], operand: Part): Part {
  return fc.oneof(...names.map(name => under([name], operand)))
}
