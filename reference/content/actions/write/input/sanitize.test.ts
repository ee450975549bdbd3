import { expect, test } from 'vitest'
import { libraryContext, typeNamed } from '../../library-context.fixture.ts'
import { sanitizeInput } from './sanitize.ts'

/** Whoever may find authors and books, and nothing else. */
const caller = { may: (action: string) => /^api::(author\.author|book\.book)\.find$/.test(action) }
const context = { ...libraryContext(), caller }

const link = { id: 5, url: 'u', book: 1 }

const rows: readonly (readonly [says: string, given: object, kept: object])[] = [
  [
    'values are kept',
    { title: 'a', pages: null, extra: { id: 1 } },
    { title: 'a', pages: null, extra: { id: 1 } },
  ],
  ['what the service gives is not', { id: 1, createdAt: 'x', updatedAt: 'x', title: 'a' }, { title: 'a' }],
  ['nor what is no attribute', { none: 1, __component: 'x', toString: 1, title: 'a' }, { title: 'a' }],
  ['nor what is not there', { title: undefined }, {}],
  [
    'a relation to what the caller may find is kept',
    { author: 1, sequel: null },
    { author: 1, sequel: null },
  ],
  ['another one is not', { genres: [1], notes: null }, {}],
  ['a file is no relation', { cover: 1, pictures: [1] }, { cover: 1, pictures: [1] }],
  [
    'so it is in a component, but for its id',
    { seo: { id: 4, none: 1, createdAt: 'x', link: { ...link, none: 1 } } },
    { seo: { id: 4, link } },
  ],
  ['in a list of them', { links: [{ ...link, none: 1 }, null, 'text'] }, { links: [link, null, 'text'] }],
  [
    'in a zone, by the names of its components',
    {
      zone: [
        { __component: 'meta.link', ...link, text: 'x' },
        { __component: 'block.quote', text: 'x', url: 'u', by: 1 },
      ],
    },
    {
      zone: [
        { __component: 'meta.link', ...link },
        { __component: 'block.quote', text: 'x', by: 1 },
      ],
    },
  ],
  [
    'what names no component stays as it was sent',
    { zone: [{ none: 1 }, { __component: 'none', none: 1 }, { __component: 5, none: 1 }, 'text'] },
    { zone: [{ none: 1 }, { __component: 'none', none: 1 }, { __component: 5, none: 1 }, 'text'] },
  ],
  [
    'so does what should be a list and is none',
    { links: { none: 1 }, zone: { __component: 'meta.link', none: 1 }, seo: 'text' },
    { links: { none: 1 }, zone: { __component: 'meta.link', none: 1 }, seo: 'text' },
  ],
  [
    'a list in place of one component is looked through',
    { seo: [{ none: 1, title: 'a' }] },
    { seo: [{ title: 'a' }] },
  ],
]
test.each(rows)('%s', (_says, given, kept) => {
  expect(sanitizeInput({ ...given }, typeNamed('book', context), context)).toStrictEqual(kept)
})

const links: readonly (readonly [given: unknown, kept: object])[] = [
  [
    [
      { __type: 'api::book.book', id: 1 },
      { __type: 'api::genre.genre', id: 1 },
    ],
    { things: [{ __type: 'api::book.book', id: 1 }] },
  ],
  [[{ __type: 'api::genre.genre', id: 1 }], {}],
  [[], {}],
  [[5, null], { things: [5, null] }],
  [{ __type: 'api::genre.genre', id: 1 }, { things: { __type: 'api::genre.genre', id: 1 } }],
  [null, { things: null }],
]
test.each(links)('of links to any type %j those are kept that the caller may find: %j', (things, kept) => {
  expect(sanitizeInput({ things }, typeNamed('note', context), context)).toStrictEqual(kept)
})

test('of what one rule leaves nothing, the next is not asked', () => {
  const { writes } = context.units
  const inputRules = writes.inputRules.map(rule =>
    rule.clause === 'content.writes.input.unknown' ? { ...rule, keep: () => 'kept' } : rule,
  )
  const units = { ...context.units, writes: { ...writes, inputRules } }
  const kept = sanitizeInput({ id: 1, none: 1 }, typeNamed('book', context), { ...context, units })
  expect(kept).toEqual({ none: 'kept' })
})
