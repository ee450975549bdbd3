import type { Places } from '../catalog.ts'
import { readHash } from './share.ts'

/** The page on which the clause stands that an address names after its `#`, or the clause of its example. */
export function pageOfHash(hash: string, places: Places): string | null {
  const parts = readHash(hash)?.id.split('.') ?? []
  const ids = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
  const known = ids.find(id => Object.hasOwn(places, id))
  return known === undefined ? null : (places[known] ?? null)
}
