import { describe, expect, test } from 'vitest'
import { problemsOf, type RefusedWorld, refused, testRefusals } from '../../world/refused-world.fixture.ts'
import { type Edit, libraryWith } from './library.fixture.ts'
import { at, data, first, similarBooks } from './library-data.fixture.ts'

const DATA: readonly RefusedWorld[] = [
  refused('entries of a type that is not there', data(['api::bok.bok'], []), {
    path: 'api::bok.bok',
    found: 'this uid',
    expected: 'the uid of a content-type; the nearest is api::book.book',
  }),
  refused('entries that are no list', data(['api::book.book'], {}), {
    path: 'api::book.book',
    found: '{}',
    expected: 'a list',
  }),
  refused('an entry that is no object', data(['api::book.book', 1], 7), {
    path: 'api::book.book[1]',
    found: '7',
    expected: 'an entry, as an object',
  }),
  refused('an id twice', data(['api::book.book', 1, 'id'], 1), {
    path: 'api::book.book[1].id',
    found: '1 again',
    expected: 'an id of its own',
  }),
  refused('an id of 0', first('id', 0), { path: at('id'), found: '0', expected: 'a whole number from 1' }),
  refused('an id that is text', first('id', '1'), {
    path: at('id'),
    found: '"1"',
    expected: 'a whole number from 1',
  }),
  refused('an unknown attribute', first('titel', 'x'), {
    path: at('titel'),
    found: 'the unknown attribute "titel"',
    expected: 'an attribute of the model; the nearest is title',
  }),
  refused('publishedAt without draft and publish', data(['api::genre.genre', 0, 'publishedAt'], null), {
    path: 'api::genre.genre[0].publishedAt',
    found: 'the unknown attribute "publishedAt"',
    expected: 'an attribute of the model: one of label, books, createdAt, updatedAt',
  }),
  refused('a number as text', first('title', 5), { path: at('title'), found: '5', expected: 'text' }),
  refused('an email that is a number', first('contact', 5), {
    path: at('contact'),
    found: '5',
    expected: 'text',
  }),
  refused('a value outside of the enumeration', first('binding', 'paper'), {
    path: at('binding'),
    found: '"paper"',
    expected: 'one of hard, soft',
  }),
  refused('text as an integer', first('pages', '5'), {
    path: at('pages'),
    found: '"5"',
    expected: 'a whole number',
  }),
  refused('a fraction as an integer', first('pages', 1.5), {
    path: at('pages'),
    found: '1.5',
    expected: 'a whole number',
  }),
  refused('a biginteger that is no number', first('isbn', '12a'), {
    path: at('isbn'),
    found: '"12a"',
    expected: 'a whole number, or its decimal text',
  }),
  refused('text as a decimal', first('price', '9.99'), {
    path: at('price'),
    found: '"9.99"',
    expected: 'a number',
  }),
  refused('a day that does not exist', first('printedOn', '2023-02-29'), {
    path: at('printedOn'),
    found: '"2023-02-29"',
    expected: 'a date, YYYY-MM-DD',
  }),
  refused('an hour that does not exist', first('readAt', '24:00'), {
    path: at('readAt'),
    found: '"24:00"',
    expected: 'a time, HH:mm:ss.SSS',
  }),
  refused('a datetime in words', first('soldAt', 'yesterday'), {
    path: at('soldAt'),
    found: '"yesterday"',
    expected: 'a date and time, YYYY-MM-DDTHH:mm:ss.SSSZ',
  }),
  refused('a createdAt that is no time', first('createdAt', 17), {
    path: at('createdAt'),
    found: '17',
    expected: 'a date and time, YYYY-MM-DDTHH:mm:ss.SSSZ',
  }),
  refused('a timestamp that is no time', first('stamp', '1.5'), {
    path: at('stamp'),
    found: '"1.5"',
    expected: 'milliseconds since the epoch, or a date and time',
  }),
  refused('a boolean as text', first('lent', 'true'), {
    path: at('lent'),
    found: '"true"',
    expected: 'true or false',
  }),
  refused('blocks as text', first('story', 'Once'), {
    path: at('story'),
    found: '"Once"',
    expected: 'a list of blocks',
  }),
  refused('a component that is text', first('seo', 'x'), {
    path: at('seo'),
    found: '"x"',
    expected: 'a component, as an object',
  }),
  refused('an unknown attribute in a component', first('seo', { link: { uri: '/' } }), {
    path: at('seo.link.uri'),
    found: 'the unknown attribute "uri"',
    expected: 'an attribute of the model; the nearest is url',
  }),
  refused('a wrong value deep in a component', first('links', [{}, { book: 8 }]), {
    path: at('links[1].book'),
    found: '8',
    expected: 'the id of an entry of api::book.book',
  }),
  refused('a list of components given as one', first('links', {}), {
    path: at('links'),
    found: '{}',
    expected: 'a list of components',
  }),
  refused('the id of a component twice', first('links', [{ id: 4 }, { id: 4 }]), {
    path: at('links[1].id'),
    found: '4 again',
    expected: 'an id of its own among meta.link',
  }),
  refused('a zone item without a component', first('zone', [{ text: 'x' }]), {
    path: at('zone[0].__component'),
    found: 'nothing',
    expected: 'a component that the zone allows: one of block.quote, meta.link',
  }),
  refused('a component that the zone does not allow', first('zone', [{ __component: 'meta.seo' }]), {
    path: at('zone[0].__component'),
    found: '"meta.seo"',
    expected: 'a component that the zone allows: one of block.quote, meta.link',
  }),
  refused('two entries of a single type in one locale', data(['api::home.home', 1], { locale: 'en' }), {
    path: 'api::home.home[1]',
    found: 'another entry in en',
    expected: 'one entry for each locale of a single type',
  }),
  refused('a uid twice', data(['api::book.book'], [{ slug: 'a' }, { slug: null }, { slug: 'a' }]), {
    path: 'api::book.book[2].slug',
    found: '"a" again',
    expected: 'a uid of its own',
  }),
  refused('a password that is no text', first('lock', 5), { path: at('lock'), found: '5', expected: 'text' }),
  refused('a fraction as a biginteger', first('isbn', 1.5), {
    path: at('isbn'),
    found: '1.5',
    expected: 'a whole number, or its decimal text',
  }),
  refused('a number that is not known to the last digit as a biginteger', first('isbn', 2 ** 53), {
    path: at('isbn'),
    found: '9007199254740992',
    expected: 'a whole number, or its decimal text',
  }),
  refused('a fraction as a timestamp', first('stamp', 1.5), {
    path: at('stamp'),
    found: '1.5',
    expected: 'milliseconds since the epoch, or a date and time',
  }),
  refused('a flag as a timestamp', first('stamp', true), {
    path: at('stamp'),
    found: 'true',
    expected: 'milliseconds since the epoch, or a date and time',
  }),
  refused('a date that is a number', first('printedOn', 20230228), {
    path: at('printedOn'),
    found: '20230228',
    expected: 'a date, YYYY-MM-DD',
  }),
  refused('a date in words', first('printedOn', 'tomorrow'), {
    path: at('printedOn'),
    found: '"tomorrow"',
    expected: 'a date, YYYY-MM-DD',
  }),
  refused('a month that does not exist', first('printedOn', '2024-13-01'), {
    path: at('printedOn'),
    found: '"2024-13-01"',
    expected: 'a date, YYYY-MM-DD',
  }),
  refused('nothing in a zone', first('zone', [null]), {
    path: at('zone[0]'),
    found: 'null',
    expected: 'a component, as an object',
  }),
  refused('an unknown attribute of an entry without an id', data(['api::book.book', 2], { titel: 'x' }), {
    path: 'api::book.book[2].titel',
    found: 'the unknown attribute "titel"',
    expected: 'an attribute of the model; the nearest is title',
  }),
  refused(
    'an unknown attribute in place of the last one of a model',
    data(['api::genre.genre', 0], { id: 1, label: 'x', books: [], createdAt: null, updatedat: null }),
    {
      path: 'api::genre.genre[0].updatedat',
      found: 'the unknown attribute "updatedat"',
      expected: 'an attribute of the model; the nearest is updatedAt',
    },
  ),
  refused('a time that is a number', first('readAt', 800), {
    path: at('readAt'),
    found: '800',
    expected: 'a time, HH:mm:ss.SSS',
  }),
  refused('the id of a component that is none', first('seo', { id: 0 }), {
    path: at('seo.id'),
    found: '0',
    expected: 'a whole number from 1',
  }),
  refused('a component that is called another', first('seo', { __component: 'meta.link' }), {
    path: at('seo.__component'),
    found: '"meta.link"',
    expected: '"meta.seo"',
  }),
  refused('a list of components with a text in it', first('links', [{}, 'x']), {
    path: at('links[1]'),
    found: '"x"',
    expected: 'a component, as an object',
  }),
  refused('a zone that is no list', first('zone', { __component: 'meta.link' }), {
    path: at('zone'),
    found: '{"__component":"meta.link"}',
    expected: 'a list of components',
  }),
  refused('a zone with a text in it', first('zone', [{ __component: 'meta.link' }, 'x']), {
    path: at('zone[1]'),
    found: '"x"',
    expected: 'a component, as an object',
  }),
]

describe('data is refused for', () => testRefusals(DATA))

test('a single type that is not localized has one entry, whatever an attribute of its own called locale says', () => {
  const schema = 'models/src/api/home/content-types/home/schema.json'
  const homes = [{ locale: 'here' }, { locale: 'there' }]
  const files = libraryWith(
    { file: schema, at: ['pluginOptions'], value: undefined },
    { file: schema, at: ['attributes', 'locale'], value: { type: 'string' } },
    { file: 'data.json', at: ['api::home.home'], value: homes },
  )
  expect(problemsOf(files)).toEqual([
    {
      file: 'data.json',
      path: 'api::home.home[1]',
      found: 'another entry',
      expected: 'one entry of a single type',
    },
  ])
})

test.each<[fact: string, change: Edit]>([
  ['a single type in each locale', data(['api::home.home'], [{ locale: 'fr' }, { locale: 'en' }])],
  ['nothing as a uid, as often as you like', data(['api::book.book'], [{ slug: null }, { slug: null }, {}])],
  ['a relation to many', data(['api::book.book'], similarBooks(9))],
  ['a title twice', data(['api::book.book'], [{ title: 'Emma' }, { title: 'Emma' }])],
  ['a component that says what it is', first('seo', { __component: 'meta.seo', title: 'x' })],
  ['as many entries as there are, each once', data(['api::genre.genre', 0], { id: 1, books: [1, 2, 3] })],
  [
    'a relation to any kind of component',
    data(['api::note.note', 0, 'things'], [{ __type: 'meta.seo', id: 4 }]),
  ],
])('data may have %s', (_fact, change) => {
  expect(problemsOf(libraryWith(data(['api::book.book', 2, 'seo'], { id: 4 }), change))).toEqual([])
})

test('as many attributes that are unknown as are missing are found', () => {
  const problems = problemsOf(
    libraryWith(data(['api::genre.genre', 0], { id: 1, label: 'x', foo: 1, bar: 2 })),
  )
  expect(problems.map(({ path }) => path)).toEqual(['api::genre.genre[0].foo', 'api::genre.genre[0].bar'])
})

test('data that is no object is read no further', () => {
  const files = new Map([...libraryWith(), ['data.json', '[]']])
  expect(problemsOf(files)).toEqual([{ file: 'data.json', path: '$', found: '[]', expected: 'an object' }])
})
