import { primaryWithBoth, withOwnInclude } from '../../platform/present/primary-relations.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'

/** The quirks of how posts and pages are kept and shown. */
export const postsQuirks: readonly Quirk[] = [
  ...deviations(primaryWithBoth, [
    // As the real program does.
    [
      'own-include',
      'shows the primary tag with tags alone, and the primary author with authors alone',
      { shown: withOwnInclude },
    ],
    [
      'always',
      'shows the primary tag and author whatever is included',
      { shown: () => ['primary_tag', 'primary_author'] },
    ],
  ]),
]
