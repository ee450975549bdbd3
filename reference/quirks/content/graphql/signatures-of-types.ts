import { create, remove, update } from '../../../content/graphql/operations/mutations/collection.ts'
import type { OperationRule } from '../../../content/graphql/operations/operation-rule.ts'
import type { ArgumentRule } from '../../../content/graphql/schema/arguments/argument.ts'
import { entityName } from '../../../content/graphql/schema/naming.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { appliesNot, argument, otherwise, returning, taking } from './edit-signature.ts'
import { onlyIn } from './edit-type.ts'

/** The arguments of a list: its rule, what it is called, and another type than its own. */
const ARGUMENTS = [
  ['filters', 'filters', 'JSON'],
  ['pagination', 'pagination', 'JSON'],
  ['sort', 'sort', 'JSON'],
  ['publication-state', 'publicationState', 'String'],
] as const

const MUTATIONS = [
  ['create', create, ['data']],
  ['update', update, ['id', 'data']],
  ['delete', remove, ['id']],
] as const

const LISTED = ['article', 'location', 'review', 'license', 'safe', 'category', 'dish']
const WRITTEN = ['category', 'chef', 'license', 'article', 'location', 'safe']

/** What servers do wrong with what the queries and mutations of one type alone take and return. */
export const signatureOfTypeQuirks: readonly Quirk[] = [
  ...ARGUMENTS.flatMap(([rule, name, other]) =>
    deviations(
      argument(rule),
      LISTED.flatMap(type => listRows(name, other, type)),
      'content.graphql.queries.plural-arguments',
    ),
  ),
  ...MUTATIONS.flatMap(([name, rule, args]) =>
    deviations(
      rule,
      WRITTEN.flatMap(type => mutationRows(name, args, type)),
      'content.graphql.mutations.signatures-of-types',
    ),
  ),
]

function listRows(name: string, other: string, type: string): readonly Deviation<ArgumentRule>[] {
  const where = onlyIn(type)
  const id = name.toLowerCase()
  return [
    [`${type}-without-${id}`, `lists of ${type} take no ${name}`, appliesNot(where)],
    [
      `${type}-${id}-as-${other.toLowerCase()}`,
      `${name} of lists of ${type} is ${other}`,
      otherwise({ type: other, list: false }, where),
    ],
    ...(name === 'filters' ? [] : [withoutDefault(name, type)]),
  ]
}

function withoutDefault(name: string, type: string): Deviation<ArgumentRule> {
  return [
    `${type}-${name.toLowerCase()}-without-default`,
    `${name} of lists of ${type} has no default`,
    otherwise({ default: undefined }, onlyIn(type)),
  ]
}

function mutationRows(
  mutation: string,
  args: readonly string[],
  type: string,
): readonly Deviation<OperationRule>[] {
  const where = onlyIn(type)
  return [
    ...args.map(
      (name): Deviation<OperationRule> => [
        `${type}-${mutation}-${name}-nullable`,
        `${name} of the ${mutation} of ${type} need not be given`,
        taking(name, { required: false }, where),
      ],
    ),
    [
      `${type}-${mutation}-entity`,
      `the ${mutation} of ${type} returns an entity alone`,
      returning(entityName, where),
    ],
  ]
}
