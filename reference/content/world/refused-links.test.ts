import { describe, expect, test } from 'vitest'
import { problemsOf, type RefusedWorld, refused, testRefusals } from '../../world/refused-world.fixture.ts'
import { libraryWith } from './library.fixture.ts'
import { at, data, first, similarBooks } from './library-data.fixture.ts'

const LINKS: readonly RefusedWorld[] = [
  refused('a relation to an entry that is not there', first('author', 9), {
    path: at('author'),
    found: '9',
    expected: 'the id of an entry of api::author.author',
  }),
  refused('a relation to one given as a list', first('author', [1]), {
    path: at('author'),
    found: '[1]',
    expected: 'the id of an entry of api::author.author',
  }),
  refused('a relation to many given as an id', first('genres', 1), {
    path: at('genres'),
    found: '1',
    expected: 'a list of ids of api::genre.genre',
  }),
  refused('a relation to many with an entry that is not there', first('genres', [1, 9]), {
    path: `${at('genres')}[1]`,
    found: '9',
    expected: 'the id of an entry of api::genre.genre',
  }),
  refused('an entry twice in a relation', first('genres', [1, 2, 1]), {
    path: `${at('genres')}[2]`,
    found: '1 again',
    expected: 'each id once',
  }),
  refused('a file that is not there', first('cover', 3), {
    path: at('cover'),
    found: '3',
    expected: 'the id of an entry of plugin::upload.file',
  }),
  refused('a morph relation without a type', data(['api::note.note', 0, 'about'], 1), {
    path: 'api::note.note[0].about',
    found: '1',
    expected: '{__type, id}',
  }),
  refused(
    'a morph relation to a type that is not there',
    data(['api::note.note', 0, 'about'], { __type: 'book', id: 1 }),
    {
      path: 'api::note.note[0].about.__type',
      found: '"book"',
      expected: 'the uid of a content-type',
    },
  ),
  refused(
    'a morph relation to an entry that is not there',
    data(['api::note.note', 0, 'things'], [{ __type: 'api::book.book', id: 7 }]),
    {
      path: 'api::note.note[0].things[0].id',
      found: '7',
      expected: 'the id of an entry of api::book.book',
    },
  ),
  refused(
    'two sides of a relation that disagree',
    data(
      ['api::author.author'],
      [
        { id: 1, books: [1] },
        { id: 2, books: [1] },
      ],
    ),
    {
      path: at('author'),
      found: 'nothing',
      expected: 'one entry of api::author.author that names this one in books, not 1 and 2',
    },
  ),
  refused('a locale that the world does not have', data(['api::page.page', 0, 'locale'], 'de'), {
    path: 'api::page.page[0].locale',
    found: '"de"',
    expected: 'the code of a locale of the world: one of en, fr',
  }),
  refused(
    'a localization in the same locale',
    data(['api::page.page'], [{ id: 1, localizations: [2] }, { id: 2 }]),
    {
      path: 'api::page.page[0].localizations[0]',
      found: '2, of the locale en again',
      expected: 'an entry of another locale',
    },
  ),
  refused('a localization that is not there', data(['api::page.page', 0, 'localizations'], [9]), {
    path: 'api::page.page[0].localizations[0]',
    found: '9',
    expected: 'the id of an entry of api::page.page',
  }),
  refused(
    'a user with a role that is not there',
    data(['plugin::users-permissions.user', 0, 'role'], 'editor'),
    {
      path: 'plugin::users-permissions.user[0].role',
      found: '"editor"',
      expected: 'the id of an entry of plugin::users-permissions.role',
    },
  ),
  refused('an entry by the type of a role', first('author', 'public'), {
    path: at('author'),
    found: '"public"',
    expected: 'the id of an entry of api::author.author',
  }),
  refused('a list of files given as one', first('pictures', 1), {
    path: at('pictures'),
    found: '1',
    expected: 'a list of ids of plugin::upload.file',
  }),
  refused('an entry that comes again after many others', data(['api::book.book'], similarBooks(9, 1)), {
    path: `${at('similar')}[9]`,
    found: '1 again',
    expected: 'each id once',
  }),
  refused(
    'a relation to any that is no list',
    data(['api::note.note', 0, 'things'], { __type: 'x', id: 1 }),
    {
      path: 'api::note.note[0].things',
      found: '{"__type":"x","id":1}',
      expected: 'a list of {__type, id}',
    },
  ),
  refused(
    'a morph relation with something else in it',
    data(['api::note.note', 0, 'about'], { __type: 'api::book.book', id: 1, order: 1 }),
    {
      path: 'api::note.note[0].about',
      found: '{"__type":"api::book.book","id":1,"order":1}',
      expected: '{__type, id}',
    },
  ),
  refused(
    'a morph relation by the text of an id',
    data(['api::note.note', 0, 'about'], { __type: 'api::book.book', id: '1' }),
    {
      path: 'api::note.note[0].about',
      found: '{"__type":"api::book.book","id":"1"}',
      expected: '{__type, id} with the uid and the id of an entry',
    },
  ),
  refused('a morph relation by a number', data(['api::note.note', 0, 'about'], { __type: 1, id: 1 }), {
    path: 'api::note.note[0].about',
    found: '{"__type":1,"id":1}',
    expected: '{__type, id} with the uid and the id of an entry',
  }),
  refused(
    'localizations in one locale',
    data(
      ['api::page.page'],
      [
        { id: 1, localizations: [2, 3] },
        { id: 2, locale: 'fr' },
        { id: 3, locale: 'fr' },
      ],
    ),
    {
      path: 'api::page.page[0].localizations[1]',
      found: '3, of the locale fr again',
      expected: 'an entry of another locale',
    },
  ),
]

describe('data is refused for', () => testRefusals(LINKS))

test('one mistake gives one problem: what else hangs on it is not looked at', () => {
  const problems = problemsOf(libraryWith(first('author', 9), data(['api::author.author', 0, 'books'], [1])))
  expect(problems.map(({ path }) => path)).toEqual([at('author')])
})

test('two sides that disagree are named one after the other', () => {
  const problems = problemsOf(
    libraryWith(
      first('author', 2),
      data(['api::author.author', 0, 'books'], [1]),
      data(['api::author.author', 1, 'books'], []),
    ),
  )
  expect(problems.map(({ path }) => path)).toEqual(['api::author.author[1].books', at('author')])
})
