import { type ListOperator, opposite } from '../operator.ts'
import { inList } from './in.ts'

/**
 * content.filters.not-in: keeps an entry whose value is none of the operands.
 * content.graphql.filters.not-in: with null among them nothing is known to be none of them (observed).
 */
export const notInList: ListOperator = {
  kind: 'list',
  clause: 'content.filters.not-in',
  name: '$notIn',
  matches: opposite(inList.matches),
  failsAnyway: inList.holdsAnyway,
}
