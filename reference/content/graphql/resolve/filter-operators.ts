/** A filter operator as GraphQL writes it. */
export interface GraphqlFilterOperator {
  readonly clause: string
  readonly name: string
  /** The operator of the REST query language that it stands for. */
  readonly means: string
  /** What it takes: a value, a list of values, true or false, or a filter of the same scalar. */
  readonly operand: 'value' | 'list' | 'presence' | 'filter'
}

/**
 * The operators of every scalar filter input, each standing for the REST operator of its name.
 * UNDOCUMENTED: which there are; `startsWithi` and `endsWithi` are missing (observed).
 */
export const graphqlFilterOperators: readonly GraphqlFilterOperator[] = [
  { clause: 'content.graphql.filters.and', name: 'and', means: '$and', operand: 'list' },
  { clause: 'content.graphql.filters.or', name: 'or', means: '$or', operand: 'list' },
  { clause: 'content.graphql.filters.not', name: 'not', means: '$not', operand: 'filter' },
  { clause: 'content.graphql.filters.eq', name: 'eq', means: '$eq', operand: 'value' },
  { clause: 'content.graphql.filters.eqi', name: 'eqi', means: '$eqi', operand: 'value' },
  { clause: 'content.graphql.filters.ne', name: 'ne', means: '$ne', operand: 'value' },
  { clause: 'content.graphql.filters.nei', name: 'nei', means: '$nei', operand: 'value' },
  {
    clause: 'content.graphql.filters.starts-with',
    name: 'startsWith',
    means: '$startsWith',
    operand: 'value',
  },
  { clause: 'content.graphql.filters.ends-with', name: 'endsWith', means: '$endsWith', operand: 'value' },
  { clause: 'content.graphql.filters.contains', name: 'contains', means: '$contains', operand: 'value' },
  {
    clause: 'content.graphql.filters.not-contains',
    name: 'notContains',
    means: '$notContains',
    operand: 'value',
  },
  { clause: 'content.graphql.filters.containsi', name: 'containsi', means: '$containsi', operand: 'value' },
  {
    clause: 'content.graphql.filters.not-containsi',
    name: 'notContainsi',
    means: '$notContainsi',
    operand: 'value',
  },
  { clause: 'content.graphql.filters.gt', name: 'gt', means: '$gt', operand: 'value' },
  { clause: 'content.graphql.filters.gte', name: 'gte', means: '$gte', operand: 'value' },
  { clause: 'content.graphql.filters.lt', name: 'lt', means: '$lt', operand: 'value' },
  { clause: 'content.graphql.filters.lte', name: 'lte', means: '$lte', operand: 'value' },
  { clause: 'content.graphql.filters.null', name: 'null', means: '$null', operand: 'presence' },
  { clause: 'content.graphql.filters.not-null', name: 'notNull', means: '$notNull', operand: 'presence' },
  { clause: 'content.graphql.filters.in', name: 'in', means: '$in', operand: 'list' },
  { clause: 'content.graphql.filters.not-in', name: 'notIn', means: '$notIn', operand: 'list' },
  { clause: 'content.graphql.filters.between', name: 'between', means: '$between', operand: 'list' },
]
