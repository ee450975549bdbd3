import type { Actor, Call, Change, Site } from '../contracts.ts'
import { PlatformError } from '../errors.ts'
import type { Answer } from '../http/answer.ts'
import type { ApiRequest } from '../http/request.ts'
import { roleOf } from '../resources/users.ts'
import { type Matched, matchRoute } from '../service/match.ts'
import { goForward } from '../service/travel.ts'
import type { TableName } from '../site/store.ts'
import { omit, textOf } from '../values.ts'
import type { Crossing } from './crossing.ts'

/** Parameters that choose rows: those of a recorded site are not those of the sample. */
const CHOOSING = ['filter', 'page', 'order']
const TABLES: Readonly<Record<string, TableName>> = {
  posts: 'posts',
  pages: 'posts',
  authors: 'users',
  users: 'users',
  tags: 'tags',
  members: 'members',
  tiers: 'tiers',
  offers: 'offers',
  newsletters: 'newsletters',
}

/**
 * The changes that make another answer of what a sample site answers to the request: read by the same route, of the
 * sample's own rows. Empty when the sample has no answer.
 */
export async function changedAnswers(
  request: ApiRequest,
  { changes, after }: Crossing,
  site: Site,
): Promise<readonly Change[]> {
  const sample = { ...request, query: omit(request.query, CHOOSING) }
  const steps = goForward(sample, after.undone.toReversed(), site)
  const newest = steps.at(-1)?.after ?? sample
  const matched = matchRoute(after.units.routes, newest, site.brand)
  let answer = matched && (await answerOf(matched, newest, site, after.units))
  const changed: Change[] = []
  for (const change of changes.toReversed()) {
    if (!answer) break
    const old: Answer = change.down?.(answer, sample, site) ?? answer
    if (JSON.stringify(old) !== JSON.stringify(answer)) changed.unshift(change)
    answer = old
  }
  return changed
}

/** What the route answers to the site's owner; null when it refuses. Nothing of it stays in the site. */
async function answerOf(
  { route, params }: Matched,
  request: ApiRequest,
  site: Site,
  units: Call['units'],
): Promise<Answer | null> {
  const call: Call = {
    request,
    params: ownParams(params, request, site),
    prefix: '',
    actor: ownerOf(site),
    site,
    units,
  }
  try {
    return await route.handle(call)
  } catch (error) {
    if (error instanceof PlatformError) return null
    throw error
  } finally {
    site.store.reset()
  }
}

function ownParams(params: Matched['params'], { path }: ApiRequest, site: Site): Matched['params'] {
  const [, name = ''] = path.split('/')
  const table = TABLES[name]
  const type = name === 'pages' ? 'page' : 'post'
  const row = table && site.store.rows(table).find(it => table !== 'posts' || (it.type ?? 'post') === type)
  if (!row) return params
  const own = { id: row.id, slug: textOf(row.slug) ?? '', email: textOf(row.email) ?? '' }
  return Object.fromEntries(Object.entries({ ...params, ...own }).filter(([key]) => key in params))
}

function ownerOf({ store }: Site): Actor {
  const user = store.rows('users').find(row => roleOf(row, store) === 'Owner')
  return user ? { kind: 'user', user, role: 'Owner', session: null } : { kind: 'nobody' }
}
