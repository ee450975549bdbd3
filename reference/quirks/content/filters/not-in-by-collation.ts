import type { Comparable } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { collated } from '../databases/mariadb.ts'
import { changeListOperator } from './change-filters.ts'

/** UNDOCUMENTED: MariaDB compares texts by its collation. */
export const notInByCollation: Quirk = {
  id: 'content.filters.not-in.by-collation',
  clause: 'content.filters.not-in',
  says: '$notIn ignores the case, the accents and the spaces at the end of texts',
  apply: changeListOperator(
    'content.filters.not-in',
    operands => stored => !operands.some(operand => seen(operand) === seen(stored)),
  ),
}

/** A text as its collation sees it; anything else as it is. */
function seen(value: Comparable): Comparable {
  return typeof value === 'string' ? collated(value) : value
}
