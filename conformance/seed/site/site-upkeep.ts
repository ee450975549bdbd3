import type { Client } from '../../client/client.ts'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { majorOf, prefixOf } from '../../suite/versions.ts'
import { worldDirectory } from '../../suite/worlds.ts'
import { type BrandWords, neutralWords } from '../../targets/brand.ts'
import { readCredentials } from '../../targets/credentials.ts'
import { versionOfSite } from '../../targets/site-version.ts'
import { CannotJudge } from '../../targets/target.ts'
import type { Upkeep } from '../../targets/upkeep.ts'
import type { ApiUpkeep } from '../api-upkeep.ts'
import { Refusal } from '../ask.ts'
import { Admin, type Session } from './admin.ts'
import { type Around, SiteKeeper } from './site-keeper.ts'
import { hasSite, readSiteWorld, type SiteWorld } from './site-world.ts'
import { Staff } from './staff.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface SiteUpkeepOptions {
  readonly specs: string
  readonly world: string
  readonly environment: Environment
  readonly brand?: BrandWords | undefined
  /** Whether entries that are not the world's may be deleted to make room for it. */
  readonly replaces: boolean
}

/** Seed and reset of a site by its admin API; null for a world without a site. Nothing is sent before one is run. */
export function siteUpkeep(options: SiteUpkeepOptions): ApiUpkeep | null {
  const directory = worldDirectory(options.specs, options.world)
  if (!hasSite(directory)) return null
  const world = readSiteWorld(directory, options.world)
  const keeper = new SiteKeeper({ world, replaces: options.replaces })
  const known: Known = { session: { proof: {} }, version: null }
  const proofs = () => keysOf(keeper, world)
  const attempt =
    (work: (around: Around) => Promise<void>): Upkeep['run'] =>
    async (client, mailbox = null) => {
      const admin = await adminOf(client, known, options)
      const staff = new Staff({ admin, world, mailbox })
      return work({ admin, staff }).then(() => null, refusalOf)
    }
  return {
    seed: {
      says: 'its admin API',
      run: attempt(around => keeper.seed(around)),
      proofs,
    },
    undo: {
      says: 'deleting what was made',
      begin: attempt(around => keeper.remember(around)),
      run: attempt(around => keeper.undo(around)),
      keepsSessions: true,
      leaves: () => keeper.leaves,
      isMoved: () => keeper.isMoved,
      proofs,
    },
    // What a site does not take of an entry is told, and no part of a world.
    lacking: () => new Map(),
  }
}

interface Known {
  readonly session: Session
  version: Promise<string | null> | null
}

async function adminOf(client: Client, known: Known, { brand, environment, ...at }: SiteUpkeepOptions) {
  const words = brand ?? neutralWords
  const branded = withBrand(client, words)
  known.version ??= versionOfSite(branded)
  const major = majorOf(await known.version)
  const credentials = readCredentials(worldDirectory(at.specs, at.world), environment)
  const prefix = prefixOf(major)
  return new Admin({ client: branded, words, credentials, prefix, major, session: known.session })
}

function withBrand(client: Client, brand: BrandWords): Client {
  return { ...client, send: request => client.send(brand.request(request)) }
}

/** The keys that the site made for integrations of the world, under the names that credentials are read from. */
function keysOf(keeper: SiteKeeper, world: SiteWorld): Environment {
  const [content, admin] = ['content', 'admin'].map(type => keyOf(type, keeper, world))
  return {
    ...(content && { ASSAYER_CONTENT_KEY: String(content.secret) }),
    ...(admin && { ASSAYER_ADMIN_KEY: wholeKey(admin) }),
  }
}

/** Some show the id in front of the secret, as clients want it. */
function wholeKey({ id, secret }: JsonObject): string {
  return String(secret).includes(':') ? String(secret) : `${String(id)}:${String(secret)}`
}

function keyOf(type: string, keeper: SiteKeeper, world: SiteWorld): JsonObject | undefined {
  const slug = world.rows(`${type}_api_keys`)[0]?.integration
  const integration = keeper.held('integrations').find(({ key }) => key === slug)
  const keys = integration?.values.api_keys
  return (Array.isArray(keys) ? keys : []).filter(isObject).find(key => key.type === type)
}

function refusalOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof CannotJudge) return error.message
  throw error
}
