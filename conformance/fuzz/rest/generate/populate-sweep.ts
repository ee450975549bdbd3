import fc from 'fast-check'
import { groupBy } from '../../../group-by.ts'
import type { OracleAttribute, OracleSchema, OracleType } from '../../../targets/oracle.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import type { RestQuery } from '../rest-query.ts'
import { exactly, listOf, type Part, under } from './parts.ts'
import { unnarrowed } from './places.ts'
import { relationsFrom } from './ways.ts'

/** Populate as deep as it goes, all that is inside of what is populated, and more names than anybody would expect. */
export function populateSweep(
  lists: readonly OracleType[],
  world: Vocabulary,
): readonly fc.Arbitrary<RestQuery>[] {
  const leading = lists.filter(type => relationsFrom(type, world).length > 0)
  const oneOf = (types: readonly OracleType[], part: (type: OracleType) => Part) =>
    types.length === 0
      ? []
      : [fc.constantFrom(...types).chain(type => unnarrowed(type, under(['populate'], part(type))))]
  return [
    ...leading.flatMap(type => oneOf([type], () => chainFrom(type, world, SOME_LEVELS))),
    ...LEVELS.flatMap(levels =>
      oneOf(leading, type => chainFrom(type, world, { least: levels, most: levels })),
    ),
    ...insideSweep(lists, world),
    ...oneOf(
      lists.filter(type => partsOf(type).length > 1),
      type => manyNames(partsOf(type).map(({ name }) => name)),
    ),
  ]
}

interface Lengths {
  readonly least: number
  readonly most: number
}

/** Nothing else is documented of how deep populate goes at most than that it goes so deep. */
const SOME_LEVELS: Lengths = { least: 2, most: 21 }
/** Where a server might end. */
const LEVELS = [5, 6, 10, 11, 20, 21]

/** A path of relations that lead from type to type. */
function chainFrom(type: OracleType, world: Vocabulary, { least, most }: Lengths): Part {
  const picks = fc.array(fc.nat({ max: 1000 }), { minLength: least, maxLength: most, size: 'max' })
  return picks.map(chosen => [{ at: ['0'], value: stepsFrom(type, chosen, world).join('.') }])
}

function stepsFrom(type: OracleType, chosen: readonly number[], world: Vocabulary): readonly string[] {
  const steps: string[] = []
  let schema: OracleSchema | null = type
  for (const [index, pick] of chosen.entries()) {
    const all: readonly OracleAttribute[] = schema ? relationsFrom(schema, world) : []
    const leading = all.filter(it => goesOn(it, world))
    const able = leading.length > 0 && index < chosen.length - 1 ? leading : all
    const step = able[pick % Math.max(1, able.length)]
    if (!step) break
    steps.push(step.name)
    schema = world.leadsTo(step)
  }
  return steps
}

function goesOn(attribute: OracleAttribute, world: Vocabulary): boolean {
  const schema = world.leadsTo(attribute)
  return schema !== null && relationsFrom(schema, world).length > 0
}

/** How often each form is asked, each time of another attribute. */
const TIMES = 2

/** What is inside of relations, of components and of zones: all of it, and each of it by name. */
function insideSweep(lists: readonly OracleType[], world: Vocabulary): readonly fc.Arbitrary<RestQuery>[] {
  const holders = lists.flatMap(type =>
    partsOf(type).flatMap(attribute => {
      const inner = world.leadsTo(attribute)
      const names = [...(inner ? [inner] : world.componentsOf(attribute))].flatMap(namesIn)
      return names.length > 0 ? [{ type, attribute, names: [...new Set(names)] }] : []
    }),
  )
  return [...groupBy(holders, ({ attribute }) => attribute.kind).values()].flatMap(alike =>
    Array.from({ length: TIMES }, () => [
      fc
        .constantFrom(...alike)
        .chain(({ type, attribute: { name }, names }) =>
          unnarrowed(type, under(['populate', name, 'populate'], shuffledNames(names))),
        ),
      fc
        .constantFrom(...alike)
        .chain(({ type, attribute: { name } }) =>
          unnarrowed(type, under(['populate', name, 'populate'], exactly('*'))),
        ),
    ]).flat(),
  )
}

/** Attributes that populate shows. */
function partsOf({ attributes }: OracleSchema): readonly OracleAttribute[] {
  return [...attributes.values()].filter(({ kind, private: isHidden }) => kind !== 'scalar' && !isHidden)
}

function namesIn(schema: OracleSchema): readonly string[] {
  return partsOf(schema).map(({ name }) => name)
}

function shuffledNames(names: readonly string[]): Part {
  return fc.shuffledSubarray([...names], { minLength: names.length, maxLength: names.length }).chain(listOf)
}

/** So many names, of which only the last one is another. */
const MANY = 11

function manyNames(names: readonly string[]): Part {
  return fc
    .shuffledSubarray([...names], { minLength: 2, maxLength: 2 })
    .chain(([one = '', other = '']) => listOf([...Array.from({ length: MANY - 1 }, () => one), other]))
}
