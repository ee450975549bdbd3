import type { Comparable } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { collated } from '../databases/mariadb.ts'
import { changeValueOperator } from './change-filters.ts'

/** UNDOCUMENTED: MariaDB compares texts by its collation. */
export const eqByCollation: Quirk = {
  id: 'content.filters.eq.by-collation',
  clause: 'content.filters.eq',
  says: '$eq ignores the case, the accents and the spaces at the end of texts',
  apply: changeValueOperator('content.filters.eq', operand => stored => seen(stored) === seen(operand)),
}

/** A text as its collation sees it; anything else as it is. */
function seen(value: Comparable): Comparable {
  return typeof value === 'string' ? collated(value) : value
}
