import { GraphQLError, parse, type SelectionNode, type ValueNode } from 'graphql'
import type { Asker } from '../asker.ts'

/** A GraphQL query without name and directives. */
export interface GraphqlQuery {
  readonly door: 'graphql'
  readonly selections: readonly Selection[]
  /** Undefined: all of it stands where it is used. */
  readonly form?: Form
  /** Undefined: the caller of the run. */
  readonly by?: Asker
}

/** How a document is written: with its arguments as variables, or with fragments that have names. */
export type Form = 'variables' | 'fragments'

export interface Selection {
  /** `restaurants`, `first: restaurants`, or `... on Chef` for a type of a union. */
  readonly name: string
  readonly args: readonly Member[]
  /** Empty for a field with a plain value. */
  readonly selections: readonly Selection[]
  /** Of what is selected below, where a fragment can be on it. */
  readonly type?: string
}

export interface Member {
  readonly name: string
  readonly value: Value
  /** As a variable for it is declared: `ID`, `[String]`, `BookFiltersInput`. */
  readonly type?: string
}

export type Value =
  | { readonly kind: 'plain' /** As it is written: `"a"`, `3`, `LIVE`, `null`. */; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'object'; readonly members: readonly Member[] }

/** A value that is written as it is. */
export function plain(text: string): Value {
  return { kind: 'plain', text }
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
