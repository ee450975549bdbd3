import { expect, test } from 'vitest'
import { create } from './create.ts'
import { libraryContext, NOW, typeNamed } from './library-context.fixture.ts'

test.each(['book', 'page'])('what is no object makes no %s', name => {
  const context = libraryContext()
  const type = typeNamed(name, context)
  const { size } = context.store.table(type.uid)
  for (const data of ['x', 5, [], null, undefined])
    expect(() => create(type, data, context)).toThrow('object')
  expect(context.store.table(type.uid).size).toBe(size)
})

test('a new entry has an id, times and a locale of its own', () => {
  const context = libraryContext()
  const sent = { title: 'Ulysses', id: 77, createdAt: '2001-01-01T00:00:00.000Z' }
  expect(create(typeNamed('page', context), sent, context)).toMatchObject({
    id: 3,
    title: 'Ulysses',
    locale: 'en',
    createdAt: NOW,
    updatedAt: NOW,
  })
})

test('a new entry has the locale that is sent', () => {
  const context = libraryContext()
  expect(create(typeNamed('page', context), { locale: 'fr' }, context).locale).toBe('fr')
})
