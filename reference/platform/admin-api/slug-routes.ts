import type { Call, Route } from '../contracts.ts'
import { invalid } from '../errors.ts'
import { type Answer, ok } from '../http/answer.ts'
import { slugify } from '../site/slug.ts'
import type { TableName } from '../site/store.ts'
import { uniqueSlug } from '../write/rows.ts'

const TABLES: Readonly<Record<string, TableName>> = {
  post: 'posts',
  tag: 'tags',
  user: 'users',
}

/** The slug that a name would get. UNDOCUMENTED: observed on the real program. */
export const slugRoutes: readonly Route[] = [
  {
    clause: 'platform.admin-api.slugs.read',
    api: 'admin',
    method: 'GET',
    path: '/slugs/:type/:name/',
    handle: proposeSlug,
  },
]

function proposeSlug({ params, site }: Call): Answer {
  const table = TABLES[params.type ?? '']
  if (!table) throw invalid('Validation (AllowedValues) failed for type')
  return ok({ slugs: [{ slug: uniqueSlug(slugify(params.name ?? ''), table, site) }] })
}
