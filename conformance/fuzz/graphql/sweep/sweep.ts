import type fc from 'fast-check'
import type { GraphQLSchema } from 'graphql'
import type { Vocabulary } from '../../vocabulary.ts'
import type { GraphqlQuery } from '../graphql-query.ts'
import { openSchemas } from '../schemas.ts'
import { depthSweep } from './depths.ts'
import { filterSweep } from './filters.ts'
import { groupSweep } from './groups.ts'
import { entrySweep, listSweep, pageSweep } from './lists.ts'
import { listsIn } from './places.ts'
import { relationSweep } from './relations.ts'

/**
 * Documents that chance alone would ask too seldom, on lists of the world that everybody may read: every operator and
 * every group with values that occur, orders and pages alone, the arguments of relations, and fields that nest as deep
 * as is allowed. They are asked in turn, each with other attributes and values every time.
 */
export function graphqlSweep(
  schema: GraphQLSchema,
  world: Vocabulary,
  depthLimit: number | null,
): readonly fc.Arbitrary<GraphqlQuery>[] {
  const lists = listsIn(schema, world)
  const schemas = openSchemas(schema, world)
  return [
    ...filterSweep(lists, world),
    ...groupSweep(lists, world),
    ...lists.flatMap(list => listSweep(list, world)),
    ...pageSweep(lists, world),
    ...entrySweep(schema, lists, world),
    ...relationSweep(lists, schemas, world),
    ...depthSweep(lists, depthLimit, { schemas, world }),
  ]
}
