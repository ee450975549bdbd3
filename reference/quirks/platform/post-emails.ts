import type { Call, Route } from '../../platform/contracts.ts'
import { queryText } from '../../platform/http/query.ts'
import type { ApiRequest } from '../../platform/http/request.ts'
import { omit } from '../../platform/values.ts'
import { type Deviation, deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { adminRoute, asking } from './platform-deviations.ts'

const CHANGES = 'platform.changes.5-0'

/** The quirks of how posts are sent by e-mail and found by page: each method for itself. */
export const postEmailsQuirks: readonly Quirk[] = [
  // That a post which is added takes the parameter, too, is not said.
  ...deviations(
    adminRoute('posts.add'),
    [['deaf', 'it sends nothing of a post that is added', unsaid('newsletter')]],
    'platform.admin-api.posts.add-sent',
  ),
  ...deviations(
    adminRoute('posts.edit'),
    [['edit-newsletter-deaf', 'it sends nothing though newsletter says so (edit)', unsaid('newsletter')]],
    `${CHANGES}.email-sending`,
  ),
  ...(['add', 'edit'] as const).flatMap(act => [
    ...deviations(
      adminRoute(`posts.${act}`),
      [
        [
          `${act}-segment-deaf`,
          `it sends to all whatever email_segment says (${act})`,
          unsaid('email_segment'),
        ],
        [
          `${act}-first-newsletter`,
          `it sends as the first newsletter, whichever is named (${act})`,
          asking((request, call) =>
            request.query.newsletter === undefined ? request : toAll(request, call),
          ),
        ],
      ],
      `${CHANGES}.email-sending`,
    ),
    ...deviations(
      adminRoute(`posts.${act}`),
      [
        [
          `${act}-by-itself`,
          `it sends whatever is published (${act})`,
          asking((request, call) =>
            request.query.newsletter === undefined ? toAll(request, call) : request,
          ),
        ],
        [
          `${act}-flag-works`,
          `it sends because of send_email_when_published (${act})`,
          older('send_email_when_published'),
        ],
        [
          `${act}-filter-works`,
          `it sends because of email_recipient_filter (${act})`,
          older('email_recipient_filter'),
        ],
      ],
      `${CHANGES}.email-not-sent`,
    ),
  ]),
  ...(['posts', 'pages'] as const).flatMap(resource =>
    deviations(adminRoute(`${resource}.browse`), acceptedOf(resource), `${CHANGES}.page-filter`),
  ),
]

function said(request: ApiRequest, more: ApiRequest['query']): ApiRequest {
  return { ...request, query: { ...request.query, ...more } }
}

function unsaid(name: string) {
  return asking(request => ({ ...request, query: omit(request.query, [name]) }))
}

/** To whoever subscribes to the first newsletter. */
function toAll(request: ApiRequest, { site }: Call): ApiRequest {
  const first = site.store.rows('newsletters').find(({ status }) => status === 'active')
  return said(request, { newsletter: first?.slug ?? '' })
}

/** The older parameter stands for the first newsletter. */
function older(name: string) {
  return asking((request, call) => (request.query[name] === undefined ? request : toAll(request, call)))
}

/** Filters by page that are accepted though others are not. */
function acceptedOf(resource: 'posts' | 'pages'): readonly Deviation<Route>[] {
  const type = (filter: string) =>
    filter.replace(/\bpage:true\b/g, 'type:page').replace(/\bpage:false\b/g, 'type:post')
  const dropped = (filter: string) => filter.replace(/[+,]?\bpage:\(?[a-z|]+\)?[+,]?/g, '')
  const rows: readonly (readonly [
    wrong: string,
    says: string,
    which: RegExp,
    how: (filter: string) => string,
  ])[] = [
    ['true', 'it accepts page:true', /^page:true$/, type],
    ['false', 'it accepts page:false', /^page:false$/, type],
    ['beside', 'it accepts page beside another condition', /[+,]page:|page:\w+[+,]/, type],
    ['before', 'it accepts page before another condition', /^page:\w+[+,]/, type],
    ['after', 'it accepts page after another condition', /[+,]page:/, type],
    ['dropped', 'it ignores page in a filter', /\bpage:/, dropped],
  ]
  return rows.map(([wrong, says, which, how]) => [
    `${resource}-${wrong}`,
    `${says} (${resource})`,
    asking(request => {
      const filter = queryText(request.query, 'filter') ?? ''
      if (!which.test(filter)) return request
      const left = how(filter)
      return left === ''
        ? { ...request, query: omit(request.query, ['filter']) }
        : said(request, { filter: left })
    }),
  ])
}
