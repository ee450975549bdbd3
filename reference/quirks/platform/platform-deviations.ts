import { adminRoutes } from '../../platform/admin-api/routes.ts'
import { mapAnswer } from '../../platform/changes/rewrite.ts'
import { contentRoutes } from '../../platform/content-api/routes.ts'
import type { ApiRoot, Call, Change, Opened, PlatformUnits, Route } from '../../platform/contracts.ts'
import { badRequest, PlatformError } from '../../platform/errors.ts'
import type { Answer } from '../../platform/http/answer.ts'
import type { ApiRequest } from '../../platform/http/request.ts'
import { platformUnits } from '../../platform/units.ts'
import type { JsonObject } from '../../platform/values.ts'
import type { Unit } from '../../units/map-units.ts'
import { changed, unitOf, withUnit } from '../change-unit.ts'
import { type Deviation, deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'

/**
 * The deviations of a unit that only older majors have: they are in place once the change that did away with the
 * unit is undone.
 */
export function restoredDeviations<U extends Unit>(
  unit: U,
  rows: readonly Deviation<U>[],
  clause: string = unit.clause,
): readonly Quirk[] {
  const change = platformUnits.changes.find(({ restores }) => restores?.includes(unit))
  if (!change) throw new Error(`invariant: no change restores ${unit.clause}`)
  return deviations(unit, rows, clause).map(quirk => ({
    ...quirk,
    apply: units =>
      withUnit(units, change, made => ({
        ...made,
        undo: newer => changed(quirk, { ...units, platform: made.undo?.(newer) ?? newer }).platform,
      })),
  }))
}

/** A route whose answers are changed. */
export function answering(change: (answer: Answer, call: Call) => Answer) {
  return ({ handle }: Route): Partial<Route> => ({
    handle: async call => change(await handle(call), call),
  })
}

/** A root that opens on something else. */
export function opening(change: (opened: Opened, ...asked: Parameters<ApiRoot['open']>) => Opened) {
  return ({ open }: ApiRoot): Partial<ApiRoot> => ({
    open: (...asked) => {
      const opened = open(...asked)
      return opened && change(opened, ...asked)
    },
  })
}

/** What a platform takes a request for before it serves it, and what it makes of the answer. */
export type Rewriting = Pick<Change, 'up' | 'down'>

/**
 * Quirks of a platform that takes some requests for others, or shows some answers otherwise, whatever its routes do:
 * in the words of whoever asks, of any major.
 */
export function rewritings(
  clause: string,
  rows: readonly (readonly [wrong: string, says: string, rewriting: Rewriting])[],
): readonly Quirk[] {
  return rows.map(([wrong, says, rewriting]) => ({
    id: `${clause}.${wrong}`,
    clause,
    says,
    apply: units => ({
      ...units,
      platform: {
        ...units.platform,
        changes: [...units.platform.changes, { ...OUTERMOST, clause, ...rewriting }],
      },
    }),
  }))
}

/** Undone in every major, and nearer to whoever asks than any change. */
const OUTERMOST: Pick<Change, 'since' | 'made' | 'scope'> = { since: 1, made: false, scope: 'program' }

/** A route of the admin API by the end of its clause: `members.browse`. */
export function adminRoute(name: string): Route {
  return unitOf(adminRoutes, `platform.admin-api.${name}`)
}

/** A route of the content API by the end of its clause: `tiers.browse`. */
export function contentRoute(name: string): Route {
  return unitOf(contentRoutes, `platform.content-api.${name}`)
}

/** A route whose answers, where they are no refusals, have other JSON. */
export function showing(change: (json: JsonObject) => JsonObject) {
  return answering(answer => mapAnswer(answer, change))
}

/** A route that is asked something else. */
export function asking(change: (request: ApiRequest, call: Call) => ApiRequest) {
  return ({ handle }: Route): Partial<Route> => ({
    handle: call => handle({ ...call, request: change(call.request, call) }),
  })
}

/** A quirk that is more than another form of one unit. */
export function platformQuirk(
  clause: string,
  wrong: string,
  says: string,
  change: (units: PlatformUnits) => PlatformUnits,
): Quirk {
  return {
    id: `${clause}.${wrong}`,
    clause,
    says,
    apply: units => ({ ...units, platform: change(units.platform) }),
  }
}

/** A quirk that serves more routes than there are. */
export function servingAlso(clause: string, wrong: string, says: string, routes: readonly Route[]): Quirk {
  return platformQuirk(clause, wrong, says, units => ({ ...units, routes: [...routes, ...units.routes] }))
}

/** A route that refuses as a bad request what others refuse as invalid. */
export function refusingAsBadRequest({ handle }: Route): Partial<Route> {
  return {
    handle: async call => {
      try {
        return await handle(call)
      } catch (error) {
        if (error instanceof PlatformError && error.status === 422)
          throw badRequest(error.message, error.more)
        throw error
      }
    },
  }
}

/** What a server answers that has crashed. */
export function crash(): PlatformError {
  const message = 'An unexpected error occurred, please try again.'
  return new PlatformError(500, 'InternalServerError', message, { code: 'UNEXPECTED_ERROR' })
}

/** A route whose refusals have another status. */
export function refusingWith(status: number) {
  return ({ handle }: Route): Partial<Route> => ({
    handle: async call => {
      try {
        return await handle(call)
      } catch (error) {
        if (error instanceof PlatformError)
          throw new PlatformError(status, error.type, error.message, error.more)
        throw error
      }
    },
  })
}
