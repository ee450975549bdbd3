import type { Quirk } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

/** UNDOCUMENTED: `application/graphql-response+json` is not known. */
export const mediaTypeJsonOnly: Quirk = {
  id: 'content.graphql.http.media-type.json-only',
  clause: 'content.graphql.http.media-type',
  says: 'every answer is application/json',
  apply: changeGraphql(({ mediaType }) => ({
    mediaType: { ...mediaType, choose: () => 'application/json' },
  })),
}
