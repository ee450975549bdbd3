import type { ContentType, Schema } from '../../../model/types.ts'
import { filtersInputName, isContentType } from '../naming.ts'
import type { Argument, ArgumentRule } from './argument.ts'

/** A content-type with several entries, or a component, of which there may be several anyway. */
function isCollection(schema: Schema): boolean {
  return !isContentType(schema) || schema.kind === 'collectionType'
}

/** content.graphql.arguments.filters: a list takes `filters`, of the type's own filters input. */
const filters: ArgumentRule = {
  clause: 'content.graphql.arguments.filters',
  applies: isCollection,
  argument: schema => ({ name: 'filters', type: filtersInputName(schema) }),
}

/** content.graphql.arguments.pagination: a list takes `pagination`, by default an empty object. */
const pagination: ArgumentRule = {
  clause: 'content.graphql.arguments.pagination',
  applies: isCollection,
  argument: () => ({ name: 'pagination', type: 'PaginationArg', default: {} }),
}

/** content.graphql.arguments.sort: a list takes `sort`, a list of texts, by default empty. */
const sort: ArgumentRule = {
  clause: 'content.graphql.arguments.sort',
  applies: isCollection,
  argument: () => ({ name: 'sort', type: 'String', list: true, default: [] }),
}

/**
 * content.graphql.arguments.publication-state: a query of a list takes `publicationState`, by default LIVE. A single
 * type's entry and the list of a relation take it with draft and publish (observed).
 */
const publicationState: ArgumentRule = {
  clause: 'content.graphql.arguments.publication-state',
  applies: (schema, isQuery) =>
    isContentType(schema) && (schema.draftAndPublish || (isQuery && isCollection(schema))),
  argument: () => ({ name: 'publicationState', type: 'PublicationState', default: 'live' }),
}

/** In the order in which the schema shows them. */
export const argumentRules: readonly ArgumentRule[] = [filters, pagination, sort, publicationState]

/** The arguments of a query that returns entries of a type: a list, or a single type's entry. */
export function queryArguments(type: ContentType, rules: readonly ArgumentRule[]): readonly Argument[] {
  return argumentsOf(type, rules, true)
}

/** The arguments of a field that holds a list of entries or components of a schema. */
export function fieldArguments(schema: Schema, rules: readonly ArgumentRule[]): readonly Argument[] {
  return argumentsOf(schema, rules, false)
}

function argumentsOf(schema: Schema, rules: readonly ArgumentRule[], isQuery: boolean): readonly Argument[] {
  return rules.filter(rule => rule.applies(schema, isQuery)).map(rule => rule.argument(schema))
}
