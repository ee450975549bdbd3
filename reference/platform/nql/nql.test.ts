import { describe, expect, it } from 'vitest'
import type { Json } from '../values.ts'
import { matcher } from './match.ts'
import { parseFilter } from './parse.ts'

const NOW = Date.parse('2024-06-01T00:00:00.000Z')

interface Book {
  readonly slug: string
  readonly title: Json
  readonly pages: Json
  readonly featured: boolean
  readonly published_at: Json
  readonly 'tags.slug': readonly string[]
}

const books: readonly Book[] = [
  {
    slug: 'a-1',
    title: 'Winter',
    pages: 10,
    featured: true,
    published_at: '2020-01-15T10:00:00.000Z',
    'tags.slug': ['x', 'y'],
  },
  {
    slug: 'b',
    title: "It's winter",
    pages: 5,
    featured: false,
    published_at: '2024-05-31T12:00:00.000Z',
    'tags.slug': ['y'],
  },
  { slug: 'c', title: null, pages: null, featured: false, published_at: null, 'tags.slug': [] },
]

function valuesOf(book: Book, property: string): readonly Json[] {
  if (property === 'tags.slug') return book['tags.slug']
  if (property === 'slug' || property === 'title' || property === 'pages') return [book[property]]
  return property === 'featured' ? [book.featured] : [book.published_at]
}

function found(filter: string): readonly string[] | null {
  const parsed = parseFilter(filter)
  return parsed && books.filter(matcher(parsed, valuesOf, NOW)).map(book => book.slug)
}

describe('a filter keeps the rows that it describes', () => {
  it.each([
    ['a value', 'slug:b', ['b']],
    ['a value with a minus in it', 'slug:a-1', ['a-1']],
    ['a quoted value', "title:'Winter'", ['a-1']],
    ['an escaped quote', "title:'It\\'s winter'", ['b']],
    ['not a value; a row without one is not kept', 'title:-Winter', ['b']],
    ['null', 'title:null', ['c']],
    ['not null', 'title:-null', ['a-1', 'b']],
    ['true', 'featured:true', ['a-1']],
    ['a number', 'pages:5', ['b']],
    ['more than', 'pages:>5', ['a-1']],
    ['at least', 'pages:>=5', ['a-1', 'b']],
    ['less than a date', "published_at:<'2020-01-16'", ['a-1']],
    ['at most a date with a zone', "published_at:<='2020-01-15T10:00:00Z'", ['a-1']],
    ['a date relative to now', 'published_at:>now-1d', ['b']],
    ['one of a list', 'slug:[a-1,c]', ['a-1', 'c']],
    ['none of a list', 'slug:-[a-1,c]', ['b']],
    ['a text in it, in any case', "title:~'WINTER'", ['a-1', 'b']],
    ['a text not in it', "title:-~'it'", ['a-1']],
    ['a text at its start', "title:~^'win'", ['a-1']],
    ['a text at its end', "title:~$'ter'", ['a-1', 'b']],
    ['a related row', 'tags.slug:x', ['a-1']],
    ['no related row', 'tags.slug:-x', ['b', 'c']],
    ['all of some related rows', 'tags.slug:[x+y]', ['a-1']],
    ['and', 'featured:false+slug:b', ['b']],
    ['or', 'slug:c,slug:a-1', ['a-1', 'c']],
    ['and binds closer than or', 'slug:c,featured:true+slug:a-1', ['a-1', 'c']],
    ['a group', 'featured:false+(slug:b,slug:a-1)', ['b']],
    ['spaces between words', 'featured:true + slug:a-1', ['a-1']],
  ])('%s', (_fact, filter, slugs) => {
    expect(found(filter)).toEqual(slugs)
  })
})

describe('a text that is no filter is refused', () => {
  it.each([
    ['nothing after the property', 'slug:'],
    ['an open group', '(('],
    ['an open list', 'slug:[a,b'],
    ['only a value', 'abc'],
    ['an alternative inside a group of values', 'page:(true|false)'],
    ['a sign at the end', 'slug:a+'],
    ['nothing', ''],
    ['a text operator before a bare word', 'title:~winter'],
    ['a comparison that is negated', 'pages:->5'],
    ['a list of one kind that ends as another', 'slug:[a,b+c]'],
  ])('%s', (_fact, filter) => {
    expect(parseFilter(filter)).toBeNull()
  })
})
