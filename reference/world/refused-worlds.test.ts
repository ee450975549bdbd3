import { describe, expect, test } from 'vitest'
import { libraryWith } from '../content/world/library.fixture.ts'
import { parseWorld } from './parse-world.ts'
import { inFile, problemsOf } from './refused-world.fixture.ts'
import type { WorldFiles } from './world.ts'

const HOME = 'models/src/api/home/content-types/home/schema.json'
const LINK = 'models/src/components/meta/link.json'

const textOf = (files: Record<string, string | undefined>): WorldFiles => {
  const all = Object.entries({ ...Object.fromEntries(libraryWith()), ...files })
  return new Map(all.flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const])))
}

describe('a world is refused for', () => {
  test.each([
    {
      says: 'a file that is not JSON',
      files: textOf({ 'data.json': '{\n  "api::book.book": [\n    {"id": 1,}\n  ]\n}' }),
      problem: {
        file: 'data.json',
        path: 'line 3, column 14',
        found: '"}"',
        expected: 'a key in double quotes',
      },
    },
    {
      says: 'a line of a list that is not JSON',
      files: textOf({ 'data.json': '{}', 'data/homes.ndjson': '{"id": 1}\n\n{"id": 2,}' }),
      problem: {
        file: 'data/homes.ndjson',
        path: 'line 3, column 10',
        found: '"}"',
        expected: 'a key in double quotes',
      },
    },
    {
      says: 'a value in a list',
      files: textOf({ 'data.json': '{}', 'options.json': '{}', 'data/genres.ndjson': '{"label": 1}' }),
      problem: { file: 'data/genres.ndjson', path: '[0].label', found: '1', expected: 'text' },
    },
    {
      says: 'a list of no content-type',
      files: textOf({ 'data/bookz.ndjson': '' }),
      problem: {
        file: 'data/bookz.ndjson',
        path: '$',
        found: 'this name',
        expected: 'the plural of a content-type; the nearest is books',
      },
    },
    {
      says: 'entries of a type in two files',
      files: textOf({ 'data/books.ndjson': '{}' }),
      problem: {
        file: 'data/books.ndjson',
        path: '$',
        found: 'entries of a type that data.json has, too',
        expected: 'all entries of api::book.book in one of them',
      },
    },
    {
      says: 'a schema that is not JSON',
      files: textOf({ [LINK]: '{"attributes": ' }),
      problem: {
        file: LINK,
        path: 'line 1, column 16',
        found: 'the end of the file',
        expected: 'a JSON value',
      },
    },
    {
      says: 'a content-type without a schema',
      files: textOf({
        [HOME]: undefined,
        [HOME.replace('schema.json', 'lifecycles.js')]: 'module.exports = {}',
      }),
      problem: {
        file: HOME,
        path: '$',
        found: 'no such file',
        expected: 'the schema of the content-type, as JSON',
      },
    },
    {
      says: 'models in both places',
      files: textOf({ 'src/components/meta/more.json': '{"attributes":{}}' }),
      problem: {
        file: 'src/',
        path: '$',
        found: 'models under src/ and models/src/',
        expected: 'one of the two',
      },
    },
    {
      says: 'data that is a list',
      files: textOf({ 'data.json': '[]' }),
      problem: { file: 'data.json', path: '$', found: '[]', expected: 'an object' },
    },
    {
      says: 'options that are text',
      files: textOf({ 'options.json': '"open"' }),
      problem: { file: 'options.json', path: '$', found: '"open"', expected: 'an object' },
    },
    {
      says: 'a platform that is a list',
      files: textOf({ 'platform.json': '[1]' }),
      problem: { file: 'platform.json', path: '$', found: '[1]', expected: 'an object' },
    },
    {
      says: 'no file at all',
      files: new Map(),
      problem: {
        file: '.',
        path: '$',
        found: 'no file of a world',
        expected: 'models/src/ or src/, data.json or platform.json',
      },
    },
    {
      says: 'an extension of a type that the plugin does not have',
      files: textOf({ 'models/src/extensions/users-permissions/content-types/users/schema.json': '{}' }),
      problem: {
        file: 'models/src/extensions/users-permissions/content-types/users/schema.json',
        path: '$',
        found: 'an extension of plugin::users-permissions.users',
        expected: 'a built-in content-type; the nearest is plugin::users-permissions.user',
      },
    },
    {
      says: 'an extension of users without their role',
      files: textOf({
        'models/src/extensions/users-permissions/content-types/user/schema.json': JSON.stringify({
          attributes: Object.fromEntries(
            ['username', 'email', 'provider', 'password', 'confirmed', 'blocked'].map(name => [
              name,
              { type: 'string' },
            ]),
          ),
        }),
      }),
      problem: {
        file: 'models/src/extensions/users-permissions/content-types/user/schema.json',
        path: 'attributes.role',
        found: 'nothing',
        expected: 'an attribute that the service needs',
      },
    },
  ])('$says', ({ files, problem }) => {
    expect(problemsOf(files)).toEqual([problem])
  })
})

const book = (name: string, value: unknown) => inFile('data.json')(['api::book.book', 0, name], value)

describe('a refusal', () => {
  test('lists every problem of the data, a line each', () => {
    const files = libraryWith(book('pages', 'a'), book('lent', 1))
    expect(() => parseWorld('library', files)).toThrow(
      [
        'The world library cannot be used:',
        '  data.json: api::book.book[0].pages: found "a", expected a whole number',
        '  data.json: api::book.book[0].lent: found 1, expected true or false',
      ].join('\n'),
    )
  })

  test('counts the problems beyond the first hundred', () => {
    const rows = Array.from({ length: 150 }, () => ({ pages: 'x' }))
    const files = libraryWith(inFile('data.json')(['api::book.book'], rows))
    expect(problemsOf(files)).toHaveLength(100)
    expect(() => parseWorld('library', files)).toThrow(/\n {2}and 50 more$/)
  })

  test('is never given for the library itself', () => {
    expect(problemsOf(libraryWith())).toEqual([])
  })
})
