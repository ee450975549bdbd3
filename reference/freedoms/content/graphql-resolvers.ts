import { ContentError } from '../../content/errors.ts'
import type { Arguments } from '../../content/graphql/context.ts'
import { create, remove, update } from '../../content/graphql/operations/mutations/collection.ts'
import type { OperationRule } from '../../content/graphql/operations/operation-rule.ts'
import { find, findOne } from '../../content/graphql/operations/queries.ts'
import { media } from '../../content/graphql/schema/attributes/media.ts'
import { multipleRelation } from '../../content/graphql/schema/attributes/relation.ts'
import { withUnit } from '../../quirks/change-unit.ts'
import { answering, answeringResolver } from '../../quirks/content/graphql/operations.ts'
import type { Units } from '../../units/units.ts'
import type { Freedom } from '../freedom.ts'

const ERRORS = 'content/errors.sentence-1'
const TRANSITIONS = 'content/states-and-transitions.sentence-3'
const SINGULAR = 'content/endpoints/graphql-endpoint.row.query-singular'
const PLURAL = 'content/endpoints/graphql-endpoint.row.query-plural'
const RELATIONS =
  'content/resources-and-their-fields/graphql-generated-types-for-a-content-type-with.row.name-relationresponsecollection'

/** What queries and mutations do where nothing is said of it. */
export const graphqlResolvers: readonly Freedom[] = [
  {
    id: 'content.graphql-resolvers.unknown-ids-refused',
    says: 'refuses an id that no entry has',
    leftOpenBy: [SINGULAR, ERRORS],
    apply: units =>
      [findOne, update, remove].reduce((changed, rule) => answer(changed, rule, orRefuse), units),
  },
  {
    id: 'content.graphql-resolvers.drafts-by-id-hidden',
    says: 'finds no draft by its id',
    leftOpenBy: [SINGULAR],
    apply: units => answer(units, findOne, withoutDraft),
  },
  {
    id: 'content.graphql-resolvers.published-when-made',
    says: 'publishes a new entry that does not say whether it is published',
    leftOpenBy: [TRANSITIONS],
    apply: units => answer(units, create, published),
  },
  {
    id: 'content.graphql-resolvers.unsorted-backwards',
    says: 'gives what was not sorted the other way round, related entries, too',
    leftOpenBy: [PLURAL, RELATIONS],
    apply: units =>
      [multipleRelation, media].reduce(
        (changed, rule) => {
          return withUnit(changed, rule, unit => ({
            ...unit,
            output: place => {
              const field = unit.output(place)
              return field?.resolve
                ? { ...field, resolve: answeringResolver(backwards, field.resolve) }
                : field
            },
          }))
        },
        answer(units, find, backwards),
      ),
  },
  {
    id: 'content.graphql-resolvers.sorted-by-attributes-alone',
    says: 'sorts by attributes of the type itself, and refuses anything else',
    leftOpenBy: [PLURAL],
    apply: units => answer(units, find, byAttributesAlone),
  },
  {
    id: 'content.graphql-resolvers.null-refused',
    says: 'refuses arguments that are null',
    leftOpenBy: [PLURAL, ERRORS],
    apply: units => answer(units, find, withoutNull),
  },
]

type Find = (args: Arguments) => unknown
type Answer = (find: Find, args: Arguments) => unknown

function answer(units: Units, rule: OperationRule, change: Answer): Units {
  return withUnit(units, rule, unit => ({ ...unit, ...answering(change)(unit) }))
}

function orRefuse(find: Find, args: Arguments): unknown {
  const found = Object(find(args))
  if (!found.value) throw new ContentError(404, 'NotFoundError', 'Not Found')
  return found
}

function withoutDraft(find: Find, args: Arguments): unknown {
  const found = Object(find(args))
  return Object(found.value).publishedAt === null ? { value: null } : found
}

function published(create: Find, args: Arguments): unknown {
  return create({ ...args, data: { publishedAt: new Date(0).toISOString(), ...Object(args.data) } })
}

function backwards(find: Find, args: Arguments): unknown {
  const found = Object(find(args))
  const isSorted = Array.isArray(args.sort) && args.sort.length > 0
  return isSorted || !Array.isArray(found.nodes) ? found : { ...found, nodes: found.nodes.toReversed() }
}

function byAttributesAlone(find: Find, args: Arguments): unknown {
  const texts: readonly unknown[] = Array.isArray(args.sort) ? args.sort : []
  if (texts.some(text => /^id\b|[.]/.test(String(text))))
    throw new ContentError(400, 'ValidationError', 'No.')
  return find(args)
}

function withoutNull(find: Find, args: Arguments): unknown {
  if (Object.values(args).includes(null)) throw new ContentError(400, 'ValidationError', 'No.')
  return find(args)
}
