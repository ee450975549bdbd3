import { describe, expect, test } from 'vitest'
import type { Edit } from '../../../world/library.fixture.ts'
import { create } from '../../create.ts'
import { remove } from '../../delete.ts'
import { libraryContext, typeNamed } from '../../library-context.fixture.ts'
import { update } from '../../update.ts'

/** Books hold a list of seos, which hold a link, links and seos of their own. */
const NESTING: readonly Edit[] = [
  {
    file: 'models/src/api/book/content-types/book/schema.json',
    at: ['attributes', 'seos'],
    value: { type: 'component', component: 'meta.seo', repeatable: true },
  },
  ...[
    ['links', 'meta.link'],
    ['seos', 'meta.seo'],
  ].map(([name = '', component]) => ({
    file: 'models/src/components/meta/seo.json',
    at: ['attributes', name],
    value: { type: 'component', component, repeatable: true },
  })),
]

const FULL = {
  title: 'Nested',
  seo: { title: 'a', link: { url: 'b' }, links: [{ url: 'c' }, { url: 'd' }] },
  seos: [{ seos: [{ link: { url: 'e' } }] }],
  zone: [{ __component: 'block.quote' }, { __component: 'meta.link' }],
}

function library() {
  const context = libraryContext(...NESTING)
  const books = typeNamed('book', context)
  const counts = () => ['meta.seo', 'meta.link', 'block.quote'].map(uid => context.store.table(uid).size)
  return { context, books, counts }
}

describe('components go', () => {
  test('with the entry that held them, and with all that they held', () => {
    const { context, books, counts } = library()
    const { id } = create(books, FULL, context)
    expect(counts()).toEqual([3, 5, 1])
    remove(books, id, context)
    expect(counts()).toEqual([0, 0, 0])
  })

  test.each<readonly [says: string, change: object, left: readonly number[]]>([
    ['taken away', { seo: null }, [2, 2, 1]],
    ['replaced', { seo: {} }, [3, 2, 1]],
    ['left out of a list', { seos: [], zone: [] }, [1, 3, 0]],
    ['replaced in what stays', { seo: { id: 1, links: [{ url: 'new' }] } }, [3, 4, 1]],
    ['left where nothing is said of them', { title: 'Other' }, [3, 5, 1]],
  ])('where they are %s', (_says, change, left) => {
    const { context, books, counts } = library()
    const { id } = create(books, { ...FULL, seos: [], zone: [] }, context)
    update(books, id, { seos: FULL.seos, zone: FULL.zone }, context)
    update(books, id, change, context)
    expect(counts()).toEqual(left)
  })

  test('once, where a list names one twice', () => {
    const { context, books, counts } = library()
    const { id } = create(books, { title: 'Twice', seos: [{ title: 'a' }] }, context)
    update(books, id, { seos: [{ id: 1 }, { id: 1 }] }, context)
    expect(update(books, id, { seos: [] }, context)).toMatchObject({ seos: [] })
    expect(counts()).toEqual([0, 0, 0])
  })
})

test('a list keeps those that it names, and drops the others', () => {
  const { context, books, counts } = library()
  const { id } = create(books, { title: 'Two', seos: [{ title: 'a' }, { title: 'b' }] }, context)
  expect(update(books, id, { seos: [{ id: '2' }, { title: 'c' }] }, context)).toMatchObject({ seos: [2, 3] })
  expect(counts()).toEqual([2, 0, 0])
})

test('the others of a list are stored where one is refused, unless a transaction takes them back', () => {
  const context = libraryContext(...NESTING, {
    file: 'models/src/components/meta/seo.json',
    at: ['attributes', 'since'],
    value: { type: 'date' },
  })
  const { units } = context
  const allOrNothing = { ...units.writes.allOrNothing, perform: <T>(write: () => T) => write() }
  const torn = { ...context, units: { ...units, writes: { ...units.writes, allOrNothing } } }
  const books = typeNamed('book', context)
  const { id } = create(books, { title: 'Two', seos: [{ title: 'a' }] }, torn)
  const titles = () => context.store.table('meta.seo').rows.map(({ title }) => title)
  const change = (title: string) => ({ seos: [{ since: 'x' }, { id: 1, title }] })
  expect(() => update(books, id, change('b'), torn)).toThrow('Invalid format')
  expect(titles()).toEqual(['b'])
  expect(() => update(books, id, change('c'), context)).toThrow('Invalid format')
  expect(titles()).toEqual(['b'])
})

test('components of other kinds may have the same id', () => {
  const { context, books, counts } = library()
  const { id } = create(books, { title: 'Zone', zone: FULL.zone }, context)
  update(books, id, { zone: [{ __component: 'meta.link', id: 1 }] }, context)
  expect(counts()).toEqual([0, 1, 0])
})

test('a component of another entry is refused', () => {
  const { context, books, counts } = library()
  create(books, { title: 'One', seo: { title: 'a' } }, context)
  const { id } = create(books, { title: 'Two', seo: { title: 'b' } }, context)
  expect(() => update(books, id, { seo: { id: 1 } }, context)).toThrow('not related')
  expect(counts()).toEqual([2, 0, 0])
})

test('a component that is not there is null, and a list of none is empty', () => {
  const { context, books } = library()
  const row = create(books, { title: 'Without', seo: null }, context)
  expect([row.seo, row.seos, row.zone]).toEqual([null, [], []])
  const changed = [{}, null].map(seo => update(books, row.id, { seo }, context)?.seo)
  expect(changed).toEqual([1, null])
})

describe('in which order components of a list get their ids', () => {
  const link = { url: 'u' }
  const rows: readonly (readonly [says: string, seos: readonly object[], ids: readonly number[]])[] = [
    ['in theirs, where none holds another', [{}, {}, {}], [1, 2, 3]],
    ['in theirs, where all hold as much', [{ link }, { links: [link] }], [1, 2]],
    ['those that hold others last', [{ link }, {}, { links: [link] }, {}], [3, 1, 4, 2]],
    ['those that hold more last', [{ links: [link, link] }, { link }], [2, 1]],
    ['those that hold in two places last', [{ link, links: [link] }, { links: [link, link, link] }], [2, 1]],
    [
      'those that hold what holds another last',
      [{ seos: [{ link }] }, { link }, { links: [link, link, link] }],
      [4, 1, 2],
    ],
    ['what holds most decides', [{ seos: [{}, { link }] }, { links: [link, link] }], [4, 1]],
  ]
  test.each(rows)('%s', (_says, seos, ids) => {
    const { context, books } = library()
    expect(create(books, { title: 'Ordered', seos }, context).seos).toEqual(ids)
  })
})
