import type { Change, PrimaryRelations } from '../../contracts.ts'
import { withOwnInclude } from '../../present/primary-relations.ts'
import type { JsonObject } from '../../values.ts'
import { mapAnswer, mapRows } from '../rewrite.ts'

/** Each has a value when what it is the first of is included. */
const primaryWithOwn: PrimaryRelations = {
  clause: 'platform.changes.3-0.primary-relations',
  shown: withOwnInclude,
}

/**
 * From 3.0 the content API shows `primary_tag` and `primary_author` only with `include=tags,authors`. Before,
 * they were always there, and null when not included.
 */
export const primaryRelationsIncluded: Change = {
  clause: 'platform.changes.3-0.primary-relations',
  since: 3,
  scope: 'shape',
  restores: [primaryWithOwn],
  undo: units => ({ ...units, primaryRelations: [primaryWithOwn] }),
  down: (answer, { api, query }) =>
    api === 'content' && query.fields === undefined
      ? mapAnswer(answer, json => mapRows(json, ['posts', 'pages'], withPrimaries))
      : answer,
}

function withPrimaries(post: JsonObject): JsonObject {
  return { primary_tag: null, primary_author: null, ...post }
}
