import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** Null leaves a relation to any type as it is. */
export const relationsMorphNullIgnored: Quirk = {
  id: 'content.writes.relations.morph.null-ignored',
  clause: 'content.writes.relations.morph',
  says: 'null leaves a relation to any type as it is',
  apply: changeWrites(({ anythingLinks }) => ({
    anythingLinks: {
      ...anythingLinks,
      read: (value, attribute, context) =>
        value === null ? null : anythingLinks.read(value, attribute, context),
    },
  })),
}
