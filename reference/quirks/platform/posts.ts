import { mapRows } from '../../platform/changes/rewrite.ts'
import { primaryWithBoth, withOwnInclude } from '../../platform/present/primary-relations.ts'
import { editorState } from '../../platform/text/post-format.ts'
import type { JsonObject } from '../../platform/values.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { adminRoute, showing } from './platform-deviations.ts'

/** The quirks of how posts and pages are kept and shown. */
export const postsQuirks: readonly Quirk[] = [
  ...deviations(primaryWithBoth, [
    // As the real program does.
    [
      'own-include',
      'it shows the primary tag with tags alone, and the primary author with authors alone',
      { shown: withOwnInclude },
    ],
    [
      'always',
      'it shows the primary tag and author whatever is included',
      { shown: () => ({ tag: true, author: true }) },
    ],
  ]),
  ...deviations(editorState, [
    // As the real program does.
    ['previous-kept', 'it keeps a text in the previous format as it is sent', { kept: content => content }],
  ]),
  ...deviations(
    adminRoute('posts.edit'),
    [
      [
        'published',
        'it calls published what is only mailed',
        showing(json => mapRows(json, ['posts'], asPublished)),
      ],
    ],
    'platform.admin-api.posts.only-mailed',
  ),
]

function asPublished(post: JsonObject): JsonObject {
  return post.status === 'sent' ? { ...post, status: 'published' } : post
}
