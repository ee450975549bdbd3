import { GraphQLError, parse, type SelectionNode, type ValueNode } from 'graphql'
import type { WrittenRequest } from '../../client/wire-request.ts'
import type { Asker } from '../asker.ts'

/** A GraphQL query without name, variables, fragments and directives. */
export interface GraphqlQuery {
  readonly door: 'graphql'
  readonly selections: readonly Selection[]
  /** Undefined: the caller of the run. */
  readonly by?: Asker
}

export interface Selection {
  /** `restaurants`, `first: restaurants`, or `... on Chef` for a type of a union. */
  readonly name: string
  readonly args: readonly Member[]
  /** Empty for a field with a plain value. */
  readonly selections: readonly Selection[]
}

export interface Member {
  readonly name: string
  readonly value: Value
}

export type Value =
  | { readonly kind: 'plain' /** As it is written: `"a"`, `3`, `LIVE`, `null`. */; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'object'; readonly members: readonly Member[] }

/** A value that is written as it is. */
export function plain(text: string): Value {
  return { kind: 'plain', text }
}

/** The request that asks it. */
export function graphqlRequest(query: GraphqlQuery): WrittenRequest {
  const headers = query.by?.headers ?? {}
  return { method: 'POST', path: '/graphql', headers, body: { query: documentOf(query) } }
}

/** The document. */
export function documentOf({ selections }: GraphqlQuery): string {
  return selectionsText(selections)
}

function selectionsText(selections: readonly Selection[]): string {
  return `{ ${selections.map(selectionText).join(' ')} }`
}

function selectionText({ name, args, selections }: Selection): string {
  const given = args.length > 0 ? `(${args.map(memberText).join(', ')})` : ''
  return `${name}${given}${selections.length > 0 ? ` ${selectionsText(selections)}` : ''}`
}

function memberText({ name, value }: Member): string {
  return `${name}: ${valueText(value)}`
}

function valueText(value: Value): string {
  if (value.kind === 'plain') return value.text
  if (value.kind === 'list') return `[${value.items.map(valueText).join(', ')}]`
  return `{ ${value.members.map(memberText).join(', ')} }`
}

/** Reads a document. Null when it is none, or has parts for which there is no structure. */
export function readDocument(text: string): GraphqlQuery | null {
  try {
    const [definition, ...others] = parse(text, { noLocation: true }).definitions
    if (definition?.kind !== 'OperationDefinition' || others.length > 0) return null
    const { operation, name, variableDefinitions = [], directives = [], selectionSet } = definition
    if (operation !== 'query' || name || variableDefinitions.length + directives.length > 0) return null
    return { door: 'graphql', selections: selectionSet.selections.map(readSelection) }
  } catch (error) {
    if (error instanceof GraphQLError) return null
    throw error
  }
}

/** Fragments, variables and directives are told as what is wrong with the document. */
function readSelection(node: SelectionNode): Selection {
  if (node.kind === 'FragmentSpread' || (node.directives ?? []).length > 0) throw new GraphQLError(node.kind)
  const selections = (node.selectionSet?.selections ?? []).map(readSelection)
  if (node.kind === 'InlineFragment') {
    if (!node.typeCondition) throw new GraphQLError('a fragment without a type')
    return { name: `... on ${node.typeCondition.name.value}`, args: [], selections }
  }
  const name = node.alias ? `${node.alias.value}: ${node.name.value}` : node.name.value
  return { name, args: (node.arguments ?? []).map(readMember), selections }
}

function readMember({
  name,
  value,
}: {
  readonly name: { readonly value: string }
  readonly value: ValueNode
}) {
  return { name: name.value, value: readValue(value) }
}

function readValue(node: ValueNode): Value {
  switch (node.kind) {
    case 'ListValue':
      return { kind: 'list', items: node.values.map(readValue) }
    case 'ObjectValue':
      return { kind: 'object', members: node.fields.map(readMember) }
    case 'NullValue':
      return plain('null')
    case 'StringValue':
      return plain(JSON.stringify(node.value))
    case 'Variable':
      throw new GraphQLError('a variable')
    default:
      return plain(String(node.value))
  }
}
