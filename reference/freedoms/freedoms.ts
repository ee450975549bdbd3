import { nearestName } from '../../text/nearest-name.ts'
import { changed } from '../quirks/change-unit.ts'
import type { Units } from '../units/units.ts'
import { UsageError } from '../usage-error.ts'
import { contentFreedoms } from './content/freedoms.ts'
import type { Answering, Freedom } from './freedom.ts'
import { platformFreedoms } from './platform/freedoms.ts'

/** Every freedom that a server may take. */
export const allFreedoms: readonly Freedom[] = [...contentFreedoms, ...platformFreedoms]

/** The freedoms of these ids. Throws a UsageError for an id that is none. */
export function chooseFreedoms(ids: readonly string[]): readonly Freedom[] {
  return ids.map(id => {
    const freedom = allFreedoms.find(candidate => candidate.id === id)
    if (!freedom) throw new UsageError(`There is no freedom ${id}${didYouMean(id)}`)
    return freedom
  })
}

function didYouMean(id: string): string {
  const nearest = nearestName(
    id,
    allFreedoms.map(freedom => freedom.id),
  )
  return nearest === null ? '' : `; did you mean ${nearest}?`
}

/** The units of a server that takes these freedoms. Throws a UsageError for those that do not go with its quirks. */
export function inFreedom(units: Units, freedoms: readonly Freedom[]): Units {
  return freedoms.reduce((before, { id, apply }) => (apply ? changed({ id, apply }, before) : before), units)
}

/** A server with whatever the freedoms put before it, the first of them outermost. */
export function withFreedoms(server: Answering, freedoms: readonly Freedom[]): Answering {
  return freedoms.reduceRight<Answering>((behind, { around }) => {
    return around ? request => around(request, behind) : behind
  }, server)
}
