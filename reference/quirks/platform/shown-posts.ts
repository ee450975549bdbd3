import { mapRows } from '../../platform/changes/rewrite.ts'
import { objectsOf, omit } from '../../platform/values.ts'
import type { Major } from '../../platform/version.ts'
import type { Quirk } from '../quirk.ts'
import { rewritings } from './platform-deviations.ts'
import { readsOfPosts, type Shown, showingRows, showingWhole } from './reads.ts'

const PAGE = 'platform.changes.3-0.page-attribute'
const PRIMARY = 'platform.changes.3-0.primary-relations'
const PRIMARY_IN_MAJORS = 'platform.changes.3-0.primary-relations-in-majors'
const INCLUDED = 'platform.changes.2-0.relations-included'
const POSTS = /^\/(posts|pages)\//
const SINCE_3: readonly Major[] = [3, 4, 5]
const primaries = ['primary_tag', 'primary_author'] as const
const relations = ['tags', 'authors'] as const

/** Quirks of what posts and pages are shown with. */
export const shownPostsQuirks: readonly Quirk[] = [
  ...rewritings(
    PAGE,
    readsOfPosts.map(({ word, says, path }) => [
      `in-${word}`,
      `it shows page in ${says}`,
      withPage({ api: 'content', path, majors: [5] }),
    ]),
  ),
  ...rewritings(PAGE, [
    [
      'beside-included',
      'it shows page where tags or authors are included',
      withPage({
        api: 'content',
        path: POSTS,
        majors: [5],
        when: ({ query }) => query.include !== undefined,
      }),
    ],
    [
      'where-asked',
      'it shows page where fields names it',
      withPage({
        api: 'content',
        path: POSTS,
        majors: [5],
        when: ({ query }) => String(query.fields).includes('page'),
      }),
    ],
    // As the real programs do, of pages alone.
    [
      'of-pages-before-5',
      'it shows page of pages in 3.0 and 4.0',
      withPage({ api: 'content', path: /^\/pages\//, majors: [3, 4] }),
    ],
    [
      'of-posts-before-5',
      'it shows page of posts in 3.0 and 4.0',
      withPage({ api: 'content', path: /^\/posts\//, majors: [3, 4] }),
    ],
  ]),

  ...primaries.flatMap(name =>
    rewritings(
      PRIMARY,
      readsOfPosts.map(({ word, says, path }) => [
        `${dashed(name)}-in-${word}`,
        `it shows ${name} in ${says} without an include`,
        always(name, { api: 'content', path, majors: [5] }),
      ]),
    ),
  ),
  ...primaries.flatMap(name =>
    rewritings(
      PRIMARY,
      readsOfPosts.map(({ word, says, path }) => [
        `no-${dashed(name)}-in-${word}`,
        `it shows no ${name} in ${says} with both includes`,
        without([name], { api: 'content', path, majors: [5] }),
      ]),
    ),
  ),
  ...rewritings(PRIMARY, [
    [
      'tags-bring-author',
      'it shows primary_author where tags alone are included',
      always('primary_author', {
        api: 'content',
        path: POSTS,
        majors: [5],
        when: ({ query }) => query.include === 'tags',
      }),
    ],
    [
      'authors-bring-tag',
      'it shows primary_tag where authors alone are included',
      always('primary_tag', {
        api: 'content',
        path: POSTS,
        majors: [5],
        when: ({ query }) => query.include === 'authors',
      }),
    ],
  ]),
  ...rewritings(
    PRIMARY_IN_MAJORS,
    ([3, 4] as const).flatMap(major =>
      primaries.map(
        name =>
          [
            `${dashed(name)}-in-${major}`,
            `it shows ${name} without an include in ${major}.0`,
            always(name, { api: 'content', path: POSTS, majors: [major] }),
          ] as const,
      ),
    ),
  ),
  ...rewritings(
    PRIMARY_IN_MAJORS,
    primaries.map(name => [
      `no-${dashed(name)}`,
      `it shows no ${name} with both includes in 3.0`,
      without([name], { api: 'content', path: POSTS, majors: [3] }),
    ]),
  ),

  ...relations.flatMap(name =>
    rewritings(
      INCLUDED,
      readsOfPosts.map(({ word, says, path }) => [
        `no-${name}-in-${word}`,
        `it shows no ${name} in ${says} without include`,
        without([name], {
          api: 'admin',
          path,
          majors: [5],
          when: ({ query }) => query.include === undefined,
        }),
      ]),
    ),
  ),
  ...rewritings(
    INCLUDED,
    ([2, 3, 4] as const).map(major => [
      `not-in-${major}`,
      `it shows neither tags nor authors without include in ${major}.0`,
      without(['tags', 'authors'], { api: 'admin', path: POSTS, majors: [major] }),
    ]),
  ),
  ...rewritings(INCLUDED, [
    [
      'not-of-drafts',
      'it shows neither tags nor authors of drafts',
      showingRows({ api: 'admin', path: POSTS, majors: SINCE_3 }, post =>
        post.status === 'draft' ? omit(post, relations) : post,
      ),
    ],
    [
      'first-author',
      'it shows the first author alone',
      showingRows({ api: 'admin', path: POSTS, majors: [5] }, post =>
        Array.isArray(post.authors) ? { ...post, authors: objectsOf(post.authors).slice(0, 1) } : post,
      ),
    ],
  ]),
  ...rewritings('platform.changes.3-0.primary-relations-null', [
    [
      'left-out',
      'it leaves out primary_tag and primary_author before 3.0 where nothing is included',
      without(primaries, { api: 'content', path: POSTS, majors: [2] }),
    ],
  ]),
  ...rewritings('platform.content-api.posts.browse', [
    [
      'first-author',
      'it includes the first author alone',
      showingRows({ api: 'content', path: /^\/posts\/$/ }, post =>
        Array.isArray(post.authors) ? { ...post, authors: objectsOf(post.authors).slice(0, 1) } : post,
      ),
    ],
    [
      'without-tags',
      'it includes no tags',
      without(['tags'], { api: 'content', path: /^\/posts\/$/, majors: [5] }),
    ],
  ]),
  ...rewritings('platform.content-api.pages.browse', [
    [
      'without-authors',
      'it includes no authors',
      without(['authors'], { api: 'content', path: /^\/pages\/$/, majors: [5] }),
    ],
  ]),
  ...rewritings('platform.content-api.list-form', [
    [
      'without-meta',
      'it says nothing of pagination',
      showingWhole({ api: 'content', path: /^\/(posts|pages)\/$/ }, json => omit(json, ['meta'])),
    ],
  ]),
]

function dashed(name: string): string {
  return name.replace('_', '-')
}

function withPage(shown: Shown) {
  return showingWhole(shown, json =>
    mapRows(json, ['posts', 'pages'], (row, root) => ({ ...row, page: root === 'pages' })),
  )
}

/** The attribute is shown of every row, whatever is included. */
function always(name: string, shown: Shown) {
  return showingRows(shown, row => ({ [name]: { slug: 'any', name: 'Any' }, ...row }))
}

function without(names: readonly string[], shown: Shown) {
  return showingRows(shown, row => omit(row, names))
}
