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
export interface ListingSite extends Pick<SiteAt, 'send'> {
  readonly connection: { readonly endpoint: Pick<SiteAt['connection']['endpoint'], 'reset'> }
}

/**
 * A site as the target holds it, in a directory: with its roles, with the tiers and newsletters that no API deletes,
 * and with what newsletters were set up with. A reference with a control plane holds a world to the letter.
 */
export async function heldSite(target: ListingSite, directory: string): Promise<HeldWorld> {
  if (target.connection.endpoint.reset === CONTROL_RESET) return { directory, remove: () => {} }
  const platform = objectIn(join(directory, 'platform.json'))
  const to = mkdtempSync(join(tmpdir(), 'assayer-site-'))
  cpSync(directory, to, { recursive: true })
  const [roles, tiers, newsletters] = await Promise.all([
    listOf('roles', target),
    listOf('tiers', target),
    listOf('newsletters', target),
  ])
  const held = {
    ...platform,
    ...(platform.roles === undefined && roles.length > 0 && { roles: roles.map(roleOf) }),
    tiers: withLeft(platform.tiers, tiers.map(tierOf)),
    newsletters: withSetUp(platform.newsletters, newsletters),
  }
  writeFileSync(join(to, 'platform.json'), JSON.stringify(held))
  return { directory: to, remove: () => rmSync(to, { recursive: true, force: true }) }
}

/** Empty where the target does not serve it, or not to integrations. */
async function listOf(name: string, target: ListingSite): Promise<readonly JsonObject[]> {
  const query = plainQuery(`/platform/api/admin/${name}/`, 'integration')
  const outcome = await target.send({ ...query, parameters: [{ name: 'limit', value: 'all' }] }, {})
  return outcome.kind === 'answer' && outcome.status === 200 ? rowsIn(Object(outcome.json)[name]) : []
}

function rowsIn(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : []
}

function objectIn(file: string): JsonObject {
  const value = readJson(file)
  return isObject(value) ? value : {}
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
