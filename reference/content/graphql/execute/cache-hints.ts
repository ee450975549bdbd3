import {
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** How long the answer of a field may be kept, in seconds, and by whom. */
export interface CacheHint {
  readonly maxAge?: number
  readonly scope?: 'PUBLIC' | 'PRIVATE'
}

/** What callers and caches are told of an answer. */
export interface CacheControl {
  readonly clause: string
  /** The header `cache-control`; null sends none. */
  readonly header: (policy: Required<CacheHint>) => string | null
}

/** content.graphql.extension.cache-control: An answer may be kept as long as the shortest of its hints says (observed). */
export const cacheControl: CacheControl = {
  clause: 'content.graphql.extension.cache-control',
  header: ({ maxAge, scope }) => (maxAge > 0 ? `max-age=${maxAge}, ${scope.toLowerCase()}` : null),
}

/** By what a middleware sets a hint. */
export interface CacheHinting {
  readonly clause: string
  /** What it knows as `info.cacheControl`. */
  readonly given: (setCacheHint: (hint: CacheHint) => void) => object
}

/** content.graphql.extension.cache-hints: A middleware may set cache hints, by `info.cacheControl.setCacheHint`. */
export const cacheHinting: CacheHinting = {
  clause: 'content.graphql.extension.cache-hints',
  given: setCacheHint => ({ setCacheHint }),
}

/** The hints that middlewares give for the fields of one operation. */
export class CacheHints {
  readonly #hints = new Map<string, CacheHint>()
  #operation: OperationDefinitionNode | null = null
  #fragments: Readonly<Record<string, FragmentDefinitionNode>> = {}

  /** Takes a hint for a field. */
  set(hint: CacheHint, info: GraphQLResolveInfo): void {
    this.#operation = info.operation
    this.#fragments = info.fragments
    const key = keyOf(info)
    this.#hints.set(key, { ...this.#hints.get(key), ...hint })
  }

  /** The policy of the whole answer; null where nobody gave a hint. */
  policy(): Required<CacheHint> | null {
    if (!this.#operation) return null
    const hints = this.#hintsOf(this.#operation.selectionSet, [])
    const isPrivate = hints.some(({ scope }) => scope === 'PRIVATE')
    return {
      maxAge: Math.min(...hints.map(({ maxAge }) => maxAge ?? 0)),
      scope: isPrivate ? 'PRIVATE' : 'PUBLIC',
    }
  }

  /** A root field and a field with fields of its own need a hint; any other is kept as long as what it is part of. */
  #hintsOf({ selections }: SelectionSetNode, path: readonly string[]): readonly CacheHint[] {
    return selections.flatMap(node => {
      if (node.kind === Kind.INLINE_FRAGMENT) return this.#hintsOf(node.selectionSet, path)
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = this.#fragments[node.name.value]
        return fragment ? this.#hintsOf(fragment.selectionSet, path) : []
      }
      const own = [...path, node.alias?.value ?? node.name.value]
      const hint = this.#hints.get(own.join('.'))
      if (!node.selectionSet) return path.length === 0 || hint ? [hint ?? {}] : []
      return [hint ?? {}, ...this.#hintsOf(node.selectionSet, own)]
    })
  }
}

/** The fields that lead to a field, without places in lists: `restaurants.data.attributes`. */
function keyOf({ path }: GraphQLResolveInfo): string {
  const keys: string[] = []
  for (let at: GraphQLResolveInfo['path'] | undefined = path; at; at = at.prev) {
    if (typeof at.key === 'string') keys.unshift(at.key)
  }
  return keys.join('.')
}
