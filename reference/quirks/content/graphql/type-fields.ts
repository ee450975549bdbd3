import { attributesType, nonNullFields } from '../../../content/graphql/schema/definitions/attributes-type.ts'
import type { DefinitionRule } from '../../../content/graphql/schema/definitions/definition-rule.ts'
import { filtersInput } from '../../../content/graphql/schema/definitions/filters-input.ts'
import { inputType } from '../../../content/graphql/schema/definitions/input-type.ts'
import { filtersInputName } from '../../../content/graphql/schema/naming.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { type Edit, editing, gone, listOf, ofAnother, onlyIn, required, typed } from './edit-type.ts'

type Row = Deviation<DefinitionRule>

/** Fields that attributes and the service itself give to a type, and another scalar than theirs. */
const FIELDS: readonly (readonly [field: string, id: string, other: string])[] = [
  ['title', 'title', 'ID'],
  ['body', 'body', 'JSON'],
  ['available', 'available', 'String'],
  ['createdAt', 'created-at', 'String'],
  ['updatedAt', 'updated-at', 'Date'],
  ['publishedAt', 'published-at', 'String'],
]

/** Fields of one type alone: the type by its uid, the field, and another scalar than its own. */
const OF_ONE_TYPE: readonly (readonly [type: string, field: string, other: string])[] = [
  ['restaurant', 'story', 'JSON'],
  ['restaurant', 'vegan', 'Int'],
  ['license', 'valid', 'String'],
  ['article', 'featured', 'String'],
  ['dish', 'spicy', 'Int'],
]

/** The same for instants. */
const INSTANTS_OF_ONE_TYPE: typeof OF_ONE_TYPE = [
  ['category', 'publishedAt', 'Date'],
  ['restaurant', 'publishedAt', 'JSON'],
  ['license', 'createdAt', 'String'],
  ['chef', 'updatedAt', 'String'],
  ['dish', 'createdAt', 'Time'],
]

/** Attributes of the documented types: the type by its uid, and the attribute. */
const ATTRIBUTES: readonly (readonly [type: string, field: string])[] = [
  ['restaurant', 'nickname'],
  ['restaurant', 'story'],
  ['restaurant', 'vegan'],
  ['restaurant', 'grade'],
  ['article', 'body'],
  ['article', 'featured'],
  ['license', 'valid'],
  ['location', 'code'],
  ['safe', 'label'],
]

const ATTRIBUTES_OF_TYPES = 'content.graphql.types.attributes-of-types'

/** The groups of a filters input, and whether each is a list. */
const GROUPS = [
  ['and', true],
  ['or', true],
  ['not', false],
] as const

/** What servers do wrong with single fields of `<Name>`, `<Name>Input` and `<Name>FiltersInput`. */
export const typeFieldQuirks: readonly Quirk[] = [
  ...deviations(attributesType, [
    ...FIELDS.flatMap(([field, id, other]): readonly Row[] => [
      [`${id}-missing`, `${field} is not in the type`, editing(field, gone)],
      [`${id}-non-null`, `${field} can never be null`, editing(field, required)],
      [`${id}-as-${other.toLowerCase()}`, `${field} is ${other}`, editing(field, typed(other))],
    ]),
    ...OF_ONE_TYPE.flatMap(rowsOfOneType),
  ]),
  ...deviations(
    attributesType,
    INSTANTS_OF_ONE_TYPE.flatMap(rowsOfOneType),
    'content.graphql.types.datetime',
  ),
  ...deviations(inputType, [
    ...FIELDS.flatMap(([field, id, other]): readonly Row[] => [
      [`${id}-missing`, `${field} cannot be written`, editing(field, gone)],
      [`${id}-required`, `${field} must be written`, editing(field, required)],
      [`${id}-as-${other.toLowerCase()}`, `${field} is written as ${other}`, editing(field, typed(other))],
    ]),
  ]),
  ...deviations(
    inputType,
    [
      ['story-not-written', 'the rich text of one type cannot be written', only('restaurant', 'story')],
      ['spicy-not-written', 'the boolean of one type cannot be written', only('dish', 'spicy')],
    ],
    'content.graphql.types.scalar-attribute',
  ),
  ...deviations(
    inputType,
    [
      ['attributes-required', 'a required attribute must be written each time', editing('name', required)],
      ['labels-required', 'the required attribute of one type must be', editing('label', required)],
      ['numbers-required', 'a unique attribute must be written each time', editing('number', required)],
      ['texts-required', 'the text of a review must be written each time', editing('text', required)],
    ],
    'content.graphql.types.optional-input',
  ),
  ...deviations(filtersInput, [
    ...FIELDS.flatMap(([field, id]): readonly Row[] => [
      [`${id}-missing`, `${field} cannot be filtered on`, editing(field, gone)],
      [
        `${id}-by-another`,
        `${field} has the filter of another scalar`,
        editing(field, typed(id === 'title' ? 'IDFilterInput' : 'JSONFilterInput')),
      ],
    ]),
    ['bodies-plain', 'a rich text is filtered by a text alone', editing('body', typed('String'))],
    ['license-without-valid', 'the boolean of one type cannot be filtered on', only('license', 'valid')],
    ['chef-without-name', 'the name of one type cannot be filtered on', only('chef', 'name')],
    ['dates-for-instants', 'instants are filtered as days', editing('createdAt', typed('DateFilterInput'))],
  ]),
  ...deviations(filtersInput, GROUPS.flatMap(groupRows), 'content.graphql.types.filter-groups'),
  ...deviations(
    filtersInput,
    ['category', 'dish', 'license', 'article', 'location', 'review', 'safe'].flatMap(groupRowsOfOneType),
    'content.graphql.types.filter-groups-of-types',
  ),
  ...ATTRIBUTES.flatMap(([type, field]) => [
    ...deviations(attributesType, [lostIn(type, field, 'shown')], ATTRIBUTES_OF_TYPES),
    ...deviations(inputType, [lostIn(type, field, 'written')], ATTRIBUTES_OF_TYPES),
    ...deviations(filtersInput, [lostIn(type, field, 'filtered')], ATTRIBUTES_OF_TYPES),
  ]),
  ...deviations(
    nonNullFields,
    [['everything', 'every attribute is non-null in the type', { isNonNull: () => true }]],
    'content.graphql.types.text',
  ),
]

function groupRowsOfOneType(type: string): readonly Row[] {
  return GROUPS.map(([group]) => [
    `${type}-without-${group}`,
    `the filters of ${type} have no ${group}`,
    only(type, group),
  ])
}

function lostIn(type: string, field: string, part: string): Row {
  return [
    `${type}-${field.toLowerCase()}-not-${part}`,
    `${field} of ${type} is not ${part}`,
    only(type, field),
  ]
}

function rowsOfOneType([type, field, other]: (typeof OF_ONE_TYPE)[number]): readonly Row[] {
  return [
    [
      `${type}-without-${field.toLowerCase()}`,
      `${field} is not in the type of ${type} alone`,
      only(type, field),
    ],
    [
      `${type}-${field.toLowerCase()}-as-${other.toLowerCase()}`,
      `${field} of ${type} is ${other}`,
      editing(field, typed(other), onlyIn(type)),
    ],
  ]
}

function only(type: string, field: string) {
  return editing(field, gone, onlyIn(type))
}

function groupRows([group, isList]: (typeof GROUPS)[number]): readonly Row[] {
  const itself: Edit = typed(schema => (isList ? filtersInputName(schema) : listOf(filtersInputName(schema))))
  const ofChefs = ofAnother('chef', other =>
    isList ? listOf(filtersInputName(other)) : filtersInputName(other),
  )
  return [
    [`${group}-missing`, `there is no ${group}`, editing(group, gone)],
    [
      `${group}-${isList ? 'one' : 'list'}`,
      isList ? `${group} takes one filter and no list` : `${group} takes a list`,
      editing(group, itself),
    ],
    [`${group}-of-another`, `${group} takes the filters of another type`, editing(group, ofChefs)],
    [
      `${group}-missing-in-one`,
      `the filters of one type have no ${group}`,
      editing(group, gone, onlyIn('restaurant')),
    ],
  ]
}
