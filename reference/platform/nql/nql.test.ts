import { describe, expect, it } from 'vitest'
import type { Json } from '../values.ts'
import { type Columns, matcher } from './match.ts'
import { timeFrom } from './moment.ts'
import { parseFilter } from './parse.ts'
import { printFilter } from './print.ts'

const NOW = Date.parse('2024-06-01T00:00:00.000Z')

interface Book {
  readonly slug: string
  readonly title: Json
  readonly pages: Json
  readonly featured: boolean
  readonly published_at: Json
  readonly 'tags.slug': readonly string[]
  readonly 'meta.title': Json
  readonly 'author.name': readonly string[]
  readonly extra: Json
}

const books: readonly Book[] = [
  {
    slug: 'a-1',
    title: 'Winter',
    pages: 10,
    featured: true,
    published_at: '2020-01-15T10:00:00.000Z',
    'tags.slug': ['xx', 'yy'],
    'meta.title': 'Win',
    'author.name': ['Ada'],
    extra: null,
  },
  {
    slug: 'bb',
    title: "It's winter",
    pages: 5,
    featured: false,
    published_at: '2024-05-31T12:00:00.000Z',
    'tags.slug': ['yy'],
    'meta.title': 'It',
    'author.name': ['Bob'],
    extra: 'ÉTÉ',
  },
  {
    slug: 'cc',
    title: null,
    pages: null,
    featured: false,
    published_at: null,
    'tags.slug': [],
    'meta.title': null,
    'author.name': [],
    extra: { a: 1 },
  },
]

function valuesOf(book: Book, property: string): readonly Json[] {
  if (property === 'tags.slug') return book['tags.slug']
  if (property === 'tags.name') return book['tags.slug'].map(slug => (slug === 'xx' ? 'X' : 'Y'))
  if (property === 'meta.title') return [book['meta.title']]
  if (property === 'author.name') return book['author.name']
  if (property === 'author.slug') return book['author.name'].map(name => name.toLowerCase())
  if (property === 'extra') return [book.extra]
  if (property === 'slug' || property === 'title' || property === 'pages') return [book[property]]
  return property === 'featured' ? [book.featured] : [book.published_at]
}

const columns: Columns<Book> = {
  valuesOf,
  placeOf: property => {
    if (property === 'meta.title') return 'beside'
    if (property.startsWith('author.')) return 'first'
    return property.startsWith('tags.') ? 'related' : 'own'
  },
}

function found(filter: string): readonly string[] | null {
  const parsed = parseFilter(filter)
  return parsed && books.filter(matcher(parsed, columns, { now: () => NOW })).map(book => book.slug)
}

describe('a filter keeps the rows that it describes', () => {
  it.each([
    ['a value', 'slug:bb', ['bb']],
    ['a value with a minus in it', 'slug:a-1', ['a-1']],
    ['a quoted value', "title:'Winter'", ['a-1']],
    ['an escaped quote', "title:'It\\'s winter'", ['bb']],
    ['not a value; a row without one is not kept', 'title:-Winter', ['bb']],
    ['null', 'title:null', ['cc']],
    ['not null', 'title:-null', ['a-1', 'bb']],
    ['null, however it is compared', 'title:>null', ['cc']],
    ['null in a list, which nothing is', 'title:[null]', []],
    ['neither of a list with null in it, which nothing is', 'title:-[null,Winter]', []],
    ['neither of two values, one of them null', 'title:-null+title:-Winter', []],
    ['true', 'featured:true', ['a-1']],
    ['a number', 'pages:5', ['bb']],
    ['more than', 'pages:>5', ['a-1']],
    ['at least', 'pages:>=5', ['a-1', 'bb']],
    ['at most', 'pages:<=5', ['bb']],
    ['at most, a number between', 'pages:<=7', ['bb']],
    ['below, and not the same', 'pages:<10', ['bb']],
    ['less than a date', "published_at:<'2020-01-16'", ['a-1']],
    ['at most a date with a zone', "published_at:<='2020-01-15T10:00:00Z'", ['a-1']],
    ['a date relative to now', 'published_at:>now-1d', ['bb']],
    ['one of a list', 'slug:[a-1,cc]', ['a-1', 'cc']],
    ['none of a list', 'slug:-[a-1,cc]', ['bb']],
    ['a text in it, in any case', "title:~'WINTER'", ['a-1', 'bb']],
    ['a text not in it', "title:-~'it'", ['a-1']],
    ['a text at its start', "title:~^'win'", ['a-1']],
    ['a text at its end', "title:~$'ter'", ['a-1', 'bb']],
    ['a related row', 'tags.slug:xx', ['a-1']],
    ['no related row', 'tags.slug:-xx', ['bb', 'cc']],
    ['a related row, never by a text in it', "tags.slug:~'xx'", []],
    ['something related, by a text that is not in it', "tags.slug:-~'xx'", ['a-1', 'bb']],
    ['nothing related', 'tags.slug:-null', ['cc']],
    ['two related rows', 'tags.slug:xx+tags.slug:yy', ['a-1']],
    ['one related row for all that is asked of it', "tags.slug:xx+tags.name:'Y'", []],
    ['one related row that is one or the other', "(tags.slug:xx,tags.name:'Y')", ['a-1', 'bb']],
    ['what is beside a row', "meta.title:'Win'", ['a-1']],
    ['not what is beside a row, which may be nothing', "meta.title:-'Win'", ['bb', 'cc']],
    ['something beside a row', 'meta.title:-null', ['a-1', 'bb']],
    ['nothing beside a row: its or is an and', '(slug:bb,meta.title:null)', []],
    ['something beside a row: turned round, too', '(slug:bb,slug:cc,meta.title:-null)', ['bb', 'cc']],
    ['or what is beside a row is there, whose or is an and', '(slug:bb,slug:a-1,meta.title:-null)', ['bb']],
    ['or nothing beside a row, after the first related row', "(meta.title:null,author.name:'Ada')", []],
    ['or no related row', '(slug:a-1,tags.slug:-xx)', ['a-1', 'bb', 'cc']],
    ['or a related row', '(slug:cc,tags.slug:xx)', ['a-1', 'cc']],
    ['no related row, and another one', "tags.slug:-xx+tags.name:'Y'", ['bb']],
    ['no related row of a list with null in it', 'tags.slug:-[null,xx]', ['bb', 'cc']],
    ['neither of two related rows, one of them none', 'tags.slug:-null+tags.slug:-xx', ['bb', 'cc']],
    ['the first related row', "author.name:'Ada'", ['a-1']],
    ['not the first related row, but one that is there', "author.name:-'Ada'", ['bb']],
    ['two things of the first related row, each of its own', "author.name:'Ada'+author.slug:bob", []],
    ['not null, and something else', 'title:-null+featured:false', ['bb']],
    ['not a value, and something else', 'title:-Winter+pages:>=5', ['bb']],
    ['neither of two values, and something else', 'title:-Winter+title:-Spring+featured:false', ['bb']],
    ['what is neither a text nor a number is no value', 'extra:null', ['a-1', 'cc']],
    ['a text in it, of which only letters from A to Z are folded', "extra:~'ÉTÉ'", []],
    ['numbers before every text', "pages:<'abc'", ['a-1', 'bb']],
    ['no number after a text', "pages:>='abc'", []],
    ['a text below, and not the same', 'slug:<bb', ['a-1']],
    ['a flag as a number', 'featured:>0', ['a-1']],
    ['a time as a text: a zone is none', "published_at:'2020-01-15T10:00:00Z'", []],
    ['a time as it is kept', "published_at:'2020-01-15 10:00:00'", ['a-1']],
    ['a time after any number', 'published_at:>2030', ['a-1', 'bb']],
    ['hours before now', 'published_at:>now-12h', []],
    ['years of the calendar', 'published_at:>now-5y', ['a-1', 'bb']],
    ['months of the calendar', 'published_at:>now-1M', ['bb']],
    ['one letter at the end', 'tags.slug:x', []],
    ['a column without a value is in no text', "title:-~'zz'", ['a-1', 'bb']],
    ['and', 'featured:false+slug:bb', ['bb']],
    ['or', 'slug:cc,slug:a-1', ['a-1', 'cc']],
    ['and binds closer than or', 'slug:cc,featured:true+slug:a-1', ['a-1', 'cc']],
    ['a group', 'featured:false+(slug:bb,slug:a-1)', ['bb']],
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
    ['an empty list', 'slug:[]'],
    ['a sign in place of a value', 'slug:,'],
    ['two conditions with nothing between them', 'slug:aa slug:bb'],
    ['groups in more than 500 groups', `${'('.repeat(501)}slug:aa${')'.repeat(501)}`],
    ['a text operator before a bare word', 'title:~winter'],
    ['a comparison that is negated', 'pages:->5'],
    ['a list of all', 'slug:[aa+bb]'],
    ['one letter before a bracket', '(slug:a)'],
    ['groups in far too many groups', `${'('.repeat(5000)}slug:aa${')'.repeat(5000)}`],
  ])('%s', (_fact, filter) => {
    expect(parseFilter(filter)).toBeNull()
  })
})

it('groups may stand in 500 groups', () => {
  expect(parseFilter(`${'('.repeat(500)}slug:aa${')'.repeat(500)}`)).toEqual(parseFilter('slug:aa'))
})

describe('months of the calendar end on their last day at the latest', () => {
  it.each([
    ['a month before the last of March', '2024-03-31T10:00:00Z', -1, 'M', '2024-02-29 10:00:00'],
    ['a month after the last of January', '2023-01-31T10:00:00Z', 1, 'M', '2023-02-28 10:00:00'],
    ['a year before a day that is every fourth year', '2024-02-29T10:00:00Z', -1, 'y', '2023-02-28 10:00:00'],
    ['a month before New Year', '2024-01-15T10:00:00Z', -1, 'M', '2023-12-15 10:00:00'],
    ['a second', '2024-03-04T10:00:00Z', -1, 's', '2024-03-04 09:59:59'],
    ['a minute', '2024-03-04T10:00:00Z', -1, 'm', '2024-03-04 09:59:00'],
    ['an hour', '2024-03-04T10:00:00Z', -1, 'h', '2024-03-04 09:00:00'],
    ['a day', '2024-03-01T10:00:00Z', -1, 'd', '2024-02-29 10:00:00'],
    ['a week, which is always as long', '2024-03-04T10:00:00Z', -1, 'w', '2024-02-26 10:00:00'],
  ])('%s', (_fact, now, amount, unit, time) => {
    expect(timeFrom(Date.parse(now), { amount, unit })).toBe(time)
  })
})

describe('what no calendar has is the last time that there is', () => {
  it.each([
    ['so many days back', -99999999999, 'd', '0000-01-01 00:00:00'],
    ['so many years back', -9999999, 'y', '0000-01-01 00:00:00'],
    ['so many years to come', 9999999, 'y', '9999-12-31 23:59:59'],
    ['a year with five digits', 9000, 'y', '9999-12-31 23:59:59'],
    ['more than a number holds', Number.POSITIVE_INFINITY, 'w', '9999-12-31 23:59:59'],
  ])('%s', (_fact, amount, unit, time) => {
    expect(timeFrom(Date.parse('2024-03-31T10:00:00Z'), { amount, unit })).toBe(time)
  })
})

describe('a filter is written as it was read', () => {
  it.each([
    ['a word', 'slug:bb'],
    ['what needs quotes', "title:'It\\'s winter'"],
    ['a text that reads like a flag', "title:'true'"],
    ['a flag', 'featured:true'],
    ['null', 'title:null'],
    ['not null', 'title:-null'],
    ['a comparison', 'pages:>=5'],
    ['a part of a text', "title:~'win'"],
    ['a text that is not at the start', "title:-~^'win'"],
    ['a list', 'slug:-[aa,bb]'],
    ['a time before now', 'published_at:>now-1d'],
    ['a time to come', 'published_at:<now+2w'],
    ['this moment', 'published_at:<now+0d'],
    ['a group', 'featured:false+(slug:bb,slug:cc)'],
  ])('%s', (_fact, filter) => {
    const parsed = parseFilter(filter)
    expect(parsed && printFilter(parsed)).toBe(filter)
  })
})
