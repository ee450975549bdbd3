/** Which parameters of a list are read first: of several faults the first one met is the one that is named. */
export interface ReadingOrder {
  readonly clause: string
  readonly read: <F, S>(
    filters: () => F,
    sort: () => S,
  ) => {
    readonly filters: F
    readonly sort: S
  }
}

/** content.errors.first-only: filters come before sort (observed). */
export const readingOrder: ReadingOrder = {
  clause: 'content.errors.first-only',
  read: (filters, sort) => ({ filters: filters(), sort: sort() }),
}
