import type { PaginationMode } from '../../../content/query/pagination/modes.ts'
import type { PaginationParameter } from '../../../content/query/pagination/parameter.ts'
import type { PaginationUnits } from '../../../content/query/pagination/units.ts'
import { replaceUnit } from '../../quirk.ts'
import type { Units } from '../../units.ts'
import { changeContent } from '../change-content.ts'

/** What a quirk does to the units of pagination. */
export function changePagination(
  change: (pagination: PaginationUnits) => Partial<PaginationUnits>,
): (units: Units) => Units {
  return changeContent(({ pagination }) => ({ pagination: { ...pagination, ...change(pagination) } }))
}

/** The same where one number is read otherwise. */
export function changeParameter(
  clause: string,
  read: (known: PaginationParameter) => PaginationParameter['read'],
): (units: Units) => Units {
  return changePagination(({ parameters }) => ({
    parameters: replaceUnit(parameters, clause, parameter => ({ ...parameter, read: read(parameter) })),
  }))
}

/** The same where one of the two methods makes other parts of a list. */
export function changeMode(
  clause: string,
  page: (known: PaginationMode) => PaginationMode['page'],
): (units: Units) => Units {
  return changePagination(({ modes }) => ({
    modes: replaceUnit(modes, clause, mode => ({ ...mode, page: page(mode) })),
  }))
}
