import { type GraphQLSchema, getNamedType, isInputObjectType } from 'graphql'
import { camelCase, typeName } from '../../../agreement/graphql-names.ts'
import type { OracleType } from '../../../targets/oracle.ts'
import { type Parameter, targetOf } from '../../rest/rest-query.ts'
import type { Command } from '../command.ts'
import { scalarsOf } from './graphql-write.ts'

/** A list of a type, or its one entry: what a server may keep beside the entries, and forget to renew. */
export interface View {
  readonly type: OracleType
  readonly as: string
  readonly filter: Filter | null
  /** The attribute, perhaps with `:desc`; null: by ids. */
  readonly sort: string | null
  /** Drafts as well; otherwise nothing is said of states. */
  readonly hasDrafts: boolean
  /** In every language; otherwise none is named. */
  readonly hasLocales: boolean
  readonly pageSize: number
}

export interface Filter {
  readonly attribute: string
  /** `$eq`. */
  readonly operator: string
  readonly operand: string
  /** Whether GraphQL writes the operand as a text. */
  readonly isText: boolean
}

/** A page that holds all. */
export const WHOLE_PAGE = 100

/** The view by REST. */
export function viewByRest(view: View): Command {
  const { type, as, filter, sort, pageSize } = view
  const isList = type.kind === 'collectionType'
  const keys = sort === null ? ['id'] : [sort, 'id']
  const parameters: readonly Parameter[] = [
    ...(filter ? [{ at: ['filters', filter.attribute, filter.operator], value: filter.operand }] : []),
    ...(isList ? keys.map((value, n) => ({ at: ['sort', String(n)], value })) : []),
    ...(isList ? [{ at: ['pagination', 'pageSize'], value: String(pageSize) }] : []),
    ...(view.hasDrafts ? [{ at: ['publicationState'], value: 'preview' }] : []),
    ...(view.hasLocales ? [{ at: ['locale'], value: 'all' }] : []),
  ]
  const path = targetOf({ door: 'rest', path: `/api/${rootOf(type)}`, parameters })
  return { as, request: { method: 'GET', path, headers: {}, body: undefined }, saves: {} }
}

/** By what name a type is asked for. */
export function rootOf({ kind, singularName, pluralName }: OracleType): string {
  return kind === 'singleType' ? singularName : pluralName
}

/** The view by GraphQL; null where the schema has nothing to ask it by. Simpler is the view by REST. */
export function viewByGraphql(view: View, schema: GraphQLSchema): Command | null {
  const { type, as, filter } = view
  const name = camelCase(rootOf(type))
  const field = schema.getQueryType()?.getFields()[name]
  if (!field) return null
  const takes = new Map(field.args.map(arg => [arg.name, arg.type]))
  const condition = filter && filterText(filter)
  if (filter && !isTaken(filter, takes.get('filters'))) return null
  const isList = takes.has('pagination')
  const args = [
    ...(condition ? [`filters: ${condition}`] : []),
    ...(isList ? [`sort: ${JSON.stringify(view.sort === null ? ['id'] : [view.sort, 'id'])}`] : []),
    ...(isList ? [`pagination: { pageSize: ${view.pageSize} }`] : []),
    ...(view.hasDrafts && takes.has('publicationState') ? ['publicationState: PREVIEW'] : []),
    ...(view.hasLocales && takes.has('locale') ? ['locale: "all"'] : []),
  ]
  const call = args.length > 0 ? `${name}(${args.join(', ')})` : name
  const fields = scalarsOf(typeName(type.singularName), schema).join(' ')
  const shown = `data { id attributes { ${fields} } }${isList ? ' meta { pagination { total } }' : ''}`
  const request = {
    method: 'POST',
    path: '/graphql',
    headers: {},
    body: { query: `{ ${call} { ${shown} } }` },
  }
  return { as, request, saves: {}, simpler: [viewByRest(view)] }
}

/** Whether the filters of a list know the attribute and the operator. */
function isTaken({ attribute, operator }: Filter, type: GraphQLArgumentType | undefined): boolean {
  const filters = type && getNamedType(type)
  const known = isInputObjectType(filters) ? filters.getFields()[attribute] : undefined
  const operators = known && getNamedType(known.type)
  return isInputObjectType(operators) && Object.hasOwn(operators.getFields(), operator.slice(1))
}

type GraphQLArgumentType = Parameters<typeof getNamedType>[0]

function filterText({ attribute, operator, operand, isText }: Filter): string {
  return `{ ${attribute}: { ${operator.slice(1)}: ${isText ? JSON.stringify(operand) : operand} } }`
}
