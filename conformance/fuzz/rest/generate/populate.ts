import fc from 'fast-check'
import type { OracleAttribute, OracleSchema } from '../../../targets/oracle.ts'
import { kept } from '../../kept.ts'
import { later } from '../../later.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import { filtersOf } from './filters.ts'
import { fieldsOf, pagination, publicationState, sortOf } from './lists.ts'
import { joined, listed, mostly, nothing, type Part, sometimes, under, valued } from './parts.ts'

/** `populate` in each of its forms, `depth` levels at most. */
export const populateOf = kept(
  (schema: OracleSchema, world: Vocabulary, depth: number): Part =>
    under(['populate'], populated(schema, world, depth)),
)

function populated(schema: OracleSchema, world: Vocabulary, depth: number): Part {
  const attributes = [...schema.attributes.values()].filter(({ kind }) => kind !== 'scalar')
  const all = valued(mostly(['*'], ['true', 'deep', '']))
  if (attributes.length === 0) return all
  const path = fc.constantFrom(...pathsFrom(schema, world, depth))
  return fc.oneof(
    { weight: 2, arbitrary: all },
    { weight: 4, arbitrary: listed(valued(path), { least: 1, most: 3 }) },
    {
      weight: 1,
      arbitrary: valued(fc.array(path, { minLength: 1, maxLength: 3 }).map(them => them.join(','))),
    },
    { weight: 5, arbitrary: later(() => detailed(attributes, world, depth)) },
  )
}

/** `hours`, `seo.links`, and a name that is none. */
function pathsFrom(schema: OracleSchema, world: Vocabulary, depth: number): readonly string[] {
  const own = [...schema.attributes.values()].filter(({ kind }) => kind !== 'scalar')
  return own.flatMap(attribute => {
    const behind = depth > 0 ? world.leadsTo(attribute) : null
    const inner = behind ? pathsFrom(behind, world, depth - 1).slice(0, 6) : []
    return [attribute.name, ...inner.map(path => `${attribute.name}.${path}`)]
  })
}

function detailed(attributes: readonly OracleAttribute[], world: Vocabulary, depth: number): Part {
  const one = fc
    .constantFrom(...attributes)
    .chain(attribute => under([attribute.name], levelOf(attribute, world, depth)))
  return fc.oneof({ weight: 3, arbitrary: one }, { weight: 1, arbitrary: joined(one, one) })
}

/** What is asked of one attribute: a switch, or an object with parameters of its own. */
const levelOf = kept((attribute: OracleAttribute, world: Vocabulary, depth: number): Part => {
  const simple = valued(fc.constantFrom('*', 'true', 'true', 'false'))
  const schema = world.leadsTo(attribute)
  if (attribute.kind === 'dynamiczone') return fc.oneof(simple, zoneOf(attribute, world, depth))
  if (!schema) return fc.oneof(simple, under(['populate'], valued(fc.constant('*'))))
  const inner = depth > 0 ? populateOf(schema, world, depth - 1) : nothing
  const parameters = joined(
    sometimes(5, fieldsOf(schema)),
    sometimes(3, under(['filters'], filtersOf(schema, world, 1))),
    sometimes(3, sortOf(schema, world)),
    sometimes(5, inner),
    sometimes(1, publicationState),
    sometimes(1, pagination),
  )
  return fc.oneof({ weight: 1, arbitrary: simple }, { weight: 4, arbitrary: parameters })
})

/** The shared strategy, and the detailed one of a component. */
function zoneOf(attribute: OracleAttribute, world: Vocabulary, depth: number): Part {
  const components = world.componentsOf(attribute)
  const shared = under(['populate'], valued(fc.constantFrom('*', ...components.flatMap(relationsIn))))
  if (components.length === 0) return shared
  const detail = fc.constantFrom(...components).chain(component => itemOf(component, world, depth))
  return fc.oneof(shared, detail, joined(detail, detail))
}

const itemOf = kept((component: OracleSchema, world: Vocabulary, depth: number): Part => {
  const parameters = joined(
    sometimes(4, fieldsOf(component)),
    sometimes(7, depth > 0 ? populateOf(component, world, depth - 1) : nothing),
  )
  return under(
    ['on', component.uid],
    fc.oneof({ weight: 1, arbitrary: valued(fc.constant('true')) }, { weight: 4, arbitrary: parameters }),
  )
})

function relationsIn({ attributes }: OracleSchema): readonly string[] {
  return [...attributes.values()].filter(({ kind }) => kind !== 'scalar').map(({ name }) => name)
}
