/** What a page behind the last one shows. */
export interface PageBeyond {
  readonly clause: string
  /** Where the part of the list begins, which has `total` entries on all pages. */
  readonly start: (part: { readonly start: number; readonly limit: number }, total: number) => number
}

/** content.pagination.page-beyond: nothing, and its numbers stay true (observed). */
export const pageBeyond: PageBeyond = {
  clause: 'content.pagination.page-beyond',
  start: ({ start }) => start,
}
