import type { SortForm } from '../../../content/query/sort/sort-key.ts'
import type { SortUnits } from '../../../content/query/sort/units.ts'
import { replaceUnit } from '../../quirk.ts'
import type { Units } from '../../units.ts'
import { changeContent } from '../change-content.ts'

/** What a quirk does to the units of sorting. */
export function changeSort(change: (sort: SortUnits) => Partial<SortUnits>): (units: Units) => Units {
  return changeContent(({ sort }) => ({ sort: { ...sort, ...change(sort) } }))
}

/** The same where one way to write a sort is read otherwise. */
export function changeSortForm(
  clause: string,
  change: (form: SortForm) => SortForm,
): (units: Units) => Units {
  return changeSort(({ forms }) => ({ forms: replaceUnit(forms, clause, change) }))
}
