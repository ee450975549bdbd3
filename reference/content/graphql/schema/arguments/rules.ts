import type { Schema } from '../../../model/types.ts'
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

/** content.graphql.arguments.publication-state: with draft and publish there is `publicationState`, by default LIVE. */
const publicationState: ArgumentRule = {
  clause: 'content.graphql.arguments.publication-state',
  applies: schema => isContentType(schema) && schema.draftAndPublish,
  argument: () => ({ name: 'publicationState', type: 'PublicationState', default: 'live' }),
}

/** In the order in which the schema shows them. */
export const argumentRules: readonly ArgumentRule[] = [filters, pagination, sort, publicationState]

/** The arguments of a field that returns entries of a schema: a list, or a single type's entry. */
export function entryArguments(schema: Schema, rules: readonly ArgumentRule[]): readonly Argument[] {
  return rules.filter(rule => rule.applies(schema)).map(rule => rule.argument(schema))
}
