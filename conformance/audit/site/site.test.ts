import { describe, expect, test } from 'vitest'
import { UsageError } from '../../usage-error.ts'
import { RESOURCE_NAMES, resourcesIn } from './resource.ts'
import { auditGazette as audited } from './site.fixture.ts'

describe('a path', () => {
  test.each([
    ['of one resource', '/ghost/api/content/posts/', [['/ghost/api/content/', 'posts']]],
    [
      'of an old version',
      'https://x.example/ghost/api/v3/content/tags',
      [['/ghost/api/v3/content/', 'tags']],
    ],
    ['of all of them', '/platform/api/content', RESOURCE_NAMES.map(name => ['/platform/api/content/', name])],
    ['of the other service', '/api/content', null],
  ] as const)('%s', (_, path, found) =>
    expect(resourcesIn(path)?.map(({ base, name }) => [base, name]) ?? null).toEqual(found),
  )

  test('of a resource that is not known is refused', () =>
    expect(() => resourcesIn('/ghost/api/content/recipes/')).toThrow(UsageError))
})

test('at the reference nothing is wrong, and everything is seen', async () => {
  const { findings, moved, resources, relations } = await audited({})
  expect([...findings, ...moved]).toEqual([])
  expect(resources.map(({ resource, unseen }) => [resource.name, unseen])).toEqual(
    RESOURCE_NAMES.map(name => [name, null]),
  )
  expect([...relations].filter(([, { held }]) => held === 0)).toEqual([])
})

/** Wrong servers, with the one clause that is found broken there. */
const NOTICED: readonly (readonly [quirk: string, clause: string])[] = [
  ['platform.versioning.content-version.unnamed-content', 'platform.versioning.content-version'],
  ['platform.versioning.content-version.as-asked', 'platform.versioning.content-version'],
  ['platform.versioning.old-urls.undeprecated-v3', 'platform.versioning.old-urls'],
  ['platform.changes.2-0.authors.user-read', 'platform.changes.2-0.authors'],
  ['platform.changes.2-0.posts-and-pages.content-pages-among-posts', 'platform.changes.2-0.posts-and-pages'],
  [
    'platform.changes.2-0.posts-and-pages.content-posts-among-pages-by-id',
    'platform.changes.2-0.posts-and-pages',
  ],
  ['platform.changes.3-0.page-attribute.where-asked', 'platform.changes.3-0.page-attribute'],
  ['platform.changes.3-0.primary-relations.tags-bring-author', 'platform.content-api.primary-relations'],
  [
    'platform.changes.3-0.primary-relations.no-primary-tag-in-single-pages',
    'platform.content-api.primary-relations',
  ],
  ['platform.changes.5-0.tier-shape.for-readers-monthly-text', 'platform.changes.5-0.tier-shape'],
  [
    'platform.changes.5-0.tiers-replace-products.products-for-readers',
    'platform.changes.5-0.tiers-in-bodies',
  ],
  ['platform.urls.absolute.first-link-only', 'platform.urls.absolute'],
  ['platform.urls.absolute.og-image-of-pages-relative', 'platform.urls.absolute'],
  ['platform.parameters.order.ignored', 'platform.parameters.order'],
]

test.each(NOTICED)('%s breaks %s', async (quirk, clause) => {
  const { findings } = await audited({ quirks: [quirk] })
  expect([...new Set(findings.map(it => it.clause))]).toEqual([clause])
})
