import type { SingleEntryUnits, SingleTypeUnits } from '../../../content/actions/single/units.ts'
import type { RestUnits } from '../../../content/rest/units.ts'
import { replaceUnit } from '../../quirk.ts'
import type { Units } from '../../units.ts'

/** The units with some of those of the REST doors changed. */
export function changeRest(change: (rest: RestUnits) => Partial<RestUnits>): (units: Units) => Units {
  return units => {
    const { rest } = units.content
    return { ...units, content: { ...units.content, rest: { ...rest, ...change(rest) } } }
  }
}

/** The units with some of those of actions on one entry changed. */
export function changeSingleEntries(
  change: (entries: SingleEntryUnits) => Partial<SingleEntryUnits>,
): (units: Units) => Units {
  return units => {
    const { singleEntries } = units.content
    return {
      ...units,
      content: { ...units.content, singleEntries: { ...singleEntries, ...change(singleEntries) } },
    }
  }
}

/** The units with some of those of single types changed. */
export function changeSingleTypes(
  change: (types: SingleTypeUnits) => Partial<SingleTypeUnits>,
): (units: Units) => Units {
  return units => {
    const { singleTypes } = units.content
    return {
      ...units,
      content: { ...units.content, singleTypes: { ...singleTypes, ...change(singleTypes) } },
    }
  }
}

/** A list of units with some members of the unit of one clause changed. */
export function withUnit<U extends { readonly clause: string }>(
  list: readonly U[],
  clause: string,
  change: (unit: U) => Partial<U>,
): readonly U[] {
  return replaceUnit(list, clause, unit => ({ ...unit, ...change(unit) }))
}
