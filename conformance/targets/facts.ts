import type { Outcome } from '../client/outcome.ts'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { type Fact, factVariable } from '../suite/fact.ts'
import { majorOf } from '../suite/versions.ts'
import type { Credentials } from './credentials.ts'
import { type IntegrationKey, readIntegrationKeys } from './integration-keys.ts'
import { sitePath } from './list-ways.ts'
import { needed } from './needed.ts'
import { versionIn } from './site-version.ts'
import { CannotJudge } from './target.ts'

/** Finds out what a target has of its own. */
export interface FactBook {
  /** Throws CannotJudge when it cannot be found out. */
  factOf(fact: Fact): Promise<string>
  /** Forgets what may be another one after the world was put back. */
  forget(): void
  /** Keys that the target told: no report may show them. */
  secrets(): readonly string[]
}

export interface FactBookOptions {
  readonly credentials: Credentials
  /** Whatever stands in the variable of a fact counts more than anything that the target says. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Where the target is reached. */
  readonly url: string
  readonly platformVersion: string | null
  /** Sends a GET as a caller. */
  readonly get: (path: string, as: string) => Promise<Outcome>
}

/** What a platform tells everybody of its site; null for what it does not tell. */
interface Site {
  readonly url: string | null
  readonly version: string | null
}

export function openFactBook(options: FactBookOptions): FactBook {
  const { credentials, environment, platformVersion } = options
  const told: string[] = []
  let site: Promise<Site> | null = null
  let keys: Promise<readonly IntegrationKey[]> | null = null
  const siteOnce = () => {
    site ??= readSite(options)
    return site
  }
  const keysOnce = () => {
    keys ??= readIntegrationKeys({ ...options, staff: credentials.staff }).then(found => {
      told.push(...found.map(({ secret }) => secret))
      return found
    })
    return keys
  }
  const address = async () => environment.ASSAYER_SITE ?? (await siteOnce()).url ?? options.url
  const keyOf = async (type: IntegrationKey['type'], { of }: Fact) => {
    const first = type === 'content' ? credentials.contentKey : (credentials.adminKey?.secret ?? null)
    const isWanted = (key: IntegrationKey) => (of === null ? key.secret === first : key.integration === of)
    const found = (await keysOnce()).find(key => key.type === type && isWanted(key))
    if (found) return found
    throw new CannotJudge(
      `the target has no ${type} key ${of === null ? 'such as it is asked with' : `of ${of}`}`,
    )
  }
  const adminKey = async (fact: Fact) =>
    fact.of === null ? needed(credentials.adminKey, 'admin API key') : keyOf('admin', fact)
  const read = async (fact: Fact): Promise<string> => {
    const { name, of } = fact
    switch (name) {
      case 'content-key':
        return of === null
          ? needed(credentials.contentKey, 'content API key')
          : (await keyOf('content', fact)).secret
      case 'content-key-id':
        return (await keyOf('content', fact)).id
      case 'admin-key': {
        const { id, secret } = await adminKey(fact)
        return `${id}:${secret}`
      }
      case 'admin-key-id':
        return (await adminKey(fact)).id
      case 'admin-secret':
        return (await adminKey(fact)).secret
      case 'client-secret':
        return needed(credentials.clientSecret(of ?? ''), `client ${of}`)
      case 'password':
        return needed(credentials.password(of ?? ''), `password of ${of}`)
      case 'token':
        return needed(credentials.token(of ?? ''), `API token ${of}`)
      case 'site':
        return bare(await address())
      case 'site-origin':
        return addressIn(await address()).origin
      case 'site-host':
        return addressIn(await address()).hostname.replace(/^www\./, '')
      case 'version': {
        const version = (await siteOnce()).version ?? platformVersion
        if (version !== null) return version
        throw new CannotJudge('the target does not tell its version: use --platform-version')
      }
    }
  }
  return {
    // The address may be given with a slash at its end, which `read` takes away.
    factOf: async fact => (fact.name === 'site' ? undefined : environment[factVariable(fact)]) ?? read(fact),
    forget: () => {
      keys = null
    },
    secrets: () => told,
  }
}

async function readSite({ get, platformVersion }: FactBookOptions): Promise<Site> {
  const read = async (path: string) => {
    const outcome = await get(path, 'public')
    return outcome.kind === 'answer' ? Object(outcome.json) : {}
  }
  const { site } = await read(sitePath(platformVersion))
  const { url, version } = isObject(site) ? site : await firstGenerationSite(platformVersion, read)
  return {
    url: typeof url === 'string' && URL.canParse(url) ? url : null,
    version: typeof version === 'string' ? versionIn(version) : null,
  }
}

/** The first generation has no `/site/`: it tells in its configuration where it is. */
async function firstGenerationSite(
  platformVersion: string | null,
  read: (path: string) => Promise<Record<string, unknown>>,
): Promise<JsonObject> {
  if (platformVersion === null || majorOf(platformVersion) !== 1) return {}
  const { configuration } = await read('/platform/api/v0.1/configuration/')
  const [first] = Array.isArray(configuration) ? configuration : []
  return isObject(first) ? { url: first.blogUrl } : {}
}

/** Without a slash at its end: scenarios write what follows. */
function bare(address: string): string {
  return address.replace(/\/+$/, '')
}

function addressIn(text: string): URL {
  if (URL.canParse(text)) return new URL(text)
  throw new CannotJudge(`ASSAYER_SITE: found ${text}, expected an address such as https://blog.example`)
}
