import { isMissingPackage } from '../text/missing-package.ts'
import type { Environment } from './content/graphql/sources.ts'
import { chooseFreedoms } from './freedoms/freedoms.ts'
import { fromFetch, requestOf, toFetch } from './http/fetch-adapter.ts'
import { MAX_TARGET_BYTES, type ServiceRequest, type ServiceResponse } from './http/message.ts'
import type { Handler, Listening } from './http/node-adapter.ts'
import { type BrandName, brandNamed } from './platform/index.ts'
import { brokenInvariant, RunningReference } from './reference.ts'
import { UsageError } from './usage-error.ts'
import type { Why } from './why/why.ts'
import { type Clock, systemClock } from './world/clock.ts'
import type { WorldDefinition } from './world/definition.ts'
import { worldOfDefinition } from './world/files-of.ts'
import type { World } from './world/world.ts'

export {
  allFreedoms,
  allProfiles,
  allQuirks,
  clausesTouchedBy,
  clausesTouchedByFreedom,
  type FreedomFacts,
  filterOperators,
  leftAloneBy,
  type OperatorFacts,
  type ProfileFacts,
  type QuirkFacts,
} from './facts.ts'
export type { HeldFile } from './http/files.ts'
export type { ServiceRequest } from './http/message.ts'
export { knownResources } from './platform/upgrade/known-paths.ts'
export {
  type ChangeFacts,
  type Consequence,
  changesBetween,
  type Finding,
  type Judged,
  judgeUpgrade,
  type Span,
} from './platform/upgrade/upgrade.ts'

export { isKept, orderOf, type PlainCondition, type ShownValue } from './undisputed/undisputed.ts'
export { UsageError } from './usage-error.ts'
export type {
  Why,
  WhyAnswer,
  WhyCaller,
  WhyDifference,
  WhyEntry,
  WhyIgnored,
  WhyList,
  WhyOrder,
  WhyPermission,
  WhyPopulated,
  WhyReason,
  WhyRefusal,
  WhyRelated,
  WhySetting,
  WhyStep,
  WhyValue,
  WhyVersions,
} from './why/why.ts'
export {
  type AttributeDefinition,
  type DataDefinition,
  defineWorld,
  type EntryDefinition,
  type ModelDefinition,
  type ModelDefinitions,
  type OptionsDefinition,
  type PlatformDefinition,
  type WorldDefinition,
} from './world/definition.ts'
export type { FoundWorld } from './world/find-world.ts'
export {
  findWorld,
  readConfiguredFiles,
  readModuleFiles,
  readWorldFiles,
  unservedCode,
} from './world/on-disk.ts'
export { parseWorld } from './world/parse-world.ts'
export { WorldError, type WorldProblem } from './world/problems.ts'
export type { World, WorldFiles } from './world/world.ts'

export interface ReferenceOptions {
  /**
   * The name of a world of the suite; the path of a directory, or of a module that exports a world by default; models,
   * data and options as values; or a world that was parsed before.
   */
  readonly world: GivenWorld
  /** Ids of quirks to switch on. An unknown id is refused with the nearest known ones. */
  readonly quirks?: readonly string[]
  /** Name of a profile, for example `strapi-4.26-sqlite`. */
  readonly profile?: string
  /** Ids of freedoms to take: the self-test proves with them that no right server turns the suite red. */
  readonly freedoms?: readonly string[]
  /** Runs the platform as this version, such as `4.48`; without it the world's `site.version` decides, else 5.0. */
  readonly platformVersion?: string
  /** What the platform calls itself in paths, cookies, headers and codes; `platform` unless given. */
  readonly brand?: BrandName
  /** An SMTP server, `smtp://host:port`, to which the platform's mails go besides the outbox. */
  readonly smtp?: string
  /** As the service behaves with NODE_ENV=production. */
  readonly production?: boolean
  /** As the service behaves with NODE_ENV=staging. */
  readonly staging?: boolean
  readonly clock?: Clock
  /**
   * `http://127.0.0.1:1337`: where it is said to be without listening there itself. A site of the publishing platform
   * that its world puts on this machine is at this address.
   */
  readonly address?: string
  /**
   * Runs while the service starts, as a project's own `register({ strapi })` does: a function, or an object that has
   * one. It reaches `strapi.plugin('graphql').service('extension')`.
   */
  readonly register?: unknown
  /** The path of a file that exports such a `register`, in JavaScript or TypeScript. */
  readonly extension?: string
  /**
   * Origins whose pages may read answers of the content service in a browser: all of them, unless a list is given; the
   * platform has rules of its own.
   */
  readonly origins?: '*' | readonly string[]
  /** Is told of what is wrong with the reference itself; the request is answered with 500. Without it stderr is told. */
  readonly onFault?: (error: unknown, request: ServiceRequest) => void
  /**
   * Serves the control plane under `/__assayer/`. Off by default; `assayer serve` turns it on for loopback. Requests of
   * web pages of other origins, and to names that are not loopback, are refused.
   */
  readonly control?: boolean
  /** What requests to the control plane must have in the header `x-assayer-token`, then under any name of the host. */
  readonly controlToken?: string
  /**
   * Directories whose worlds may run their code when they are loaded by the control plane, besides that of `world`.
   * Worlds of other directories are loaded only when they hold none.
   */
  readonly codeFrom?: readonly string[]
  /** Operations of the control plane besides its own, by method and name: `GET observed`. Each gives JSON. */
  readonly operations?: Readonly<Record<string, () => unknown>>
  /** What each request goes through, whichever way it came; `held` gives the world that is served. */
  readonly through?: (answer: Handler, held: () => World) => Handler
}

export type GivenWorld = World | WorldDefinition | string

/** An in-memory server of both services. */
export interface Reference {
  handle(request: ServiceRequest): Promise<ServiceResponse>
  /**
   * The answer to a request with its reasons, as plain JSON; at most so many entries of each list, 1,000 unless `most`
   * says otherwise. What may write is asked of a copy: nothing is written. Rejects with a UsageError for a request
   * line that no server reads.
   */
  why(request: ServiceRequest, options?: { readonly most?: number }): Promise<Why>
  /** As the global `fetch`; the host of an address does not matter, and may be left out: `/api/posts`. */
  fetch(request: Request | URL | string, init?: RequestInit): Promise<Response>
  /**
   * Serves on node:http; port 0 (the default) picks a free one, host defaults to 127.0.0.1. Requests go through `through`
   * where it is given. With `movesSites` a site of the publishing platform that its world puts on this machine is where
   * it is served, whatever port the world says.
   */
  listen(where?: {
    port?: number
    host?: string
    through?: (handler: Handler) => Handler
    movesSites?: boolean
  }): Promise<Listening>
  /**
   * Serves another world in place of this one. Rejects with WorldError or UsageError for a world that does not fit, and
   * goes on with the one that it has.
   */
  load(world: GivenWorld): Promise<void>
  /** Puts the world back as it was loaded. */
  reset(): void
  readonly world: World
}

/** @throws UsageError for a service that is to run as two things at once. */
function environmentOf({ production = false, staging = false }: ReferenceOptions): Environment {
  if (production && staging) throw new UsageError('A service runs in production or in staging, not in both')
  return production ? 'production' : staging ? 'staging' : 'development'
}

/** Rejects with WorldError for a bad world and UsageError for a bad option. */
export async function createReference(options: ReferenceOptions): Promise<Reference> {
  const given = await worldOf(options.world, async path => (await loader()).loadWorld(path))
  const world = { ...given, code: [...given.code, ...(await readCode(options))] }
  const clock = options.clock ?? systemClock
  const smtp = options.smtp === undefined ? null : await openSmtp(options.smtp)
  const running = new RunningReference({
    world,
    quirks: options.quirks ?? [],
    profile: options.profile ?? null,
    freedoms: chooseFreedoms(options.freedoms ?? []),
    environment: environmentOf(options),
    platformVersion: options.platformVersion ?? null,
    brand: brandNamed(options.brand ?? 'platform'),
    mail: smtp?.send ?? null,
    control: options.control
      ? { token: options.controlToken ?? null, further: options.operations ?? {} }
      : null,
    origins: options.origins ?? '*',
    now: () => clock.now(),
    loadWorld: directory => loadTrusted(directory, options),
  })
  if (options.address !== undefined) running.moveSites(options.address)
  await running.ready()
  const { onFault = tellFault } = options
  const answering: Handler = request => answer(running, request, onFault)
  const handle = options.through ? options.through(answering, () => running.world) : answering
  return {
    handle: async request => handle(request),
    why: async (request, { most = MOST_ENTRIES } = {}) => {
      if (request.target.length > MAX_TARGET_BYTES)
        throw new UsageError(`The request line is longer than ${MAX_TARGET_BYTES} bytes: no server reads it`)
      return running.why(request, most)
    },
    fetch: async (input, init) => {
      const request = requestOf(input, init)
      return toFetch(await handle(await fromFetch(request)), request.method)
    },
    listen: async ({ through, movesSites = false, ...where } = {}) => {
      const { listen } = await import('./http/node-adapter.ts')
      const listening = await listen(through ? through(handle) : handle, where)
      if (movesSites) running.moveSites(listening.url)
      return listening
    },
    load: async given => {
      const parsed = await worldOf(given, async path => (await loader()).loadWorldAnew(path))
      await running.load({ ...parsed, code: [...parsed.code, ...(await readCode(options))] })
    },
    reset: () => running.reset(),
    get world() {
      return running.world
    },
  }
}

/** Entries of each list that are told of, unless somebody wants more. */
const MOST_ENTRIES = 1_000

/** As node:http answers a request line that is too long, which its adapter never hands on. */
const TARGET_TOO_LONG: ServiceResponse = { status: 431, headers: {}, body: null }

function answer(
  running: RunningReference,
  request: ServiceRequest,
  onFault: OnFault,
): ServiceResponse | Promise<ServiceResponse> {
  if (request.target.length > MAX_TARGET_BYTES) return TARGET_TOO_LONG
  /** A broken invariant is our fault: it is told in full, and answered without its insides. */
  const fail = (error: unknown) => {
    onFault(error, request)
    return brokenInvariant()
  }
  try {
    const response = running.handle(request)
    return response instanceof Promise ? response.catch(fail) : response
  } catch (error) {
    return fail(error)
  }
}

type OnFault = NonNullable<ReferenceOptions['onFault']>

function tellFault(error: unknown, { method, target }: ServiceRequest): void {
  console.error(`assayer: the reference is wrong at ${method} ${target}`, error)
}

/** Mails are sent by a file of its own, so that nothing of SMTP is loaded where none is configured. */
async function openSmtp(url: string) {
  const { smtpSender } = await import('./http/smtp-sender.ts').catch(withoutNodemailer)
  return smtpSender(url, ({ to }, error) => {
    console.error(`assayer: a mail to ${to} could not be sent`, error)
  })
}

/** Whoever sends no mails need not install what sends them. */
function withoutNodemailer(error: unknown): never {
  if (!isMissingPackage(error, 'nodemailer')) throw error
  throw new UsageError('smtp needs the package nodemailer, which is not installed: npm install nodemailer')
}

/** What is registered besides the world's own code. */
async function readCode({ register, extension }: ReferenceOptions): Promise<readonly unknown[]> {
  const given = register === undefined ? [] : [register]
  if (extension === undefined) return given
  const { loadCode } = await import('./world/load-code.ts')
  return [...given, await loadCode(extension)]
}

/** Reads a world that the control plane was asked for. */
async function loadTrusted(asked: string, { world, codeFrom = [] }: ReferenceOptions): Promise<World> {
  const { refuseForeignCode } = await import('./world/code-from.ts')
  await refuseForeignCode(asked, typeof world === 'string' ? [world, ...codeFrom] : codeFrom)
  return (await loader()).loadWorld(asked)
}

/** Only worlds that are named need a file system, so what reads them is loaded when it is used. */
const loader = () => import('./world/load-world.ts')

async function worldOf(given: GivenWorld, load: (path: string) => Promise<World>): Promise<World> {
  if (typeof given === 'string') return load(given)
  return isParsed(given) ? given : worldOfDefinition('world', given)
}

function isParsed(world: World | WorldDefinition): world is World {
  return 'entries' in world
}
