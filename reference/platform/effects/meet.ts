import type { ApiRequest } from '../http/request.ts'
import type { Major } from '../version.ts'
import type { Effect, Finding, Way } from './effect.ts'
import { findingOf } from './effect.ts'
import { effects } from './effects.ts'

/** Which majors a request goes from and to; shapes are those that its URL chooses. */
export interface Reach {
  readonly from: Major | 0
  readonly to: Major
  readonly fromShape: Major | 0
  readonly toShape: Major
}

/** A request on its way through the changes of several majors. */
export interface Met {
  /** In the words of the newest; null when nothing says the same there. */
  readonly request: ApiRequest | null
  /** What the changes do to it, the oldest first. */
  readonly effects: readonly Effect[]
}

/** The changes that a request crosses. */
export function crossed({ from, to, fromShape, toShape }: Reach): readonly Effect[] {
  return effects.filter(({ scope, since }) =>
    scope === 'shape' ? since > fromShape && since <= toShape : since > from && since <= to,
  )
}

/** Says a request in the words of each newer major, and tells which changes concern it. */
export function meet(request: ApiRequest, changes: readonly Effect[], way: Way): Met {
  let current = request
  let isLost = false
  const met: Effect[] = []
  for (const change of changes) {
    if (!change.concerns(current, way)) continue
    met.push(change)
    const next = change.instead ? change.instead(current) : current
    if (next === null && change.removes) return { request: null, effects: met }
    isLost ||= next === null
    current = next ?? current
  }
  return { request: isLost ? null : current, effects: met }
}

/** What the changes between two majors do to a request, each told once, by the major that made it. */
export function findingsBetween(request: ApiRequest, way: Way): readonly Finding[] {
  const { from, to } = way
  const changes = crossed({ from, to, fromShape: from, toShape: to }).filter(({ again }) => !again)
  return findingsOf(meet(request, changes, way).effects)
}

/** Whether a platform has nothing at the path of a request: not yet, or no longer. */
export function isNotThere(request: ApiRequest, way: Way, level: Pick<Reach, 'from' | 'fromShape'>): boolean {
  return effects.some(({ since, scope, brings, removes, concerns }) => {
    const isMade = since <= (scope === 'shape' ? level.fromShape : level.from)
    return ((brings && !isMade) || (removes && isMade)) && concerns(request, way)
  })
}

/** One finding for each change: that it breaks counts most, then that it is deprecated. */
export function findingsOf(met: readonly Effect[]): readonly Finding[] {
  const ranks = ['breaks', 'deprecated', 'answer', 'addition']
  const best = new Map<string, Effect>()
  for (const effect of met) {
    const known = best.get(effect.clause)
    if (!known || ranks.indexOf(effect.effect) < ranks.indexOf(known.effect)) best.set(effect.clause, effect)
  }
  return [...best.values()].map(findingOf)
}
