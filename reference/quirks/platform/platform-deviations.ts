import type { ApiRoot, Call, Change, Opened, Route } from '../../platform/contracts.ts'
import type { Answer } from '../../platform/http/answer.ts'
import { platformUnits } from '../../platform/units.ts'
import type { Unit } from '../../units/map-units.ts'
import { withUnit } from '../change-unit.ts'
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
        undo: newer => quirk.apply({ ...units, platform: made.undo?.(newer) ?? newer }).platform,
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
