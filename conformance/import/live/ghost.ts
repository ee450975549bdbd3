import { literalPattern } from '../../../text/literal-pattern.ts'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { type AdminKey, adminToken } from '../../targets/admin-token.ts'
import { UsageError } from '../../usage-error.ts'
import type { LeftOutList } from '../left-out.ts'
import { ask, askFor, objectsIn, type Reply, type Running } from './ask.ts'
import { asTables } from './ghost-tables.ts'

/** A key as Ghost shows it: `id:secret`. Null for a text that is none. */
export function adminKeyIn(token: string): AdminKey | null {
  const [, id, secret] = /^([0-9a-f]{24}):([0-9a-f]{64})$/.exec(token) ?? []
  return id !== undefined && secret !== undefined ? { id, secret } : null
}

/** Who asks with an admin key: each request has a token of its own, which is good for five minutes. */
export function askingWithKey(url: string, key: AdminKey): Running {
  return {
    url,
    authorization: path => `Ghost ${adminToken(key, path, null, Math.floor(Date.now() / 1000))}`,
  }
}

/** The site's own word for itself in its addresses, and where its admin API was at older majors. */
const ROOTS = ['/ghost/api/admin', '/platform/api/admin', '/ghost/api/v4/admin', '/ghost/api/v3/admin']

/** What a running Ghost shows to an integration, as the tables of its export. @throws UsageError */
export async function readGhost(running: Running, leftOut: LeftOutList) {
  const { root, site } = await findSite(running)
  const answers = new Map<string, readonly JsonObject[]>()
  for (const { section, query } of ASKED) {
    answers.set(section, await askRows({ running, root, section, query, leftOut }))
  }
  if (!answers.get('posts')) throw new UsageError(`${running.url} shows no posts.`)
  const settings = [{ key: 'title', value: site.title }, ...(answers.get('settings') ?? [])]
  const url = typeof site.url === 'string' ? site.url.replace(/\/+$/, '') : running.url
  return { version: String(site.version), url, data: atGhost({ ...asTables(answers), settings }, url) }
}

const ASKED = [
  { section: 'posts', query: 'formats=html,lexical,mobiledoc&include=tags,authors,tiers' },
  { section: 'pages', query: 'formats=html,lexical,mobiledoc&include=tags,authors,tiers' },
  { section: 'tags', query: '' },
  { section: 'users', query: 'include=roles' },
  { section: 'tiers', query: 'include=monthly_price,yearly_price,benefits' },
  { section: 'newsletters', query: '' },
  { section: 'offers', query: '' },
  { section: 'members', query: 'include=labels,newsletters,tiers' },
  { section: 'settings', query: '' },
]

async function findSite(running: Running): Promise<{ root: string; site: JsonObject }> {
  for (const root of ROOTS) {
    const { status, json }: Reply = await ask(running, `${root}/site/`)
    const site: unknown = Object(json).site
    if (status === 200 && isObject(site)) {
      await askFor(
        running,
        `${root}/posts/?limit=1`,
        'Expected the admin key of an integration: --token ID:SECRET.',
      )
      return { root, site }
    }
  }
  throw new UsageError(
    `${running.url} shows no site: there is no ${ROOTS[0]}/site/. Is it Ghost 3.0 or later?`,
  )
}

interface Asking {
  readonly running: Running
  readonly root: string
  readonly section: string
  readonly query: string
  readonly leftOut: LeftOutList
}

/** All rows of a section, page by page. */
async function askRows({ running, root, section, query, leftOut }: Asking): Promise<readonly JsonObject[]> {
  const rows: JsonObject[] = []
  for (let page: unknown = 1; typeof page === 'number'; ) {
    const { status, json } = await ask(running, `${root}/${section}/?limit=100&page=${page}&${query}`)
    if (status !== 200) {
      leftOut.add(section, `the admin API answers ${status} to an integration that requests them`, null)
      return rows
    }
    const { [section]: found, meta } = Object(json)
    rows.push(...objectsIn(found))
    const next: unknown = Object(meta).pagination?.next
    page = typeof next === 'number' && next > page ? next : null
  }
  return rows
}

/** As an export writes addresses of the site itself. */
function atGhost(data: JsonObject, url: string): JsonObject {
  // Not where the address of another site only begins like this one's.
  const own = new RegExp(`${literalPattern(url)}(?![\\w.:-])`, 'g')
  const json: unknown = JSON.parse(JSON.stringify(data).replace(own, '__GHOST_URL__'))
  return isObject(json) ? json : data
}
