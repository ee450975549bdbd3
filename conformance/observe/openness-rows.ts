import type { Effect } from './effect.ts'
import type { Openness } from './rank.ts'

type Kind = Effect['kind']

/** What stands behind changes that freedoms whose ids begin so make to an answer. */
interface Row extends Openness {
  readonly freedoms: readonly string[]
  /** Without it: any change. */
  readonly kinds?: readonly Kind[]
}

/** Freedoms that change what no client can be said to use, or that a client need not know of. */
export const UNNOTICED = [
  'content.lists.at-more-paths',
  // Clients write addresses as every library does.
  ...['content.queries.plain-names', 'content.queries.plus-sign'],
  'content.order.members-backwards',
  'content.members.of-headers',
  'content.members.of-answers',
  'content.members.of-users',
  'content.console.',
  'content.extension.',
  'content.callers.opaque-jwt',
  'content.graphql-answers.opaque-ids',
  'content.graphql-answers.schema',
  'content.graphql.media-type',
  'content.graphql.never-kept',
  'platform.mails.',
  'platform.pages.',
  'platform.versions.',
  'platform.answers.own-headers',
  'platform.answers.lists-backwards',
  'platform.answers.members-backwards',
  'platform.sign-in.other-cookie',
]

/** The first row that fits says it; a freedom without a row speaks for itself. */
export const ROWS: readonly Row[] = [
  {
    freedoms: ['content.refusals.', 'platform.refusals.'],
    id: 'refusals',
    rank: 'form',
    says: 'got a refusal: its status, its texts and its form are left open',
    advice: 'Tell refusals by a status of 400 or more, or by errors in GraphQL, and by nothing else.',
  },
  {
    freedoms: ['content.filtering.by-', 'content.filtering.small-letters'],
    kinds: ['order'],
    id: 'text-order',
    rank: 'observed',
    says: 'got texts in the order of one database: where capitals and accents go is left open',
    advice: 'Do not depend on the order of texts that differ in capitals, accents or punctuation first.',
  },
  {
    freedoms: ['content.filtering.by-', 'content.filtering.small-letters'],
    id: 'text-comparison',
    rank: 'observed',
    says: 'compared texts: which of two is greater is left open where capitals and accents decide',
    advice: null,
  },
  {
    freedoms: ['content.sorting.nulls-last'],
    id: 'null-order',
    rank: 'observed',
    says: 'sorted by an attribute without a value in some entries: whether these come first or last is left open',
    advice: 'Leave them out with $notNull, or do not depend on where they are.',
  },
  {
    freedoms: ['content.sorting.true-first'],
    id: 'boolean-order',
    rank: 'observed',
    says: 'sorted by a boolean: whether true or false comes first is left open',
    advice: null,
  },
  {
    freedoms: ['content.filtering.no-value'],
    id: 'negated-null',
    rank: 'mend',
    says: 'asked with a negation: whether entries without a value meet it is left open',
    advice: 'Say so: beside the negation, $notNull leaves them out, and $or with $null adds them.',
  },
  {
    freedoms: ['content.filtering.full-folding', 'content.filtering.latin-folding'],
    id: 'folding',
    rank: 'observed',
    says: 'ignored the case of letters of which not every server does',
    advice: null,
  },
  {
    freedoms: ['content.lists.nothing-without-locale'],
    id: 'no-locale',
    rank: 'mend',
    says: 'read a localized type without a locale: which entries that gives is left open',
    advice: 'Say which: locale=en.',
  },
  {
    freedoms: ['content.lists.pages-not-configured'],
    id: 'page-size',
    rank: 'mend',
    says: 'took as many entries as this server is configured to give',
    advice: 'Say how many: pagination[pageSize], or pagination[limit].',
  },
  {
    freedoms: ['content.requests.beyond-the-maximum'],
    id: 'beyond-maximum',
    rank: 'mend',
    says: 'asked for more entries than the configured maximum, and got fewer',
    advice: 'Ask for pages.',
  },
  {
    freedoms: ['content.requests.without-a-say'],
    id: 'without-a-say',
    rank: 'mend',
    says: 'sent locale to a type that is not localized, or publicationState to one without drafts',
    advice: 'Leave it out: it has no effect.',
  },
  {
    freedoms: ['content.requests.creator-fields'],
    id: 'creator-fields',
    rank: 'mend',
    says: 'populated createdBy or updatedBy, which populate does not return',
    advice: 'Leave it out, or write a controller that returns them.',
  },
  {
    freedoms: ['content.requests.lists-alone', 'content.requests.bodies', 'content.callers.no-rest'],
    id: 'rest-beyond-lists',
    rank: 'observed',
    says: 'used REST for more than lists: single entries, writes, sign-in or files are not documented',
    advice: null,
  },
  {
    freedoms: ['content.callers.rest'],
    id: 'rest-callers',
    rank: 'observed',
    says: 'sent Authorization over REST, of which the documentation does not say how it works',
    advice: null,
  },
  {
    freedoms: ['content.requests.other-populates'],
    id: 'populate-form',
    rank: 'observed',
    says: 'populated in a form that is not documented',
    advice:
      'Write populate=*, populate[0]=name, populate[name][populate][0]=other, or populate[zone][on][…].',
  },
  {
    freedoms: ['content.queries.unknown'],
    id: 'undocumented-parameter',
    rank: 'observed',
    says: 'sent a parameter that is not documented',
    advice: null,
  },
  {
    freedoms: ['content.sorting.', 'content.queries.'],
    id: 'query-form',
    rank: 'observed',
    says: 'wrote a query in a form that is not documented',
    advice: 'Write lists as sort[0]=name&sort[1]=other, with directions asc and desc in small letters.',
  },
  {
    freedoms: ['content.filtering.'],
    id: 'filter-form',
    rank: 'observed',
    says: 'filtered in a form that is not documented',
    advice: 'Write filters[field][$operator]=value, and lists as [$in][0]=a&[$in][1]=b.',
  },
  {
    freedoms: [
      'content.graphql-names.',
      'content.graphql-resolvers.',
      'content.graphql.depth',
      'content.graphql.refused',
    ],
    id: 'graphql-names',
    rank: 'observed',
    says: 'used names or values of GraphQL that the documentation does not show',
    advice: null,
  },
  {
    freedoms: [
      'content.graphql-answers.other-transport',
      'content.graphql.no-get',
      'content.graphql-answers.no-intro',
    ],
    id: 'graphql-transport',
    rank: 'observed',
    says: 'used GraphQL, of which the documentation does not say how it is sent',
    advice: null,
  },
  {
    freedoms: [
      'content.values.',
      'content.lists.other-times',
      'content.graphql-answers.times',
      'platform.answers.times',
    ],
    id: 'times',
    rank: 'form',
    says: 'got times, of which the exact form is left open',
    advice: 'Parse them; do not compare them as texts.',
  },
  {
    freedoms: ['content.members.of-components'],
    id: 'component-ids',
    rank: 'form',
    says: 'got ids of components, which may be others with every write',
    advice: 'Tell components by what they hold.',
  },
  {
    freedoms: ['content.members.of-files'],
    id: 'file-names',
    rank: 'form',
    says: 'got addresses and names of files, which are of the server’s own making',
    advice: 'Take them as they come.',
  },
  {
    freedoms: ['platform.sign-in.', 'platform.places.clients'],
    id: 'sign-in',
    rank: 'observed',
    says: 'proved who asks in a way that the documentation does not show',
    advice: null,
  },
  {
    freedoms: ['platform.parameters.'],
    id: 'platform-parameters',
    rank: 'observed',
    says: 'sent parameters that the documentation does not mention, or read by slug',
    advice: null,
  },
  {
    freedoms: ['platform.places.'],
    id: 'platform-places',
    rank: 'observed',
    says: 'used paths that the documentation does not show',
    advice: null,
  },
  {
    freedoms: [
      'platform.answers.',
      'platform.shown.',
      'platform.names.',
      'content.graphql-answers.created',
      'content.lists.no-count',
      'content.order.',
    ],
    id: 'form-of-answers',
    rank: 'form',
    says: 'got members and statuses whose names and values are left open',
    advice: 'Read only what you need, and bear its absence.',
  },
]
