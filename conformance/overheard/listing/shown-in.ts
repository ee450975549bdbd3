import type { Exchange } from '../exchange.ts'
import type { OperatorKinds } from './condition.ts'
import { graphqlListings } from './graphql-listing.ts'
import type { Listing } from './listing.ts'
import { restEntry, restListing } from './rest-listing.ts'

/** The entries that an answer shows. */
export interface Shown {
  /** Lists, which are judged. */
  readonly lists: readonly Listing[]
  /** Entries shown alone: the documentation does not describe how they are asked for, but they tell of the world. */
  readonly entries: readonly Listing[]
}

export function shownIn(exchange: Exchange, kinds: OperatorKinds): Shown {
  const lists = graphqlListings(exchange, kinds)
  if (lists.length > 0) return { lists, entries: [] }
  const list = restListing(exchange, kinds)
  const entry = list ? null : restEntry(exchange)
  return { lists: list ? [list] : [], entries: entry ? [entry] : [] }
}
