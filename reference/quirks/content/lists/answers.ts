import { ContentError, notFound } from '../../../content/errors.ts'
import { crossOrigin } from '../../../content/http/cross-origin.ts'
import { errorShape } from '../../../content/http/error-response.ts'
import type { ScalarType } from '../../../content/model/types.ts'
import {
  type EntryShape,
  entryShape,
  type ValueForms,
  valueForms,
} from '../../../content/query/entries/shape.ts'
import { secrets } from '../../../content/query/shapes/secrets.ts'
import { health } from '../../../content/rest/frame/health.ts'
import { collectionResponse } from '../../../content/rest/frame/list.ts'
import { methodQuestion, unknownPath, wrongMethod } from '../../../content/rest/frame/refusals.ts'
import { startPage } from '../../../content/rest/frame/start-page.ts'
import type { Row } from '../../../content/world/table.ts'
import { type Members, membersOf } from '../../../http/json-text.ts'
import { json } from '../../../http/message.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { asDouble } from '../databases/sqlite.ts'

/** What lists and refusals look like. */
export const listAnswerQuirks: readonly Quirk[] = [
  ...deviations(collectionResponse, [
    // As in the third major version.
    ['bare', 'a list is a bare array', { of: entries => entries }],
    [
      'pagination-outside',
      'the pagination stands beside the data',
      { of: (entries, pagination) => ({ data: entries, pagination }) },
    ],
  ]),
  ...deviations(
    collectionResponse,
    [
      [
        'first-entry',
        'a collection is answered with its first entry, as a single type is',
        { of: ([first = null]) => ({ data: first, meta: {} }) },
      ],
    ],
    'content.models.kind',
  ),
  ...deviations(errorShape, [
    // As in the third major version.
    [
      'flat',
      'a refusal is an object of statusCode, error and message',
      {
        respond: ({ status, name, message }) => json(status, { statusCode: status, error: name, message }),
      },
    ],
    [
      'no-details',
      'a refusal has no details',
      {
        respond: ({ status, name, message }) =>
          json(status, { data: null, error: { status, name, message } }),
      },
    ],
    // strapi/strapi 25788 and 25560: bad values in a query answered 500 in place of 400.
    [
      'as-500',
      'a bad query is answered with 500',
      ({ respond }) => ({ respond: error => respond(error.status === 400 ? serverError() : error) }),
    ],
  ]),
  ...deviations(
    errorShape,
    [
      [
        'hidden',
        'what a caller may not read is answered as if it were not there',
        ({ respond }) => ({ respond: error => respond(error.status === 403 ? notFound() : error) }),
      ],
    ],
    'content.errors.forbidden',
  ),
  ...deviations(unknownPath, [
    [
      'as-403',
      'a path that there is not is answered with 403',
      { error: () => new ContentError(403, 'ForbiddenError', 'Forbidden') },
    ],
  ]),
  ...deviations(wrongMethod, [
    [
      'as-404',
      'a method that a path does not have is answered with 404',
      {
        respond: () =>
          json(404, { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } }),
      },
    ],
  ]),
  ...deviations(startPage, [
    ['not-found', 'there is nothing at the root of the service', { paths: new Set() }],
  ]),
  ...deviations(health, [['not-found', 'nobody can ask whether the service is there', { path: '' }]]),
  ...deviations(crossOrigin, [
    ['same-origin', 'no page of another origin may read answers', { allows: () => false }],
    [
      'without-credentials',
      'such a page may not send credentials',
      ({ headersFor }) => ({
        headersFor: origin => {
          const { 'access-control-allow-credentials': _, ...others } = headersFor(origin)
          return others
        },
      }),
    ],
    [
      'plain-requests',
      'a preflight request is not told which methods and headers may be sent',
      { preflight: {} },
    ],
  ]),
  ...deviations(methodQuestion, [
    [
      'no-content',
      'OPTIONS answers 204 whoever asks',
      { respond: () => ({ status: 204, headers: {}, body: null }) },
    ],
  ]),
]

type OtherAttributes = (attributes: Members, row: Row) => Members

/** Entries that show other attributes: the clause, what is wrong, what a server does, and what an entry shows. */
const OTHER_ATTRIBUTES: readonly (readonly [string, string, string, OtherAttributes])[] = [
  [
    'content.resources.id',
    'among-attributes',
    'the id stands among the attributes, too',
    (attributes, { id }) => ({ id, ...attributes }),
  ],
  [
    'content.resources.created-at',
    'left-out',
    'createdAt is left out',
    ({ createdAt, ...attributes }) => attributes,
  ],
  [
    'content.list.nothing-more',
    'without-milliseconds',
    'createdAt has no milliseconds',
    attributes => ({ ...attributes, createdAt: String(attributes.createdAt).replace(/\.\d+Z$/, 'Z') }),
  ],
  [
    'content.resources.updated-at',
    'as-created-at',
    'updatedAt is the time of the creation',
    attributes => ({ ...attributes, updatedAt: attributes.createdAt }),
  ],
  [
    'content.resources.published-at',
    'everywhere',
    'publishedAt is null on types without draft and publish',
    attributes => ({ publishedAt: null, ...attributes }),
  ],
  [
    'content.models.draft-and-publish',
    'left-out',
    'publishedAt is left out',
    ({ publishedAt, ...attributes }) => attributes,
  ],
  [
    'content.resources.locale',
    'left-out',
    'the locale is left out',
    ({ locale, ...attributes }) => attributes,
  ],
  [
    'content.models.plugin-options',
    'locale-everywhere',
    'types that are not localized have a locale, too',
    attributes => ({ locale: 'en', ...attributes }),
  ],
  [
    'content.resources.no-value',
    'left-out',
    'attributes without a value are left out',
    ownAttributes(attributes =>
      Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null)),
    ),
  ],
  [
    'content.resources.no-value',
    'as-texts',
    'attributes without a value are empty texts',
    ownAttributes(attributes =>
      Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value ?? ''])),
    ),
  ],
  // As relations are stored.
  [
    'content.resources.default-attributes',
    'relations-as-ids',
    'an entry shows its relations as ids',
    (attributes, row) => ({ ...row, ...attributes }),
  ],
]

type ShownForm = readonly [string, string, string, readonly ScalarType[], (stored: unknown) => unknown]

/** Values of other types than the documentation has: the clause, what is wrong, what a server does, of which types. */
const SHOWN_FORMS: readonly ShownForm[] = [
  // As SQLite and MySQL store it.
  ['content.models.attributes', 'boolean-as-number', 'a boolean is shown as 1 or 0', ['boolean'], Number],
  ['content.models.attributes', 'boolean-as-text', 'a boolean is shown as a text', ['boolean'], String],
  [
    'content.models.attributes',
    'richtext-as-html',
    'a richtext is shown as the web page that it stands for',
    ['richtext'],
    stored => `<p>${String(stored)}</p>`,
  ],
  [
    'content.models.attributes',
    'texts-trimmed',
    'a richtext is shown without line breaks',
    ['richtext'],
    stored => String(stored).replaceAll('\n', ' '),
  ],
  [
    'content.models.attributes',
    'texts-in-ascii',
    'letters that are not ASCII are shown as question marks',
    ['string', 'text', 'richtext'],
    stored => String(stored).replace(/[^ -~\n]/gu, '?'),
  ],
  // As drivers of PostgreSQL and MySQL hand decimals over: the size of a file is one.
  ['content.shapes.media', 'decimal-as-text', 'a decimal is shown as a text', ['decimal'], String],
  // Both as SQLite stores them: the formats of a file are JSON.
  ['content.shapes.media-formats', 'as-text', 'JSON is shown as a text', ['json'], it => JSON.stringify(it)],
  [
    'content.resources.created-at',
    'as-number',
    'a datetime is shown as milliseconds',
    ['datetime'],
    stored => Date.parse(String(stored)),
  ],
]

/** What entries look like. */
export const entryQuirks: readonly Quirk[] = [
  // As in the third and the fifth major version.
  ...deviations(entryShape, [
    [
      'flat',
      'the attributes of an entry stand beside its id',
      { of: ({ id }, attributes) => ({ id, ...membersOf(attributes) }) },
    ],
  ]),
  ...deviations(
    entryShape,
    [
      [
        'as-text',
        'the id of an entry is a text',
        ({ of }) => ({ of: (row, attributes) => ({ ...of(row, attributes), id: String(row.id) }) }),
      ],
    ],
    'content.resources.id',
  ),
  ...OTHER_ATTRIBUTES.flatMap(([clause, wrong, says, shown]) =>
    deviations(entryShape, [[wrong, says, showing(shown)]], clause),
  ),
  ...deviations(
    secrets,
    [['shown', 'private attributes and passwords are returned', { hides: () => false }]],
    'content.resources.secrets',
  ),
  ...deviations(valueForms, [
    // UNDOCUMENTED: PostgreSQL drops the zeros at the end of a time.
    ['time-without-zeros', 'a time is shown without zeros at its end', formed(['time'], withoutZeros)],
    // UNDOCUMENTED: better-sqlite3 hands big integers over as doubles.
    [
      'biginteger-rounded',
      'a biginteger beyond 2^53 is shown as the double nearest to it',
      formed(['biginteger'], asDouble),
    ],
    ['biginteger-as-number', 'a biginteger is shown as a number', formed(['biginteger'], Number)],
    ['float-as-text', 'a float is shown as a text', formed(['float'], String)],
    // As SQLite stores it.
    ['blocks-as-text', 'blocks are shown as a text', formed(['blocks'], stored => JSON.stringify(stored))],
  ]),
  ...SHOWN_FORMS.flatMap(([clause, wrong, says, types, form]) =>
    deviations(valueForms, [[wrong, says, formed(types, form)]], clause),
  ),
]

function serverError(): ContentError {
  return new ContentError(500, 'InternalServerError', 'Internal Server Error', null)
}

/** The attributes of the model changed: null of publishedAt, and of members of a file, has a meaning. */
function ownAttributes(change: (attributes: Members) => Members): OtherAttributes {
  return attributes => {
    if ('mime' in attributes) return attributes
    const { publishedAt, ...own } = attributes
    return { ...change(own), ...(publishedAt !== undefined && { publishedAt }) }
  }
}

function showing(shown: OtherAttributes): (shape: EntryShape) => Partial<EntryShape> {
  return ({ of }) => ({ of: (row, attributes) => of(row, shown(membersOf(attributes), row)) })
}

function formed(
  types: readonly ScalarType[],
  form: (stored: unknown) => unknown,
): (values: ValueForms) => Partial<ValueForms> {
  return ({ forms }) => ({ forms: new Map([...forms, ...types.map(type => [type, form] as const)]) })
}

function withoutZeros(stored: unknown): string {
  return String(stored).replace(/\.?0{1,3}$/, '')
}
