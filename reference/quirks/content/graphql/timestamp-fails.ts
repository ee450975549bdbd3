import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

const clause = 'content.graphql.types.timestamp'

/** UNDOCUMENTED: the milliseconds of a timestamp are no DateTime, so every one that there is fails. */
export const timestampFails: Quirk = {
  id: 'content.graphql.types.timestamp.fails',
  clause,
  says: 'a timestamp cannot be shown: it is null, with an error',
  apply: changeGraphql(({ scalarTypes }) => ({
    scalarTypes: replaceUnit(scalarTypes, clause, ({ show: _, ...rule }) => rule),
  })),
}
