import type { Quirk } from '../../quirk.ts'
import { jwtAlgorithmHmacFamily } from '../auth/jwt-algorithm-hmac-family.ts'
import { morphLinksLost } from '../fields/morph-links-lost.ts'
import { sortedColumnsShown } from '../fields/sorted-columns-shown.ts'
import { mediaFilterable } from '../filters/media-filterable.ts'
import { orSiblingsRefused } from '../filters/or-siblings-refused.ts'
import { strapiGraphqlQuirks } from '../graphql/index.ts'
import { emptyMorphListLeftOut } from '../shapes/empty-morph-list-left-out.ts'
import { morphLeaks } from '../shapes/morph-leaks.ts'
import { toManyRepeats } from '../sort/to-many-repeats.ts'
import { mailNoServer } from '../users/mail-no-server.ts'
import { relationsMorphUntypedPassedOver } from '../writes/relations-morph-untyped-passed-over.ts'

/** What Strapi 4.26.2 does otherwise than the documentation, whatever the database. */
export const strapi426Quirks: readonly Quirk[] = [
  mediaFilterable,
  orSiblingsRefused,
  toManyRepeats,
  sortedColumnsShown,
  morphLinksLost,
  morphLeaks,
  relationsMorphUntypedPassedOver,
  emptyMorphListLeftOut,
  jwtAlgorithmHmacFamily,
  mailNoServer,
  ...strapiGraphqlQuirks,
]
