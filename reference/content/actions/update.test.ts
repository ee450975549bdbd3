import { expect, test } from 'vitest'
import { libraryContext, NOW, typeNamed } from './library-context.fixture.ts'
import { update } from './update.ts'

test.each(['book', 'page'])('what is no object changes no %s', name => {
  const context = libraryContext()
  for (const data of ['x', 5, [], null, undefined]) {
    expect(() => update(typeNamed(name, context), 1, data, context)).toThrow('object')
  }
})

test('a change leaves the id, the locale and the localizations of an entry as they are', () => {
  const context = libraryContext()
  const sent = { title: 'Hola', id: 77, locale: 'fr', localizations: [2] }
  expect(update(typeNamed('page', context), 1, sent, context)).toMatchObject({
    id: 1,
    title: 'Hola',
    locale: 'en',
    localizations: [],
    updatedAt: NOW,
  })
})

test('where nothing is localized, an attribute named locale is like any other', () => {
  const file = 'models/src/api/book/content-types/book/schema.json'
  const context = libraryContext({ file, at: ['attributes', 'locale'], value: { type: 'string' } })
  expect(update(typeNamed('book', context), 1, { locale: 'x' }, context)).toMatchObject({ locale: 'x' })
})

test('what is not there is not changed', () => {
  const context = libraryContext()
  expect(update(typeNamed('book', context), 9, { title: 'x' }, context)).toBeNull()
})
