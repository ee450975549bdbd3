import type { Schema } from '../../model/types.ts'
import { schemaOf, targetUid } from '../../query/attributes.ts'
import { isRecord, type RawQuery } from '../../query/query.ts'
import type { Arguments, GraphqlContext, GraphqlQuery } from '../context.ts'

/** The arguments of a list in the form of REST parameters, without `pagination`. */
export function restQuery(
  args: Arguments,
  schema: Schema,
  { query }: Pick<GraphqlContext, 'query'>,
): RawQuery {
  const { filters, sort, publicationState } = args
  return {
    ...(filters !== undefined && filters !== null && { filters: restFilters(filters, schema, query) }),
    ...(sort !== undefined && { sort }),
    ...(publicationState !== undefined && { publicationState }),
    ...('locale' in args && { locale: args.locale }),
  }
}

/**
 * A filters argument in the form of the REST parameter: `{name: {eq: "x"}}` becomes `{name: {$eq: "x"}}`. The two
 * protocols then share everything that filters mean. An attribute wins over an operator of the same name.
 */
function restFilters(filters: unknown, schema: Schema, context: GraphqlQuery): unknown {
  if (Array.isArray(filters)) return filters.map(item => restFilters(item, schema, context))
  if (!isRecord(filters)) return {}
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => restMember(name, value, schema, context)),
  )
}

type Member = readonly [string, unknown]

function restMember(name: string, value: unknown, schema: Schema, context: GraphqlQuery): readonly Member[] {
  const attribute = schema.attributes.get(name)
  if (name === 'id' || attribute?.kind === 'scalar') return [[name, restOperators(value, context)]]
  const target = attribute ? targetUid(attribute) : null
  if (target !== null) return [[name, restFilters(value, schemaOf(context, target), context)]]
  const group = operatorNamed(name, context)
  return group && value !== null ? [[group, restFilters(value, schema, context)]] : []
}

/** What stands under a scalar attribute: operators by their GraphQL names, at any depth below `not`. */
function restOperators(value: unknown, context: GraphqlQuery): unknown {
  if (Array.isArray(value)) return value.map(item => restOperators(item, context))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, operand]) => [
      operatorNamed(name, context) ?? name,
      restOperators(operand, context),
    ]),
  )
}

function operatorNamed(name: string, context: GraphqlQuery): string | undefined {
  const operator = context.units.graphql.filterOperators.find(unit => unit.name === name)
  return operator?.means
}
