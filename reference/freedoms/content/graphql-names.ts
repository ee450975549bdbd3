import { enumType, inputObjectType, objectType } from 'nexus'
import { graphqlFilterOperators } from '../../content/graphql/resolve/filter-operators.ts'
import { localizedFields } from '../../content/graphql/schema/arguments/locale.ts'
import type { AttributeRule } from '../../content/graphql/schema/attribute-rule.ts'
import { attributeRules } from '../../content/graphql/schema/attribute-rules.ts'
import { scalar } from '../../content/graphql/schema/attributes/scalar.ts'
import { hiddenRules, nonNullFields } from '../../content/graphql/schema/definitions/attributes-type.ts'
import type { Definition } from '../../content/graphql/schema/definitions/definition-rule.ts'
import { internalTypeRules } from '../../content/graphql/schema/definitions/internal-types.ts'
import { type ScalarTypeRule, scalarTypeRules } from '../../content/graphql/schema/scalar-types.ts'
import { unitOf, withUnit } from '../../quirks/change-unit.ts'
import type { Units } from '../../units/units.ts'
import type { Freedom } from '../freedom.ts'

const RESOURCES = 'content/resources-and-their-fields'
const TYPES = `${RESOURCES}/content-type-model-input-to-the-graphql-generato.sentence-2`
const NAMES = `${RESOURCES}/graphql-generated-types-for-a-content-type-with.sentence-1`
const FILTERS = `${RESOURCES}/graphql-generated-types-for-a-content-type-with.row.name-filtersinput`
const RELATIONS = `${RESOURCES}/graphql-generated-types-for-a-content-type-with.row.name-relationresponsecollection`
const OPTIONS = `${RESOURCES}/content-type-model-input-to-the-graphql-generato.row.attributes`
const LOCALE = 'content/endpoints/locale.sentence-3'

/** What the generated schema calls things, and which things it has, beyond what is shown of it. */
export const graphqlNames: readonly Freedom[] = [
  named('operators-renamed', 'calls the operators of its filters otherwise', FILTERS, renameOperators),
  named('pagination-renamed', 'takes other pagination arguments', NAMES, units =>
    withInternal(units, 'pagination-arg', [otherPaginationArg]),
  ),
  named('meta-renamed', 'tells something else of a list', NAMES, units =>
    withInternal(units, 'response-collection-meta', [otherMeta]),
  ),
  named('live-alone', 'knows no publication state but LIVE', NAMES, units =>
    withInternal(units, 'publication-state', [liveAlone]),
  ),
  named('no-locale', 'takes no locale in GraphQL', LOCALE, units =>
    withUnit(units, localizedFields, unit => ({ ...unit, types: () => [] })),
  ),
  named(
    'relations-without-arguments',
    'shows related entries and takes no arguments for it',
    RELATIONS,
    units =>
      withAttributes(units, ({ output }) => ({
        output: place => {
          const field = output(place)
          return field && { ...field, args: [] }
        },
      })),
  ),
  named('own-attributes-filtered', 'filters on attributes of the type itself alone', FILTERS, units =>
    withAttributes(units, () => ({ filter: () => null })),
  ),
  named('plain-attributes', 'shows attributes with plain values alone', TYPES, units =>
    withAttributes(units, () => ({ output: () => null, input: () => null, filter: () => null })),
  ),
  named('texts-for-the-rest', 'shows attributes of all other types as texts', TYPES, units =>
    otherScalars.reduce((changed, rule) => withUnit(changed, rule, asText), units),
  ),
  named('type-alone', 'minds nothing of an attribute but its type', OPTIONS, units => {
    const shown = hiddenRules
      .filter(({ clause }) => clause.endsWith('private-hidden'))
      .reduce((changed, rule) => withUnit(changed, rule, unit => ({ ...unit, hides: () => false })), units)
    return withUnit(shown, nonNullFields, unit => ({ ...unit, isNonNull: () => false }))
  }),
]

function named(name: string, says: string, leftOpenBy: string, apply: (units: Units) => Units): Freedom {
  return { id: `content.graphql-names.${name}`, says, leftOpenBy: [leftOpenBy], apply }
}

function renameOperators(units: Units): Units {
  return graphqlFilterOperators.reduce((changed, operator) => {
    return withUnit(changed, operator, unit => ({ ...unit, name: `is_${unit.name}` }))
  }, units)
}

function withInternal(units: Units, type: string, made: readonly (() => Definition)[]): Units {
  const rule = unitOf(internalTypeRules, `content.graphql.types.${type}`)
  return withUnit(units, rule, unit => ({ ...unit, define: () => made.map(make => make()) }))
}

function otherPaginationArg(): Definition {
  return inputObjectType({
    name: 'PaginationArg',
    definition(t) {
      for (const name of ['number', 'size', 'skip', 'first']) t.int(name)
    },
  })
}

function otherMeta(): Definition {
  return objectType({
    name: 'ResponseCollectionMeta',
    definition(t) {
      t.boolean('hasMore', { resolve: () => false })
    },
  })
}

function liveAlone(): Definition {
  return enumType({ name: 'PublicationState', members: { LIVE: 'live' } })
}

/** Every rule for attributes that hold no plain value. */
function withAttributes(units: Units, change: (rule: AttributeRule) => Partial<AttributeRule>): Units {
  return attributeRules
    .filter(rule => rule !== scalar && !rule.clause.endsWith('.enumeration'))
    .reduce((changed, rule) => withUnit(changed, rule, unit => ({ ...unit, ...change(unit) })), units)
}

const otherScalars = scalarTypeRules.filter(
  ({ clause }) => !/[.](text|boolean|datetime|timestamp)$/.test(clause),
)

function asText(rule: ScalarTypeRule): ScalarTypeRule {
  const text = (stored: unknown) => (typeof stored === 'string' ? stored : JSON.stringify(stored))
  return { ...rule, scalar: 'String', show: stored => (stored === null ? null : text(stored)) }
}
