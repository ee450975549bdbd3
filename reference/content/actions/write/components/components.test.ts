import { expect, test } from 'vitest'
import { ContentError } from '../../../errors.ts'
import type { Edit } from '../../../world/library.fixture.ts'
import { create } from '../../create.ts'
import { libraryContext, typeNamed } from '../../library-context.fixture.ts'
import { update } from '../../update.ts'

const BOOK = 'models/src/api/book/content-types/book/schema.json'

/** Books with one to two links where there are any, and with a seo and a zone that must be there. */
const STRICT: readonly Edit[] = [
  { file: BOOK, at: ['attributes', 'links', 'min'], value: 1 },
  { file: BOOK, at: ['attributes', 'links', 'max'], value: 2 },
  { file: BOOK, at: ['attributes', 'seo', 'required'], value: true },
  { file: BOOK, at: ['attributes', 'zone', 'required'], value: true },
  { file: 'models/src/components/meta/link.json', at: ['attributes', 'url', 'required'], value: true },
]

const link = { url: 'u' }
const WHOLE = { title: 'Whole', publishedAt: '2024-01-01T00:00:00.000Z', seo: {}, zone: [] }

function messagesOf(write: () => unknown): readonly string[] {
  try {
    write()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { errors = [] } = JSON.parse(JSON.stringify(error.details))
    return errors.map(({ message }: { message: string }) => message)
  }
  return []
}

/** What the relations in a zone cannot be looked through for. */
const UNNAMED = 'Cannot build relations store from dynamiczone, component identifier is undefined'
const UNREADABLE = 'Invalid relations'

const NAMES = 'meta.seo, meta.link, block.quote'

test.each<[fact: string, values: object, messages: readonly string[]]>([
  ['all that is required', {}, []],
  ['no seo', { seo: undefined }, ['seo must be defined.']],
  ['a seo of null', { seo: null }, ['seo must be a `object` type, but the final value was: `null`.']],
  ['a seo of text', { seo: 'x' }, ['seo must be a `object` type, but the final value was: `"x"`.']],
  ['no zone', { zone: undefined }, ['zone must be defined.']],
  ['an empty list, which need not be there', { links: [] }, []],
  ['as many links as may be', { links: [link, link] }, []],
  ['too many links', { links: [link, link, link] }, ['links field must have less than or equal to 2 items']],
  [
    'links that are no list',
    { links: link },
    ['links must be a `array` type, but the final value was: `{\n  "url": "\\"u\\""\n}`.'],
  ],
  [
    'a link that is none, and one without an address',
    { links: ['x', {}] },
    [
      'links[0] must be a `object` type, but the final value was: `null` (cast from the value `"x"`).',
      'links[1].url must be defined.',
    ],
  ],
  ['a link within', { seo: { link: {} } }, ['seo.link.url must be defined.']],
  ['an item of a zone without a name', { zone: [{}] }, ['zone[0].__component is a required field', UNNAMED]],
  [
    'an item of a zone of another name',
    { zone: [{ __component: 'x' }] },
    [`zone[0].__component must be one of the following values: ${NAMES}`, UNREADABLE],
  ],
  [
    'an item of a zone whose name is no text',
    { zone: [{ __component: null }] },
    [
      'zone[0].__component must be a `string` type, but the final value was: `null`.',
      `zone[0].__component must be one of the following values: ${NAMES}`,
      UNNAMED,
    ],
  ],
  [
    'an item of a zone that is none',
    { zone: [5] },
    [
      'zone[0] must be a `object` type, but the final value was: `null` (cast from the value `5`).',
      UNREADABLE,
    ],
  ],
  ['a zone of any component there is', { zone: [{ __component: 'meta.seo' }] }, []],
])('a new entry with %s', (_fact, values, messages) => {
  const context = libraryContext(...STRICT)
  expect(messagesOf(() => create(typeNamed('book', context), { ...WHOLE, ...values }, context))).toEqual(
    messages,
  )
})

test('a draft may lack a required component, but no required list', () => {
  const context = libraryContext(...STRICT)
  const draft = { title: 'Draft', publishedAt: null }
  expect(messagesOf(() => create(typeNamed('book', context), draft, context))).toEqual([
    'zone must be defined.',
  ])
})

test('a change need not send them', () => {
  const context = libraryContext(...STRICT)
  const books = typeNamed('book', context)
  const { id } = create(books, { ...WHOLE, links: [link] }, context)
  expect(update(books, id, { title: 'New' }, context)).toMatchObject({ seo: 1, links: [1], zone: [] })
})
