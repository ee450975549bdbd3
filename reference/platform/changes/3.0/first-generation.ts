import type { ApiRoot, Change } from '../../contracts.ts'
import { withSlash } from '../../http/request.ts'
import { prefixedRoot } from '../../versioning/api-roots.ts'

const PREFIX = '/v0.1'

/**
 * The first-generation API was one for readers and writers: a user's token, or a method that writes, leads to the
 * part that became the admin API.
 */
export const firstGenerationRoot: ApiRoot = {
  clause: 'platform.versioning.first-generation',
  open: (path, { method, headers, target }) => {
    if (!path.startsWith(`${PREFIX}/`)) return null
    const own = withSlash(path.slice(PREFIX.length))
    const isOpen =
      /[?&]client_id=/.test(target) &&
      (method === 'GET' || method === 'HEAD') &&
      /^\/(posts|tags|users(?!\/email))\//.test(own)
    const isUser = headers.authorization !== undefined || /[?&]access_token=/.test(target)
    return {
      api: isOpen && !isUser ? 'content' : 'admin',
      path: path.slice(PREFIX.length),
      shape: 1,
      prefix: 'v0.1/',
      audience: 'v0.1/admin',
      acceptVersion: null,
      headers: {},
    }
  },
}

/** 3.0 removed the first-generation API, which 2.x still serves next to `/v2/`. */
export const firstGenerationRemoved: Change = {
  clause: 'platform.changes.3-0.first-generation',
  since: 3,
  scope: 'program',
  restores: [firstGenerationRoot],
  undo: units => ({
    ...units,
    apiRoots: [
      prefixedRoot('platform.versioning.prefixes-2-0', [
        { word: 'v2', shape: 2, state: 'stable' },
        { word: 'canary', shape: 2, state: 'experimental' },
      ]),
      firstGenerationRoot,
    ],
  }),
}
