import { describe, expect, test } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import { libraryOf } from '../library.fixture.ts'

type Given = Readonly<Record<string, readonly object[]>>

/** What each entry of a type holds in an attribute, in the order of the data. */
function heldIn(given: Given, uid: string, attribute: string): readonly unknown[] {
  const { entries } = parseWorld('library', libraryOf(given))
  return (entries.get(uid) ?? []).map(entry => entry[attribute])
}

describe('localizations', () => {
  const PAGE = 'api::page.page'
  const LOCALES = { 'plugin::i18n.locale': [{ code: 'en' }, { code: 'fr' }, { code: 'tr' }] }
  const [en, fr, tr] = [{ id: 1 }, { id: 2, locale: 'fr' }, { id: 3, locale: 'tr' }]

  test.each<{ says: string; pages: readonly object[]; holds: readonly unknown[] }>([
    { says: 'are empty when none is given', pages: [en, fr], holds: [[], []] },
    {
      says: 'are filled in where one direction is given',
      pages: [{ ...en, localizations: [2] }, fr],
      holds: [[2], [1]],
    },
    {
      says: 'are filled in for the whole group, in id order',
      pages: [{ ...en, localizations: [3, 2] }, fr, tr],
      holds: [
        [3, 2],
        [1, 3],
        [1, 2],
      ],
    },
    {
      says: 'are filled in in id order, whoever lists whom',
      pages: [en, fr, { ...tr, localizations: [2, 1] }],
      holds: [
        [2, 3],
        [1, 3],
        [2, 1],
      ],
    },
    {
      says: 'are kept to the letter where only one direction is stored',
      pages: [
        { ...en, localizations: [2] },
        { ...fr, localizations: [] },
      ],
      holds: [[2], []],
    },
  ])('$says', ({ pages, holds }) => {
    expect(heldIn({ ...LOCALES, [PAGE]: pages }, PAGE, 'localizations')).toEqual(holds)
  })

  test.each([
    { says: 'en', locales: [{ code: 'fr' }, { code: 'en' }], locale: 'en' },
    { says: 'the first one without en', locales: [{ code: 'tr' }, { code: 'fr' }], locale: 'tr' },
    {
      says: 'the one that says so',
      locales: [{ code: 'en' }, { code: 'fr', isDefault: true }],
      locale: 'fr',
    },
    { says: 'en when there is none', locales: [], locale: 'en' },
    { says: 'the first one that has a code', locales: [{ name: 'x' }, { code: 'fr' }], locale: 'fr' },
    { says: 'en when none has a code', locales: [{ name: 'x' }], locale: 'en' },
  ])('the default locale is $says', ({ locales, locale }) => {
    const files = libraryOf({ 'plugin::i18n.locale': locales, [PAGE]: [{ id: 1 }], 'api::home.home': [] })
    const { options, entries } = parseWorld('library', files)
    expect(options.defaultLocale).toBe(locale)
    expect(entries.get(PAGE)?.[0]?.locale).toBe(locale)
  })
})
