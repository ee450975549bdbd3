import type { ServiceRequest } from '../../http/message.ts'
import { browse } from '../../platform/actions/read.ts'
import { mapAnswer, mapRows } from '../../platform/changes/rewrite.ts'
import { contentRoutes } from '../../platform/content-api/routes.ts'
import { authors as allAuthors } from '../../platform/content-api/shelves.ts'
import type { Opened, Route } from '../../platform/contracts.ts'
import type { Answer } from '../../platform/http/answer.ts'
import { rowsOf } from '../../platform/resources/resource.ts'
import { users } from '../../platform/resources/users.ts'
import { type JsonObject, objectsOf, omit } from '../../platform/values.ts'
import { singleUrl } from '../../platform/versioning/api-roots.ts'
import { unitOf } from '../change-unit.ts'
import { deviations, MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { answering, opening, type Rewriting, rewritings } from './platform-deviations.ts'

const AREA = 'platform.content-api'
const authors = unitOf(contentRoutes, `${AREA}.authors.browse`)
/** That it is there is documented, with what 5.0 changed. */
const tiers = unitOf(contentRoutes, `${AREA}.tiers.browse`)

/** The quirks of the content API. */
export const contentApiQuirks: readonly Quirk[] = [
  ...contentRoutes
    .filter(route => route !== authors && route !== tiers)
    .flatMap(route => deviations(route, [['missing', 'it does not serve the route', MISSING]])),
  ...deviations(authors, [['missing', 'it does not list authors', MISSING]], 'platform.changes.2-0.authors'),
  ...deviations(tiers, [['backwards', 'it lists the free tier last', answering(paidFirst)]]),
  ...deviations(authors, [['all-users', 'it lists users who have published nothing, too', listingAll]]),

  ...deviations(
    unitOf(contentRoutes, `${AREA}.posts.read`),
    [['any', 'it answers 404 to what cannot be an id', lookingForAnyText]],
    `${AREA}.id-form`,
  ),
  ...deviations(
    unitOf(contentRoutes, `${AREA}.posts.browse`),
    [
      [
        'left-out',
        'it leaves frontmatter out of lists of posts',
        showing(post => omit(post, ['frontmatter'])),
      ],
    ],
    `${AREA}.attributes`,
  ),
  ...rewritings(`${AREA}.gated-text`, [
    ['unsaid', 'it says of every post that the reader has access', toReaders(withAccess)],
  ]),
  ...rewritings(`${AREA}.primary-tag`, [
    ['internal', 'it shows an internal tag as the primary one', toReaders(withFirstTag)],
  ]),
  ...rewritings(`${AREA}.outbound-links`, [
    ['without-ref', 'it adds no ref to links', toReaders(withoutRef)],
  ]),

  ...deviations(
    singleUrl,
    [['writes', 'it serves writes on the content API as on the admin API', opening(writingAsAdmin)]],
    `${AREA}.read-only`,
  ),
  ...deviations(
    singleUrl,
    [
      [
        'slashes-merged',
        'it takes two slashes as one',
        ({ open }) => ({ open: (path, raw, site) => open(path.replaceAll(/\/{2,}/g, '/'), raw, site) }),
      ],
    ],
    `${AREA}.other-resources`,
  ),
]

/** Whoever works on the site is an author. */
function listingAll(): Partial<Route> {
  return { handle: call => browse(call, { ...allAuthors, rows: store => rowsOf(users, store) }) }
}

const ID = /^[a-f\d]{24}$/
/** Could be an id, and nothing has it. */
const NOBODYS = '1'

/** A text that cannot be an id is looked for, and not found. */
function lookingForAnyText({ path, handle }: Route): Partial<Route> {
  return {
    path: path.replace(':id', ':text'),
    handle: call => {
      const { text = '' } = call.params
      return handle({ ...call, params: { id: ID.test(text) ? text : NOBODYS } })
    },
  }
}

/** A route that shows its posts otherwise. */
function showing(change: (post: JsonObject) => JsonObject) {
  return answering(answer => mapAnswer(answer, json => mapRows(json, ['posts'], change)))
}

/** Posts and pages that readers are shown otherwise, wherever they stand. */
function toReaders(change: (post: JsonObject) => JsonObject): Rewriting {
  return {
    down: (answer, { api }) =>
      api === 'content' ? mapAnswer(answer, json => mapRows(json, ['posts', 'pages'], change)) : answer,
  }
}

function paidFirst(answer: Answer): Answer {
  return mapAnswer(answer, json => ({ ...json, tiers: objectsOf(json.tiers).toReversed() }))
}

function withAccess(post: JsonObject): JsonObject {
  return 'access' in post ? { ...post, access: true } : post
}

function withFirstTag(post: JsonObject): JsonObject {
  return 'primary_tag' in post ? { ...post, primary_tag: objectsOf(post.tags)[0] ?? null } : post
}

function withoutRef(post: JsonObject): JsonObject {
  const { html } = post
  return typeof html === 'string' ? { ...post, html: html.replaceAll(/[?&]ref=[^"&]*/g, '') } : post
}

function writingAsAdmin(opened: Opened, _path: string, { method }: ServiceRequest): Opened {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) ? opened : { ...opened, api: 'admin' }
}
