import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { readJson } from '../../suite/worlds.ts'
import { CONTROL_RESET } from '../../targets/upkeep.ts'
import type { HeldWorld } from '../held/held-world.ts'
import { plainQuery } from './plain-query.ts'
import type { SiteAt } from './site.ts'

/** What of a site it takes to list what is there. */
export interface ListingSite extends Pick<SiteAt, 'send' | 'address'> {
  readonly connection: { readonly endpoint: Pick<SiteAt['connection']['endpoint'], 'reset'> }
}

/**
 * A site as the target holds it, in a directory: with its roles, with the tiers and newsletters that no API deletes,
 * with what newsletters were set up with, with the integrations and themes that every site of the program has, and with
 * texts as the program keeps them. A reference with a control plane holds a world to the letter.
 */
export async function heldSite(target: ListingSite, directory: string): Promise<HeldWorld> {
  if (target.connection.endpoint.reset === CONTROL_RESET)
    return { directory, keepsIds: true, remove: () => {} }
  const platform = objectIn(join(directory, 'platform.json'))
  const to = mkdtempSync(join(tmpdir(), 'assayer-site-'))
  cpSync(directory, to, { recursive: true })
  const owner = `session:${String(rowsIn(platform.users)[0]?.email)}`
  const [roles, tiers, newsletters, integrations, themes, posts, pages, settings] = await Promise.all([
    listOf('roles', target),
    listOf('tiers', target),
    listOf('newsletters', target),
    listOf('integrations', target, { as: owner, include: 'api_keys' }),
    listOf('themes', target, { as: owner }),
    listOf('posts', target, { formats: 'html' }),
    listOf('pages', target, { formats: 'html' }),
    listOf('settings', target),
  ])
  const builtIn = integrations.filter(({ type }) => type !== undefined && type !== 'custom')
  const held = {
    ...platform,
    ...withBuiltIn(platform, builtIn),
    ...(themes.length > 0 && {
      themes: themes.map(({ name, package: contents }) => ({ name, package: contents })),
    }),
    settings: { ...valuesOf(settings, SET_UP_SETTINGS), ...objectOf(platform.settings) },
    posts: withPayers(withTexts(platform.posts, posts, target.address), { there: posts, tiers }),
    pages: withPayers(withTexts(platform.pages, pages, target.address), { there: pages, tiers }),
    ...(platform.roles === undefined && roles.length > 0 && { roles: roles.map(roleOf) }),
    tiers: withLeft(platform.tiers, tiers.map(tierOf)),
    newsletters: withSetUp(platform.newsletters, newsletters),
  }
  writeFileSync(join(to, 'platform.json'), JSON.stringify(held))
  return { directory: to, keepsIds: false, remove: () => rmSync(to, { recursive: true, force: true }) }
}

/** Who asks, and with which parameters. */
type Asking = Readonly<Record<string, string>>

/** Empty where the target does not serve it, or not to those who ask. */
async function listOf(
  name: string,
  target: ListingSite,
  { as = 'integration', ...more }: Asking = {},
): Promise<readonly JsonObject[]> {
  const query = plainQuery(`/platform/api/admin/${name}/`, as)
  const asked = Object.entries({ limit: 'all', ...more })
  const parameters = asked.map(([parameter, value]) => ({ name: parameter, value }))
  const outcome = await target.send({ ...query, parameters }, {})
  return outcome.kind === 'answer' && outcome.status === 200 ? rowsIn(Object(outcome.json)[name]) : []
}

function rowsIn(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : []
}

function objectIn(file: string): JsonObject {
  return objectOf(readJson(file))
}

function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

/** Every new site has accounts of the program's makers. */
const SET_UP_SETTINGS = ['facebook', 'twitter', 'slack_username']

function valuesOf(settings: readonly JsonObject[], keys: readonly string[]): JsonObject {
  const found = settings.filter(({ key, value }) => keys.includes(String(key)) && typeof value === 'string')
  return Object.fromEntries(found.map(({ key, value }) => [String(key), value]))
}

function roleOf({ name, description }: JsonObject): JsonObject {
  return { name, description }
}

const OF_TIERS = ['name', 'slug', 'active', 'type', 'visibility', 'currency', 'monthly_price', 'yearly_price']

function tierOf(tier: JsonObject): JsonObject {
  return Object.fromEntries(OF_TIERS.flatMap(name => (tier[name] === undefined ? [] : [[name, tier[name]]])))
}

/** What an earlier set-up or scenario left is archived; in the order in which the target lists it. */
function withLeft(own: unknown, there: readonly JsonObject[]): readonly JsonObject[] {
  const rows = rowsIn(own)
  const isOwn = ({ slug }: JsonObject) => rows.some(row => row.slug === slug)
  const left = there.filter(tier => tier.active === false && !isOwn(tier))
  const [first, ...others] = rows
  // The set-up makes it right after the free one.
  return first ? [first, ...left, ...others] : left
}

/** What the world says nothing of. */
const SET_UP = ['show_header_icon', 'show_header_title', 'show_header_name']

function withSetUp(own: unknown, there: readonly JsonObject[]): readonly JsonObject[] {
  return rowsIn(own).map(row => {
    const found = there.find(({ slug }) => slug === row.slug) ?? {}
    return {
      ...Object.fromEntries(SET_UP.filter(name => name in found).map(name => [name, found[name]])),
      ...row,
    }
  })
}

/** What each of these is asked for, and no key: the oracle needs none of them. */
function withBuiltIn(platform: JsonObject, builtIn: readonly JsonObject[]): JsonObject {
  if (builtIn.length === 0) return {}
  const keys = builtIn.flatMap(({ api_keys, slug }) =>
    rowsIn(api_keys).map(({ id, type }) => ({ id, type, integration: slug })),
  )
  const keysOf = (kind: string) => keys.filter(({ type }) => type === kind).map(({ type: _, ...key }) => key)
  return {
    integrations: [
      ...builtIn.map(({ id, type, name, slug, description }) => ({ id, type, name, slug, description })),
      ...rowsIn(platform.integrations),
    ],
    admin_api_keys: [
      ...rowsIn(platform.admin_api_keys),
      ...keysOf('admin').map(key => ({ ...key, secret: '0'.repeat(64) })),
    ],
    content_api_keys: [
      ...rowsIn(platform.content_api_keys),
      ...keysOf('content').map((key, n) => ({ ...key, key: String(n).padStart(26, 'e') })),
    ],
  }
}

interface Listed {
  readonly there: readonly JsonObject[]
  readonly tiers: readonly JsonObject[]
}

/** Where there are no tiers, what only some of them see is for whoever pays. */
function withPayers(own: readonly JsonObject[], { there, tiers }: Listed): readonly JsonObject[] {
  if (tiers.length > 0) return own
  return own.map(row => {
    const isPaid = there.some(({ slug, visibility }) => slug === row.slug && visibility === 'paid')
    return row.visibility === 'tiers' && isPaid ? { ...row, visibility: 'paid' } : row
  })
}

/** A program that keeps texts in a format of its own writes them anew; addresses of the site are kept as its paths. */
function withTexts(
  own: unknown,
  there: readonly JsonObject[],
  address: string | null,
): readonly JsonObject[] {
  return rowsIn(own).map(row => {
    const html = there.find(({ slug }) => slug === row.slug)?.html
    if (typeof html !== 'string' || address === null) return row
    return { ...row, html: html.replaceAll(`${address}/`, '/') }
  })
}
