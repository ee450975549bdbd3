import { describe, expect, test } from 'vitest'
import { createReference, parseWorld, type WhyPopulated } from '../../index.ts'
import { libraryWith } from '../world/library.fixture.ts'

const world = 'specs/worlds/restaurants'
const reference = await createReference({ world })

async function populatedIn(target: string, quirk?: string): Promise<readonly WhyPopulated[]> {
  const asked = quirk === undefined ? reference : await createReference({ world, quirks: [quirk] })
  const why = await asked.why({ method: 'GET', target: `/api/${target}`, headers: {}, body: null })
  return why.populated
}

const line = ({ path, shown, linked, says, clause }: WhyPopulated) =>
  `${path}: ${shown} of ${linked}, ${says} (${clause})`

test('of many paths the first hundred are told', async () => {
  const names = Array.from({ length: 110 }, (_, index) => `name${index}`)
  const populated = await populatedIn(`restaurants?populate=${names.join()}`)
  expect(populated.map(({ path }) => path)).toEqual(names.slice(0, 100))
})

test.each<[target: string, told: readonly string[]]>([
  [
    'articles?',
    ['author: 0 of 0, Invalid format, expected yyyy-MM-dd (content.populate.invalid-filter-values)'],
  ],
  ['articles?filters[slug]=none&', ['author: 0 of 0, nothing is linked (null)']],
])('an invalid value in the filters of a populate is told where it is refused: %s', async (target, told) => {
  const populated = await populatedIn(`${target}populate[author][filters][born]=nonsense`)
  expect(populated.map(line)).toEqual(told)
})

describe('of a path that is very long, so many steps are told', () => {
  test.each(['restaurants', 'restaurants/1'])('in %s', async target => {
    const steps = Array.from({ length: 25 }, () => 'friends')
    const populated = await populatedIn(`${target}?populate=${steps.join('.')}`)
    expect(populated.map(({ path }) => path)).toEqual(
      steps.slice(0, 20).map((_, index) => steps.slice(0, index + 1).join('.')),
    )
  })
})

describe('a server that is wrong is told as it answers', () => {
  test.each<[does: string, quirk: string, target: string, told: readonly string[]]>([
    [
      'of one entry related drafts are left out',
      'content.single-entries.populated-drafts.hidden',
      'categories/1?populate=restaurants',
      ['restaurants: 3 of 4, 1 left out by state, locale or filters (content.publication.live)'],
    ],
    [
      'of one entry other locales are left out',
      'content.shapes.localizations.default-only',
      'articles/1?populate=localizations',
      ['localizations: 0 of 2, 2 left out by state, locale or filters (content.locale.populated)'],
    ],
    [
      'a component brings along what is in it, and other attributes do not',
      'content.populate.components.whole',
      'chefs/1?populate=seo,restaurant',
      [
        'seo: 1 of 1, all 1 that are linked (null)',
        'seo.image: 1 of 1, all 1 that are linked (null)',
        'seo.social: 0 of 0, nothing is linked (null)',
        'seo.social.links: 0 of 0, nothing is linked (null)',
        'seo.social.links.location: 0 of 0, nothing is linked (null)',
        'seo.links: 1 of 1, all 1 that are linked (null)',
        'seo.links.location: 0 of 0, nothing is linked (null)',
        'restaurant: 1 of 1, all 1 that are linked (null)',
      ],
    ],
    [
      'a zone shows the components that are not asked for, too',
      'content.populate.zone-detailed.unnamed-populated',
      'articles/1?populate[zone][on][block.quote]=true',
      ['zone: 2 of 2, all 2 that are there (null)'],
    ],
  ])('%s', async (_does, quirk, target, told) => {
    expect((await populatedIn(target, quirk)).map(line)).toEqual(told)
  })

  test('and as it does without: related drafts of one entry are there', async () => {
    expect((await populatedIn('categories/1?populate=restaurants')).map(line)).toEqual([
      'restaurants: 4 of 4, all 4 that are linked (null)',
    ])
  })
})

test.each([
  [false, 'the caller may not find api::author.author (content.populate.unreadable-relations)'],
  [true, 'it is private (content.populate.private-attributes)'],
])('a relation to what nobody may find stays away; it is private: %s', async (isPrivate, says) => {
  const file = 'models/src/api/book/content-types/book/schema.json'
  const files = libraryWith({ file, at: ['attributes', 'author', 'private'], value: isPrivate })
  const library = await createReference({ world: parseWorld('library', files) })
  const target = '/api/books?populate=author'
  const { populated } = await library.why({ method: 'GET', target, headers: {}, body: null })
  expect(populated.map(line)).toEqual([`author: 0 of 0, ${says}`])
})
