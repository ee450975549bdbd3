import type { Quirk } from '../../quirk.ts'
import { changeListOperator } from './change-filters.ts'

/** strapi/strapi 12658: the conditions of a list of negations are joined by or. */
export const notInAnyDiffers: Quirk = {
  id: 'content.filters.not-in.any-differs',
  clause: 'content.filters.not-in',
  says: '$notIn keeps what differs from one of its operands',
  apply: changeListOperator(
    'content.filters.not-in',
    operands => stored => operands.some(operand => operand !== stored),
  ),
}
