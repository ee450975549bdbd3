import { contentAuthRules } from '../../platform/content-api/authentication.ts'
import type { AuthRule } from '../../platform/contracts.ts'
import type { ApiRequest } from '../../platform/http/request.ts'
import type { Major } from '../../platform/version.ts'
import { unitOf } from '../change-unit.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'

const KEYS = 'platform.changes.2-0.api-keys'
const KEYS_IN_MAJORS = 'platform.changes.2-0.api-keys-in-majors'
const keyMissing = unitOf(contentAuthRules, 'platform.authentication.content-key-missing')
const keyUnknown = unitOf(contentAuthRules, 'platform.authentication.content-key-unknown')

/** Quirks of a content API that opens to others than those who have a key. */
export const contentKeysQuirks: readonly Quirk[] = [
  ...deviations(
    keyMissing,
    ['posts', 'pages', 'authors', 'tiers', 'settings'].map(name => [
      `${name}-open`,
      `it lists ${name} for everybody`,
      lettingIn(({ path, query }) => path === `/${name}/` && query.client_id === undefined),
    ]),
    KEYS,
  ),
  ...deviations(
    keyMissing,
    [
      [
        'one-post-open',
        'it shows a single post to everybody',
        lettingIn(({ path }) => /^\/posts\/.+/.test(path)),
      ],
      [
        'one-page-open',
        'it shows a single page to everybody',
        lettingIn(({ path }) => /^\/pages\/.+/.test(path)),
      ],
      [
        'pair-taken',
        'it takes a client’s id and secret still',
        lettingIn(({ query }) => query.client_secret !== undefined),
      ],
    ],
    KEYS,
  ),
  ...deviations(
    keyUnknown,
    [
      ['any-key', 'it takes any key', lettingIn(() => true)],
      [
        'any-key-for-pages',
        'it takes any key for pages',
        lettingIn(({ path }) => path.startsWith('/pages/')),
      ],
      [
        'beginning-taken',
        'it takes the beginning of a key',
        lettingIn(({ query }) => '0123456789abcdef0123456789'.startsWith(String(query.key))),
      ],
    ],
    KEYS,
  ),
  ...([2, 3, 4] as const).flatMap(major =>
    deviations(
      keyMissing,
      [
        [
          `open-in-${major}`,
          `it is open to everybody in ${major}.0`,
          lettingIn(({ query }) => query.client_id === undefined, [major]),
        ],
        [
          `pair-taken-in-${major}`,
          `it takes a client’s id and secret in ${major}.0`,
          lettingIn(({ query }) => query.client_secret !== undefined, [major]),
        ],
      ],
      KEYS_IN_MAJORS,
    ),
  ),
]

/** Some requests are let in whoever sends them. */
function lettingIn(isMeant: (request: ApiRequest) => boolean, majors: readonly Major[] = [5]) {
  return ({ identify }: AuthRule): Partial<AuthRule> => ({
    identify: (request, gate) =>
      majors.includes(gate.site.major) && isMeant(request) ? { kind: 'nobody' } : identify(request, gate),
  })
}
