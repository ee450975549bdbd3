import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const depthCountsIntrospection: Quirk = {
  id: 'content.graphql.limits.depth.counts-introspection',
  clause: 'content.graphql.limits.depth',
  says: 'what introspection asks counts as well',
  apply: changeGraphql(({ depth }) => ({ depth: { ...depth, countsInside: () => true } })),
}
