import type { ServiceRequest, ServiceResponse } from '../http/message.ts'
import { type Consulted, type Fired, listening } from '../units/listening.ts'
import { UsageError } from '../usage-error.ts'
import type { Why } from '../why/why.ts'
import type { Clock } from '../world/clock.ts'
import { type Brand, platformBrand } from './brand.ts'
import type { PlatformService, Site } from './contracts.ts'
import { createService } from './service/service.ts'
import type { PlatformData } from './site/data.ts'
import { type Ids, seededIds } from './site/ids.ts'
import { type Mail, type MailSink, Outbox } from './site/mail.ts'
import { SiteStore } from './site/store.ts'
import { checkStart } from './start/start-checks.ts'
import { type PlatformUnits, platformUnits } from './units.ts'
import { documentedMajor, RUNNABLE, runnableVersion, type Version } from './version.ts'
import { why } from './why/platform-why.ts'

export { type Brand, type BrandName, brandNamed, ghostBrand, platformBrand } from './brand.ts'
export type { Change, PlatformUnits } from './contracts.ts'
export type { PlatformData } from './site/data.ts'
export type { Mail, MailSink } from './site/mail.ts'
export { platformProblems, readPlatform } from './site/read/platform.ts'
export { siteAt } from './site/site-at.ts'
export { platformUnits } from './units.ts'

export interface PlatformOptions {
  /** A checked `platform.json`; see `readPlatform`. */
  readonly site: PlatformData
  /** Runs the platform as this version, such as `4.48`; without it the site's own version decides. */
  readonly version?: string
  /** Runs it in production, whatever the site says. */
  readonly production?: boolean
  /** The lists of units; those of the documentation unless quirks replaced some. */
  readonly units?: PlatformUnits
  readonly clock: Clock
  /** Where ids of new rows come from. */
  readonly ids?: Ids
  readonly brand?: Brand
  /** Gets every mail besides the outbox. */
  readonly mail?: MailSink
}

/** The publishing platform of one site. */
export interface Platform {
  readonly service: PlatformService
  /** The same answer; `fired` is told the clause of each rule that decided it. */
  explain(
    request: ServiceRequest,
    fired: Fired,
    consulted?: Consulted | null,
  ): Promise<ServiceResponse | null>
  /** The answer with its reasons, asked of a copy of the site; null for what is not the platform's. */
  why(request: ServiceRequest, most: number): Promise<Why | null>
  /** Back to the site as the world gave it, without mails. */
  reset(): void
  /** How often anything was written or sent since it was made. */
  writes(): number
  /** How many ids and secrets were taken since it was made. */
  taken(): number
  /** The mails that it would have sent, the oldest first. */
  mail(): readonly Mail[]
}

/** The seed of the ids of rows that are made while the platform runs. */
const RUNNING_SEED = 2

/**
 * Makes the publishing platform of a site: its content API, its admin API, and what the site itself serves.
 * @throws WorldError when the version does not run a site that is set up like this
 * @throws UsageError for a version of no documented major
 */
export function createPlatform(options: PlatformOptions): Platform {
  const { clock, ids = seededIds(RUNNING_SEED), brand = platformBrand } = options
  const data = inEnvironment(options)
  const store = new SiteStore(data.tables)
  const outbox = new Outbox(options.mail)
  const version = options.version === undefined ? data.site.version : runningVersion(options.version)
  const site: Site = { data: data.site, version, major: majorOf(version), brand, store, clock, ids, outbox }
  const units = options.units ?? platformUnits
  checkStart(data.site, site.major, units)
  return {
    service: createService(site, units),
    explain: (request, fired, consulted) => createService(site, listening(units, fired, consulted))(request),
    why: (request, most) => why(request, { site: copyOf(site), units, most }),
    reset: () => {
      store.reset()
      ids.reset()
      outbox.reset()
    },
    writes: () => store.writes + outbox.writes,
    taken: () => ids.given,
    mail: () => outbox.mails,
  }
}

function copyOf(site: Site): Site {
  return { ...site, store: site.store.copy(), ids: site.ids.copy(), outbox: new Outbox() }
}

function inEnvironment({ site: data, production = false }: PlatformOptions): PlatformData {
  if (!production) return data
  return { ...data, site: { ...data.site, setup: { ...data.site.setup, environment: 'production' } } }
}

/** @throws UsageError for a text that is no version that a platform can run as */
function runningVersion(asked: string): Version {
  const version = runnableVersion(asked)
  if (version) return version
  throw new UsageError(`platform version: found ${asked}, expected ${RUNNABLE}.`)
}

function majorOf(version: Version) {
  const major = documentedMajor(version)
  if (!major) throw new Error(`invariant: a platform runs as ${version.major}`)
  return major
}
