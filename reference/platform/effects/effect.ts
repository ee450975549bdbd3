import type { ApiRequest } from '../http/request.ts'
import type { Major } from '../version.ts'

/**
 * What one change does to a request. `breaks`: it must be sent otherwise. `deprecated`: it is still served, and should
 * be sent otherwise. `answer`: it is served, and does or answers something else. `addition`: its answer has more than
 * it had, or there is something that there was not.
 */
export type Consequence = 'breaks' | 'deprecated' | 'answer' | 'addition'

/** What a change does to those requests that it concerns: told by the request alone, whatever a site holds. */
export interface Effect {
  readonly clause: string
  /** The major that made the change. */
  readonly since: Major
  /**
   * `site`: the site's own major decides. `shape`: the version prefix does, too, so that a prefix in maintenance goes
   * on as before.
   */
  readonly scope: 'site' | 'shape'
  readonly effect: Consequence
  /** What happens to such a request, in one sentence. */
  readonly says: string
  readonly concerns: (request: ApiRequest, way: Way) => boolean
  /** What to send in its place; null when no single request says the same. Without it: the same request. */
  readonly instead?: (request: ApiRequest) => ApiRequest | null
  /** What to do where a request alone does not say it: one sentence. */
  readonly advice?: string
  /** What of a body would make the request such a one: told where bodies were not recorded. */
  readonly ofBody?: { readonly is: (request: ApiRequest) => boolean; readonly when: string }
  /** Such requests lead nowhere since: there is nothing at their path. */
  readonly removes?: true
  /** Such requests led nowhere before. */
  readonly brings?: true
  /** A change that the documentation notes once more, though an earlier major made it. */
  readonly again?: true
}

/** From where to where a request goes. */
export interface Way {
  /** The version prefix in its URL, such as `v3`; empty when it has none. */
  readonly prefix: string
  /** 0 is a site before 1.0. */
  readonly from: Major | 0
  readonly to: Major
}

/** What a change does to one request. */
export interface Finding {
  readonly clause: string
  readonly effect: Consequence
  readonly says: string
}

export function findingOf({ clause, effect, says }: Finding): Finding {
  return { clause, effect, says }
}
