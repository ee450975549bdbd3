import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import type { GraphqlContext } from '../context.ts'

const sizes = new WeakMap<readonly FieldNode[], number>()

/** Counts the values that entries bring into the answer. Throws when the request asks for too much. */
export function charge(entries: number, info: GraphQLResolveInfo, { budget }: GraphqlContext): void {
  if (entries > 0) budget.show(entries * selectedFields(info))
}

/** Number of fields inside of a selection, fragments in place; documents are checked to have no endless ones. */
function selectedFields({ fieldNodes, fragments }: GraphQLResolveInfo): number {
  let size = sizes.get(fieldNodes)
  if (size === undefined) {
    size = fieldNodes.reduce((total, node) => total + fieldsIn(node.selectionSet, fragments), 0)
    sizes.set(fieldNodes, size)
  }
  return size
}

function fieldsIn(
  selectionSet: SelectionSetNode | undefined,
  fragments: GraphQLResolveInfo['fragments'],
): number {
  let fields = 0
  for (const node of selectionSet?.selections ?? []) {
    if (node.kind === Kind.FIELD) fields += 1 + fieldsIn(node.selectionSet, fragments)
    else if (node.kind === Kind.INLINE_FRAGMENT) fields += fieldsIn(node.selectionSet, fragments)
    else fields += fieldsIn(fragments[node.name.value]?.selectionSet, fragments)
  }
  return fields
}
