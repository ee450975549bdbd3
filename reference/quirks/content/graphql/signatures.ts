import { create, remove, update } from '../../../content/graphql/operations/mutations/collection.ts'
import type { OperationRule } from '../../../content/graphql/operations/operation-rule.ts'
import { find, findOne } from '../../../content/graphql/operations/queries.ts'
import type { Argument, ArgumentRule } from '../../../content/graphql/schema/arguments/argument.ts'
import { argumentRules } from '../../../content/graphql/schema/arguments/rules.ts'
import {
  entityName,
  entityResponseCollectionName,
  entityResponseName,
  singularField,
  typeName,
} from '../../../content/graphql/schema/naming.ts'
import type { ContentType } from '../../../content/model/types.ts'
import { unitOf } from '../../change-unit.ts'
import { type Deviation, deviations, MISSING } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { everywhere, onlyIn, type Where } from './edit-type.ts'

type ArgumentRow = Deviation<ArgumentRule>
type OperationRow = Deviation<OperationRule>

const argument = (name: string) => unitOf(argumentRules, `content.graphql.arguments.${name}`)

/** The arguments of a list: what they are called in the schema, another type, and a type in which alone it is wrong. */
const ARGUMENTS: readonly (readonly [rule: string, name: string, other: string, one: string])[] = [
  ['filters', 'filters', 'JSON', 'category'],
  ['pagination', 'pagination', 'JSON', 'dish'],
  ['sort', 'sort', 'JSON', 'chef'],
  ['publication-state', 'publicationState', 'String', 'license'],
]

/** What servers do wrong with what queries and mutations take and return. */
export const signatureQuirks: readonly Quirk[] = [
  ...ARGUMENTS.flatMap(([rule, name, other, one]) =>
    deviations(argument(rule), [
      [`as-${other.toLowerCase()}`, `${name} is ${other}`, otherwise({ type: other, list: false })],
      ['required', `${name} must be given`, otherwise({ required: true })],
      [`missing-in-${one}`, `lists of one type take no ${name}`, appliesNot(onlyIn(one))],
      ...defaultRows(rule, name, one),
    ]),
  ),
  ...deviations(argument('filters'), [
    [
      'of-another',
      'lists of one type take the filters of another',
      otherwise({ type: 'ChefFiltersInput' }, onlyIn('dish')),
    ],
    ['empty-by-default', 'filters have a default', otherwise({ default: {} })],
  ]),
  ...deviations(argument('sort'), [
    ['by-id-by-default', 'the default of sort is the id', otherwise({ default: ['id'] })],
    ['of-ids', 'sort is a list of ID', otherwise({ type: 'ID' })],
  ]),
  ...deviations(findOne, [
    ['id-required', 'the id must be given', taking('id', { required: true })],
    ['id-as-int', 'the id is Int', taking('id', { type: 'Int' })],
    ['id-has-default', 'the id is 1 by default', taking('id', { default: '1' })],
  ]),
  ...deviations(findOne, answerRows(entityName, typeName), 'content.graphql.queries.singular-types'),
  ...deviations(findOne, [['missing', 'there is no query of one entry', MISSING]]),
  ...deviations(
    find,
    answerRows(entityResponseName, type => `${singularField(type)}s`),
    'content.graphql.queries.plural-types',
  ),
  ...deviations(find, [['missing', 'there is no query of a list', MISSING]]),
  ...[
    ['create', create, ['data']] as const,
    ['update', update, ['id', 'data']] as const,
    ['delete', remove, ['id']] as const,
  ].flatMap(([name, rule, args]) => mutationQuirks(name, rule, args)),
]

function defaultRows(rule: string, name: string, one: string): readonly ArgumentRow[] {
  if (rule === 'filters') return []
  const none = { default: undefined }
  return [
    ['no-default', `${name} has no default`, otherwise(none)],
    [`no-default-in-${one}`, `${name} has no default in one type`, otherwise(none, onlyIn(one))],
  ]
}

function otherwise(change: Partial<Argument>, where = everywhere) {
  return ({ argument }: ArgumentRule): Partial<ArgumentRule> => ({
    argument: schema => ({ ...argument(schema), ...(where(schema) && change) }),
  })
}

function appliesNot(where: Where) {
  return ({ applies }: ArgumentRule): Partial<ArgumentRule> => ({
    applies: (schema, isQuery) => applies(schema, isQuery) && !where(schema),
  })
}

/** A query or mutation with one argument otherwise. */
function taking(name: string, change: Partial<Argument>, where = everywhere) {
  return ({ operation }: OperationRule): Partial<OperationRule> => ({
    operation: (type, scope) => {
      const usual = operation(type, scope)
      if (!where(type)) return usual
      const args = usual.args.map(it => (it.name === name ? { ...it, ...change } : it))
      return { ...usual, args }
    },
  })
}

function returning(name: (type: ContentType) => string, where = everywhere) {
  return ({ operation }: OperationRule): Partial<OperationRule> => ({
    operation: (type, scope) => {
      const usual = operation(type, scope)
      return where(type) ? { ...usual, type: name(type) } : usual
    },
  })
}

function absentIn(type: string) {
  const where = onlyIn(type)
  return ({ applies }: OperationRule): Partial<OperationRule> => ({
    applies: candidate => applies(candidate) && !where(candidate),
  })
}

/** Queries that return something else, are called otherwise, or that one type does not have. */
function answerRows(
  other: (type: ContentType) => string,
  called: (type: ContentType) => string,
): readonly OperationRow[] {
  return [
    ['other-type', 'it returns another type', returning(other)],
    [
      'other-type-in-one',
      'it returns another type in one content-type',
      returning(other, onlyIn('category')),
    ],
    ['called-otherwise', 'it is called in another way', { name: called }],
    ['missing-in-one', 'one content-type does not have it', absentIn('dish')],
  ]
}

function mutationQuirks(name: string, rule: OperationRule, args: readonly string[]): readonly Quirk[] {
  return [
    ...deviations(
      rule,
      args.flatMap(argument => argumentRows(name, argument)),
      'content.graphql.mutations.signatures',
    ),
    ...deviations(rule, mutationAnswerRows(name), 'content.graphql.mutations.answers'),
    ...deviations(rule, [['missing', `there is no ${name}<Name>`, MISSING]]),
    ...deviations(
      rule,
      [['missing-in-one', `one type has no ${name}<Name>`, absentIn('license')]],
      `content.graphql.mutations.${name}-types`,
    ),
  ]
}

function argumentRows(mutation: string, argument: string): readonly OperationRow[] {
  const scalar = argument === 'id' ? 'String' : 'JSON'
  return [
    [
      `${mutation}-${argument}-nullable`,
      `${argument} of ${mutation} need not be given`,
      taking(argument, { required: false }),
    ],
    [
      `${mutation}-${argument}-nullable-in-one`,
      `${argument} of ${mutation} need not be given in one type`,
      taking(argument, { required: false }, onlyIn('dish')),
    ],
    [
      `${mutation}-${argument}-as-${scalar.toLowerCase()}`,
      `${argument} of ${mutation} is ${scalar}`,
      taking(argument, { type: scalar }),
    ],
  ]
}

function mutationAnswerRows(mutation: string): readonly OperationRow[] {
  return [
    [`${mutation}-entity`, `${mutation} returns an entity alone`, returning(entityName)],
    [
      `${mutation}-list`,
      `${mutation} returns a list in one type`,
      returning(entityResponseCollectionName, onlyIn('category')),
    ],
    [
      `${mutation}-called-otherwise`,
      `${mutation} comes behind the name of the type`,
      { name: type => `${singularField(type)}_${mutation}` },
    ],
  ]
}
