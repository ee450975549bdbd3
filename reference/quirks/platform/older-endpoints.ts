import { browse, readById } from '../../platform/actions/read.ts'
import type { Shelf } from '../../platform/actions/shelf.ts'
import { adminRoutes } from '../../platform/admin-api/routes.ts'
import { allPages, allPosts } from '../../platform/admin-api/shelves.ts'
import { firstGenerationRemoved, firstGenerationRoot } from '../../platform/changes/3.0/first-generation.ts'
import { prefixesOf4 } from '../../platform/changes/4.0/prefixes.ts'
import { singleUrlForEachApi } from '../../platform/changes/5.0/single-url.ts'
import { mapBody, renameKeys, swapPaths } from '../../platform/changes/rewrite.ts'
import { contentRoutes } from '../../platform/content-api/routes.ts'
import { publishedPages, publishedPosts } from '../../platform/content-api/shelves.ts'
import type { ApiRoot, Change, Route } from '../../platform/contracts.ts'
import type { Api, ApiRequest } from '../../platform/http/request.ts'
import type { Major } from '../../platform/version.ts'
import { singleUrl } from '../../platform/versioning/api-roots.ts'
import { unitOf } from '../change-unit.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { type Rewriting, rewritings } from './platform-deviations.ts'
import { showingWhole } from './reads.ts'

const AUTHORS = 'platform.changes.2-0.authors'
const SUBSCRIBERS = 'platform.changes.3-0.members-replace-subscribers'
const SUBSCRIBERS_IN_MAJORS = 'platform.changes.3-0.subscribers-in-majors'
const SPLIT = 'platform.changes.2-0.posts-and-pages'
const SPLIT_IN_MAJORS = 'platform.changes.2-0.posts-and-pages-in-majors'
const GENERATION = 'platform.changes.3-0.first-generation'

/** Quirks of a platform that still has an older endpoint, or lacks the newer one. */
export const olderEndpointsQuirks: readonly Quirk[] = [
  ...rewritings(AUTHORS, [
    ['users-listed', 'it still lists users', served('content', /^\/users\/$/, '/users/', '/authors/', [5])],
    ['user-read', 'it still reads a user', served('content', /^\/users\/.+/, '/users/', '/authors/', [5])],
    ...([2, 3, 4] as const).map(
      major =>
        [
          `users-in-${major}`,
          `it still serves users in ${major}.0`,
          served('content', /^\/users\//, '/users/', '/authors/', [major]),
        ] as const,
    ),
    ...([2, 3, 5] as const).map(
      major =>
        [
          `no-authors-in-${major}`,
          `it does not list authors in ${major}.0`,
          served('content', /^\/authors\//, '/authors/', '/nobody/', [major]),
        ] as const,
    ),
    [
      'named-users',
      'it calls authors users in the list of authors',
      showingWhole({ api: 'content', path: /^\/authors\//, majors: [5] }, json =>
        renameKeys(json, { authors: 'users' }),
      ),
    ],
  ]),

  ...rewritings(SUBSCRIBERS, [
    ['listed', 'it still lists subscribers', subscribers('GET', /^\/subscribers\/$/)],
    ['read', 'it still reads a subscriber', subscribers('GET', /^\/subscribers\/.+/)],
    ['added', 'it still adds subscribers', subscribers('POST', /^\/subscribers\//)],
    ['edited', 'it still edits subscribers', subscribers('PUT', /^\/subscribers\//)],
    ['deleted', 'it still deletes subscribers', subscribers('DELETE', /^\/subscribers\//)],
    [
      'listed-in-3',
      'it still lists subscribers in 3.0',
      served('admin', /^\/subscribers\/$/, '/subscribers/', '/members/', [3], 'GET'),
    ],
  ]),
  ...rewritings(SUBSCRIBERS_IN_MAJORS, [
    [
      'added-in-3',
      'it still adds subscribers in 3.0',
      served('admin', /^\/subscribers\//, '/subscribers/', '/members/', [3], 'POST'),
    ],
    [
      'listed-in-4',
      'it still lists subscribers in 4.0',
      served('admin', /^\/subscribers\//, '/subscribers/', '/members/', [4]),
    ],
    [
      'no-members-in-3',
      'it lists no members in 3.0',
      served('admin', /^\/members\//, '/members/', '/nobody/', [3], 'GET'),
    ],
    [
      'no-members-added-in-3',
      'it adds no members in 3.0',
      served('admin', /^\/members\//, '/members/', '/nobody/', [3], 'POST'),
    ],
    [
      'no-members-in-4',
      'it lists no members in 4.0',
      served('admin', /^\/members\//, '/members/', '/nobody/', [4]),
    ],
  ]),

  ...splitQuirks(),
  ...generationQuirks(),
  ...prefixQuirks(),
]

/** Paths of one API that lead to another place. */
function served(
  api: Api,
  path: RegExp,
  from: string,
  to: string,
  majors: readonly Major[] = [5],
  method?: string,
): Rewriting {
  const isMeant = (request: ApiRequest) =>
    request.api === api && path.test(request.path) && (method === undefined || request.method === method)
  return {
    up: (request, site) =>
      majors.includes(site.major) && isMeant(request)
        ? renamed(swapPaths(request, from, to), from, to)
        : request,
  }
}

/** The body under the root key that belongs to the other path. */
function renamed(request: ApiRequest, from: string, to: string): ApiRequest {
  return mapBody(request, json => renameKeys(json, { [from.replaceAll('/', '')]: to.replaceAll('/', '') }))
}

function subscribers(method: string, path: RegExp): Rewriting {
  return served('admin', path, '/subscribers/', '/members/', [5], method)
}

/** Posts and pages that are not apart. */
function splitQuirks(): readonly Quirk[] {
  const apis: readonly (readonly [Api, readonly Route[], Shelf, Shelf])[] = [
    ['content', contentRoutes, publishedPosts, publishedPages],
    ['admin', adminRoutes, allPosts, allPages],
  ]
  return apis.flatMap(([api, routes, posts, pages]) =>
    (
      [
        ['pages-among-posts', posts, pages],
        ['posts-among-pages', pages, posts],
      ] as const
    ).flatMap(([word, own, other]) => {
      const list = unitOf(routes, `platform.${api}-api.${own.name}.browse`)
      const read = unitOf(routes, `platform.${api}-api.${own.name}.read`)
      return [
        ...deviations(
          list,
          [
            [
              `${api}-${word}`,
              `it lists ${other.name} among ${own.name} on the ${api} API`,
              listing(own, other, [5]),
            ],
          ],
          SPLIT,
        ),
        ...deviations(
          read,
          [
            [
              `${api}-${word}-by-id`,
              `it reads ${other.name} as ${own.name} on the ${api} API`,
              reading(own, other),
            ],
          ],
          SPLIT,
        ),
        ...deviations(
          list,
          [
            [
              `${api}-${word}`,
              `it lists ${other.name} among ${own.name} on the ${api} API before 5.0`,
              listing(own, other, [2, 3, 4]),
            ],
          ],
          SPLIT_IN_MAJORS,
        ),
      ]
    }),
  )
}

function listing(own: Shelf, other: Shelf, majors: readonly Major[]) {
  return ({ handle }: Route): Partial<Route> => ({
    handle: call => (majors.includes(call.site.major) ? browse(call, together(own, other)) : handle(call)),
  })
}

function reading(own: Shelf, other: Shelf): Partial<Route> {
  return { handle: call => readById(call, together(own, other)) }
}

function together(own: Shelf, other: Shelf): Shelf {
  return { ...own, rows: store => [...own.rows(store), ...other.rows(store)] }
}

/** The first generation beside what replaced it. */
function generationQuirks(): readonly Quirk[] {
  const beside = ({ open }: ApiRoot): Partial<ApiRoot> => ({
    open: (...asked) => open(...asked) ?? firstGenerationRoot.open(...asked),
  })
  return [
    ...deviations(singleUrl, [['served-in-5', 'it still serves v0.1 in 5.0', beside]], GENERATION),
    ...deviations(
      singleUrlForEachApi,
      [['served-in-4', 'it still serves v0.1 in 4.0', restoring(beside)]],
      GENERATION,
    ),
    ...deviations(
      prefixesOf4,
      [['served-in-3', 'it still serves v0.1 in 3.0', restoring(beside)]],
      GENERATION,
    ),
    ...deviations(
      singleUrl,
      [
        [
          'tokens-in-5',
          'it still gives tokens for v0.1 in 5.0',
          ({ open }) => ({
            open: (path, ...asked) =>
              open(path, ...asked) ??
              (path.includes('/authentication/') ? firstGenerationRoot.open(path, ...asked) : null),
          }),
        ],
      ],
      GENERATION,
    ),
    ...rewritings(GENERATION, [
      [
        'no-content-api-in-3',
        'it has no content API in 3.0',
        served('content', /^\/posts\//, '/posts/', '/nothing/', [3]),
      ],
      [
        'no-admin-api-in-3',
        'it does not write in 3.0',
        served('admin', /^\/posts\//, '/posts/', '/nothing/', [3], 'POST'),
      ],
    ]),
  ]
}

/** A change that puts back other roots. */
function restoring(change: (root: ApiRoot) => Partial<ApiRoot>) {
  return ({ undo }: Change): Partial<Change> => ({
    undo: newer => {
      const units = undo?.(newer) ?? newer
      return { ...units, apiRoots: units.apiRoots.map(root => ({ ...root, ...change(root) })) }
    },
  })
}

/** Prefixes that a major lacks on one of its APIs. */
function prefixQuirks(): readonly Quirk[] {
  const missing: readonly (readonly [string, Major, Change, readonly string[]])[] = [
    ['platform.changes.2-0.versioned-apis', 2, firstGenerationRemoved, ['v2']],
    ['platform.changes.4-0.prefixes', 3, prefixesOf4, ['v3', 'canary', 'v2']],
    ['platform.changes.4-0.prefixes', 4, singleUrlForEachApi, ['v4', 'canary', 'v3', 'v2']],
  ]
  return missing.flatMap(([clause, major, change, words]) =>
    words.flatMap(word =>
      (['content', 'admin'] as const).flatMap(api =>
        deviations(
          change,
          [
            [
              `no-${word}-${api}-in-${major}`,
              `it does not serve ${word}/${api} in ${major}.0`,
              restoring(closing(`/${word}/${api}/`)),
            ],
          ],
          clause,
        ),
      ),
    ),
  )
}

function closing(start: string) {
  return ({ open }: ApiRoot): Partial<ApiRoot> => ({
    open: (path, ...asked) => (path.startsWith(start) ? null : open(path, ...asked)),
  })
}
