import type { PopulateUnits } from '../../../content/query/populate/units.ts'
import type { Units } from '../../units.ts'
import { changeContent } from '../change-content.ts'

/** What a quirk does to the units of populate. */
export function changePopulate(
  change: (populate: PopulateUnits) => Partial<PopulateUnits>,
): (units: Units) => Units {
  return changeContent(({ populate }) => ({ populate: { ...populate, ...change(populate) } }))
}
