import type { Attribute } from '../../content/model/types.ts'
import { valueForms } from '../../content/query/entries/shape.ts'
import { isRecord } from '../../content/query/query.ts'
import { morphSecrets, secrets } from '../../content/query/shapes/secrets.ts'
import type { EmptyShape, Shape } from '../../content/query/shapes/shape.ts'
import { emptyShapes, morphList, morphTarget, shapes, zone } from '../../content/query/shapes/shapes.ts'
import { membersOf } from '../../http/json-text.ts'
import { Password } from '../../world/password.ts'
import { unitOf, withUnit } from '../change-unit.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'

const first: Shape['of'] = found => found[0]
const all: Shape['of'] = found => found
const bare = { wraps: false }
const wrapped: Partial<Shape> = { wraps: true }

/** How a populated structure looks, row by row: its shape, and how that deviates. */
const SHAPES: readonly (readonly [shape: string, wrong: string, says: string, change: Partial<Shape>])[] = [
  // As version 5 shows it.
  ['single-relation', 'bare', 'a populated relation to one is shown without data and attributes', bare],
  ['multiple-relation', 'first-only', 'a populated relation to many is shown as one entry', { of: first }],
  ['localizations', 'bare', 'localizations are shown without data and attributes', bare],
  ['media', 'in-a-list', 'a single file is shown in an array', { of: all }],
  ['media-list', 'first-only', 'of several files the first is shown', { of: first }],
  ['component', 'wrapped', 'a component is shown with data and attributes', wrapped],
  ['repeatable-component', 'wrapped', 'a repeatable component is shown with data and attributes', wrapped],
]

const TYPE_NAMES = 'content.shapes.morph-type-names'

const emptyShape = (name: string) => unitOf(emptyShapes, `content.shapes.${name}`)

/** What populated structures look like. */
export const shapeQuirks: readonly Quirk[] = [
  ...SHAPES.flatMap(([name, ...row]) => deviations(unitOf(shapes, `content.shapes.${name}`), [row])),
  ...deviations(
    unitOf(shapes, 'content.shapes.media'),
    [
      [
        'missing',
        'the formats of a file are left out',
        ({ of }) => ({ of: found => withoutFormats(of(found)) }),
      ],
    ],
    'content.shapes.media-formats',
  ),
  ...deviations(zone, [
    ['type-key', 'the components of a zone say their name in __typename', { typeKey: '__typename' }],
  ]),
  ...deviations(emptyShape('empty-single'), [
    ['list', 'what is single and not set is an empty array', { value: [] }],
  ]),
  ...deviations(emptyShape('empty-list'), [['null', 'a list that holds nothing is null', { value: null }]]),
  {
    id: 'content.shapes.empty-list.morph-left-out',
    clause: 'content.shapes.empty-list',
    says: 'a morphToMany relation that holds nothing is left out (@strapi/utils, removeRestrictedRelations)',
    apply: ({ content, platform }) => ({
      content: { ...content, shapes: { ...content.shapes, empty: [leftOut, ...content.shapes.empty] } },
      platform,
    }),
  },
  {
    id: 'content.shapes.empty-morph-many.null',
    clause: 'content.shapes.empty-morph-many',
    says: 'a morphMany relation that holds nothing is null',
    apply: ({ content, platform }) => ({
      content: {
        ...content,
        shapes: { ...content.shapes, empty: [emptyMorphMany, ...content.shapes.empty] },
      },
      platform,
    }),
  },
  ...deviations(emptyShape('empty-media-list'), [
    ['array', 'a field of several files that holds none is an empty array', { value: [] }],
  ]),
  // UNDOCUMENTED: targets that may be of any type are shown bare, and all that is populated in them is, too.
  ...deviations(morphTarget, [
    ['bare', 'the target of a relation to any type is shown without data and attributes', bare],
  ]),
  ...deviations(morphList, [
    ['bare', 'the targets of a relation to any type are shown without data and attributes', bare],
  ]),
  ...deviations(
    morphTarget,
    [['typed', 'the target of a relation to any type carries its type', { typeKey: '__type' }]],
    TYPE_NAMES,
  ),
  ...deviations(
    morphList,
    [['untyped', 'the targets of a relation to any type do not say their type', { typeKey: null }]],
    TYPE_NAMES,
  ),
  {
    id: 'content.shapes.morph-inverse.bare',
    clause: 'content.shapes.morph-inverse',
    says: 'a relation that shows what points here is shown bare, as the other direction is',
    apply: ({ content, platform }) => ({
      content: { ...content, shapes: { ...content.shapes, shapes: [bareMorph, ...content.shapes.shapes] } },
      platform,
    }),
  },
  ...deviations(secrets, [['private-shown', 'private attributes are shown', { hides: isPassword }]]),
  // The real program shows the targets of a morph relation, and all populated in them, as they are stored: from the
  // side of morphToOne, and from the other side.
  {
    id: 'content.shapes.morph-secrets.leak',
    clause: 'content.shapes.morph-secrets',
    says: 'the targets of a morph relation are shown with their private and password values',
    apply: units =>
      withUnit(
        withUnit(units, morphSecrets, unit => ({ ...unit, hides: () => false, withholds: () => false })),
        valueForms,
        unit => ({ ...unit, forms: new Map([...unit.forms, ['password', hashOf] as const]) }),
      ),
  },
]

function withoutFormats(file: unknown): unknown {
  if (!isRecord(file) || !isRecord(file.attributes)) return file
  const { formats, ...attributes } = membersOf(file.attributes)
  return { ...file, attributes: { ...attributes, formats: null } }
}

/** UNDOCUMENTED: what is left of the targets when those that the caller may not find are gone; nothing is no list. */
const leftOut: EmptyShape = {
  clause: 'content.shapes.empty-list',
  fits: (attribute, { clause }) =>
    attribute.kind === 'relation' && attribute.relation === 'morphToMany' && clause === secrets.clause,
  value: undefined,
}

const emptyMorphMany: EmptyShape = {
  clause: 'content.shapes.empty-morph-many',
  fits: attribute => attribute.kind === 'relation' && attribute.relation === 'morphMany',
  value: null,
}

const bareMorph: Shape = {
  clause: 'content.shapes.morph-inverse',
  fits: attribute => attribute.kind === 'relation' && attribute.relation.startsWith('morph'),
  wraps: false,
  of: all,
}

function isPassword(attribute: Attribute): boolean {
  return attribute.kind === 'scalar' && attribute.type === 'password'
}

function hashOf(stored: unknown): unknown {
  return stored instanceof Password ? stored.leaked() : stored
}
