/** What the answer to a list looks like. */
export interface CollectionResponse {
  readonly clause: string
  readonly of: (entries: readonly unknown[], pagination: Readonly<Record<string, number>>) => unknown
}

/** content.list.collection-response: the entries in `data`, the pagination in `meta`. */
export const collectionResponse: CollectionResponse = {
  clause: 'content.list.collection-response',
  of: (entries, pagination) => ({ data: entries, meta: { pagination } }),
}
