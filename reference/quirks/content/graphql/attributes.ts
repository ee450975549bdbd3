import type { AttributeRule, OutputField } from '../../../content/graphql/schema/attribute-rule.ts'
import { component } from '../../../content/graphql/schema/attributes/component.ts'
import { dynamicZone } from '../../../content/graphql/schema/attributes/dynamic-zone.ts'
import { media } from '../../../content/graphql/schema/attributes/media.ts'
import { morph } from '../../../content/graphql/schema/attributes/morph.ts'
import { multipleRelation, singleRelation } from '../../../content/graphql/schema/attributes/relation.ts'
import { enumeration, scalar } from '../../../content/graphql/schema/attributes/scalar.ts'
import { hiddenRules, nonNullFields } from '../../../content/graphql/schema/definitions/attributes-type.ts'
import { zoneItemComponent } from '../../../content/graphql/schema/definitions/zone-types.ts'
import { type ScalarTypeRule, scalarTypeRules } from '../../../content/graphql/schema/scalar-types.ts'
import { Password } from '../../../world/password.ts'
import { unitOf, withUnit } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { asDouble } from '../databases/sqlite.ts'

/** Which scalar stands for attributes of a type. */
const SCALARS: readonly (readonly [type: string, wrong: string, says: string, scalar: string])[] = [
  ['text', 'as-json', 'texts are JSON', 'JSON'],
  ['boolean', 'as-string', 'a boolean is String', 'String'],
  ['integer', 'as-float', 'an integer is Float', 'Float'],
  ['biginteger', 'as-string', 'a biginteger is String', 'String'],
  ['float', 'as-string', 'float and decimal are String', 'String'],
  ['date', 'as-date-time', 'a date is DateTime', 'DateTime'],
  ['time', 'as-string', 'a time is String', 'String'],
  ['datetime', 'as-string', 'a datetime is String', 'String'],
  ['json', 'as-string', 'json and blocks are String', 'String'],
]

const OTHER_TEXTS = 'content.graphql.types.other-texts'

const hidden = (name: string) => unitOf(hiddenRules, `content.graphql.types.${name}-hidden`)

/** What servers do wrong with the fields that attributes become. */
export const attributeQuirks: readonly Quirk[] = [
  ...SCALARS.flatMap(([type, wrong, says, scalar]) =>
    deviations(scalarRule(type), [[wrong, says, { scalar }]]),
  ),
  // UNDOCUMENTED: better-sqlite3 hands big integers over as doubles.
  ...deviations(scalarRule('biginteger'), [
    ['rounded', 'a biginteger beyond 2^53 is the double nearest to it', { show: asDouble }],
  ]),
  ...deviations(scalarRule('timestamp'), [
    // UNDOCUMENTED: the milliseconds of a timestamp are no DateTime, so every one that there is fails.
    ['fails', 'a timestamp cannot be shown: it is null, with an error', { show: undefined }],
  ]),
  ...deviations(scalar, [
    ['not-filtered', 'an attribute with a plain value cannot be filtered on', { filter: () => null }],
  ]),
  ...deviations(enumeration, [
    ['as-string', 'an enumeration is String', { output: () => ({ type: 'String', list: false }) }],
  ]),
  ...deviations(singleRelation, [
    ['not-filtered', 'there are no filters over a relation to one entry', { filter: () => null }],
  ]),
  ...deviations(
    singleRelation,
    [['without-relations', 'a relation to one entry cannot be written', { input: () => null }]],
    'content.graphql.mutations.linked-input',
  ),
  {
    id: `${OTHER_TEXTS}.as-json`,
    clause: OTHER_TEXTS,
    says: 'text, email and uid are JSON',
    apply: ({ content, platform }) => {
      const others = { clause: OTHER_TEXTS, types: ['text', 'email', 'uid'], scalar: 'JSON' } as const
      const scalarTypes = [others, ...content.graphql.scalarTypes]
      return { platform, content: { ...content, graphql: { ...content.graphql, scalarTypes } } }
    },
  },
  ...deviations(multipleRelation, [
    ['without-arguments', 'a relation to several entries takes no arguments', showing(withoutArguments)],
  ]),
  ...deviations(media, [['without-arguments', 'several files take no arguments', showing(withoutArguments)]]),
  ...deviations(component, [
    ['without-arguments', 'a repeatable component takes no arguments', showing(withoutArguments)],
  ]),
  ...deviations(dynamicZone, [['left-out', 'a dynamic zone is not in the type', { output: () => null }]]),
  ...deviations(zoneItemComponent, [
    [
      'by-uid',
      'an item of a dynamic zone names its component by its uid, as __component',
      { componentOf: ({ __component }, components) => components.find(({ uid }) => uid === __component) },
    ],
  ]),
  ...deviations(morph, [
    // UNDOCUMENTED: there is no model to validate the arguments of such a relation with, so it always fails.
    [
      'fails',
      'a relation that may point at any type cannot be read: it is null, with an error',
      showing(field => ({ ...field, resolve: failValidation })),
    ],
  ]),
  ...deviations(hidden('private'), [['shown', 'a private attribute is in the type', { hides: () => false }]]),
  // UNDOCUMENTED: the type has a field for a password, which shows its hash.
  {
    id: 'content.graphql.types.password-hidden.shown',
    clause: 'content.graphql.types.password-hidden',
    says: 'a password can be asked for like any other attribute, and its hash is the answer',
    apply: units => {
      const shown = withUnit(units, hidden('password'), rule => ({ ...rule, hides: () => false }))
      const { content, platform } = shown
      const scalarTypes = [hash, ...content.graphql.scalarTypes]
      return { platform, content: { ...content, graphql: { ...content.graphql, scalarTypes } } }
    },
  },
  ...deviations(nonNullFields, [
    ['nullable', 'a required attribute can be null in answers', { isNonNull: () => false }],
  ]),
]

/** The rule for the scalar of `string`, `time` and so on; it has no name of its own. */
export function scalarRule(type: string): ScalarTypeRule {
  return unitOf(scalarTypeRules, `content.graphql.types.${type}`)
}

/** An attribute whose field in answers, where it has one, is another. */
export function showing(change: (field: OutputField) => OutputField) {
  return ({ output }: AttributeRule): Partial<AttributeRule> => ({
    output: place => {
      const field = output(place)
      return field && change(field)
    },
  })
}

function withoutArguments(field: OutputField): OutputField {
  return { ...field, args: [] }
}

function failValidation(): never {
  throw new Error('Missing schema in validateQuery')
}

const hash: ScalarTypeRule = {
  clause: 'content.graphql.types.password-hidden',
  types: ['password'],
  scalar: 'String',
  show: stored => (stored instanceof Password ? stored.leaked() : null),
}
