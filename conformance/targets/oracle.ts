import type {
  FoundWorld,
  FreedomFacts,
  HeldFile,
  Judged,
  OperatorFacts,
  PlainCondition,
  ProfileFacts,
  Reference,
  ReferenceOptions,
  ServiceRequest,
  ShownValue,
  Span,
  Why,
  WhyEntry,
  WhyList,
  WhyReason,
  WorldFiles,
  WorldProblem,
} from '../../reference/index.ts'
import type { Service } from '../suite/clause.ts'
import { UsageError } from '../usage-error.ts'

/** The only file that may use the reference, and only by its public door. Loaded when needed: it takes a while. */
const reference = () => import('../../reference/index.ts')

/** Loads it beforehand, where there is nothing else to do. */
export async function loadReference(): Promise<void> {
  await reference()
}

/** A reference that serves. */
export interface Serving {
  readonly url: string
  readonly world: string
  /** `content`, `platform`: what the world gives it to serve. */
  readonly services: readonly Service[]
  /** Answers a request without a socket, as it is answered over one. */
  readonly answer: Exchange
  /** The world that is served now. */
  readonly held: () => OracleWorld
  /** Serves another world, or one that changed, in its place. Rejects with a UsageError and goes on when it does not fit. */
  load(world: OracleWorld | string): Promise<void>
  close(): Promise<void>
}

export interface ServeOptions extends Omit<ReferenceOptions, 'clock' | 'through'> {
  readonly port?: number
  readonly host?: string
  /** What each request goes through; `held` gives the world that is served. */
  readonly through?: (answer: Exchange, held: () => OracleWorld) => Exchange
  /** A platform's site on this machine is where it is served, whatever its world says. */
  readonly movesSites?: boolean
}

/** Answers one request. */
export type Exchange = (request: EmbeddedRequest) => EmbeddedAnswer | Promise<EmbeddedAnswer>

/** Starts a reference. A bad world or option is the caller's mistake: UsageError. */
export async function serveReference(given: ServeOptions): Promise<Serving> {
  const { port, host, through, movesSites = false, ...options } = given
  const { createReference } = await reference()
  const made = await createReference(options).catch(mistakeOfTheCaller)
  const held = () => made.world
  const where = {
    movesSites,
    ...(port !== undefined && { port }),
    ...(host !== undefined && { host }),
    ...(through && { through: (answer: Exchange) => through(answer, held) }),
  }
  const listening = await made.listen(where).catch(mistakeOfTheCaller)
  const { world } = made
  return {
    ...{ url: listening.url, world: world.name, services: servicesOf(world), held },
    answer: through ? through(made.handle, held) : made.handle,
    load: given => made.load(given).catch(mistakeOfTheCaller),
    close: () => listening.close(),
  }
}

/** A request as the reference gets it. */
export type EmbeddedRequest = ServiceRequest

/** A reference in this process, which requests reach without a socket. */
export type Embedded = Pick<Reference, 'handle' | 'reset'>
export type EmbedOptions = ReferenceOptions
export type EmbeddedAnswer = Awaited<ReturnType<Reference['handle']>>

/** A whole reference, as the package gives it to its users. */
export type OracleReference = Reference
/** An answer with its reasons, and parts of it. */
export type OracleWhy = Why
export type OracleWhyList = WhyList
export type OracleWhyEntry = WhyEntry
export type OracleWhyReason = WhyReason
/** A request as the reference is handed it. */
export type OracleRequest = ServiceRequest

/** Makes a reference that nobody else can reach. A bad world or option is the caller's mistake: UsageError. */
export async function embedReference(options: ReferenceOptions): Promise<OracleReference> {
  const { createReference } = await reference()
  return createReference(options).catch(mistakeOfTheCaller)
}

/** A deliberate deviation that the reference can be served with. */
export interface QuirkFacts {
  readonly id: string
  /** The clause that it breaks. */
  readonly clause: string
  /** A documented clause that it breaks as well: then a server with it is not right, whatever `clause` is. */
  readonly breaks?: string | undefined
  readonly says: string
}

/** Every quirk of the reference. */
export async function listQuirks(): Promise<readonly QuirkFacts[]> {
  const { allQuirks } = await reference()
  return allQuirks.map(({ id, clause, breaks, says }) => ({ id, clause, breaks, says }))
}

/** A real program that the reference can be like: its name, and the quirks that make it so. */
export async function listProfiles(): Promise<readonly ProfileFacts[]> {
  return (await reference()).allProfiles
}

/** A real program that the reference can be like. */
export type OracleProfile = ProfileFacts

/** The clauses that have a say in what a quirk changes. */
export async function clausesTouchedBy(quirk: string): Promise<ReadonlySet<string>> {
  return (await reference()).clausesTouchedBy(quirk)
}

/** The same for a freedom; null where clauses do not tell which answers are others. */
export async function clausesTouchedByFreedom(freedom: string): Promise<ReadonlySet<string> | null> {
  return (await reference()).clausesTouchedByFreedom(freedom)
}

/**
 * Tells of a request and its answer whether a server with a freedom answers as one without it did; false where that is not
 * known.
 */
export async function leftAloneBy(
  freedom: string,
): Promise<(request: EmbeddedRequest, answer: EmbeddedAnswer) => Promise<boolean>> {
  return (await reference()).leftAloneBy(freedom)
}

/** A way in which a server may differ from the reference everywhere and still be right. */
export type { FreedomFacts } from '../../reference/index.ts'

/** Every freedom that the documentation leaves a server. */
export async function listFreedoms(): Promise<readonly FreedomFacts[]> {
  return (await reference()).allFreedoms
}

/** An operator of the query language's filters: its name, and what it is given. */
export type OracleOperator = OperatorFacts

/** Every operator of filters, in the documentation's order. */
export async function listOperators(): Promise<readonly OracleOperator[]> {
  return (await reference()).filterOperators
}

/** What every right server says of values, whatever freedoms it takes. */
export interface Undisputed {
  /** Whether a condition keeps an entry with this value. Null: right servers differ. */
  readonly isKept: (value: ShownValue, condition: PlainCondition) => boolean | null
  /** Which of two values stands first in an ascending list, below 0 the first. Null: right servers differ. */
  readonly orderOf: (first: ShownValue, second: ShownValue) => number | null
}
export type { PlainCondition, ShownValue } from '../../reference/index.ts'

export async function undisputed(): Promise<Undisputed> {
  const { isKept, orderOf } = await reference()
  return { isKept, orderOf }
}

/** What the platform's APIs have under their roots, by any major. */
export async function listResources(): Promise<Readonly<Record<'content' | 'admin', readonly string[]>>> {
  return (await reference()).knownResources
}

/** Two of the platform's majors: a site is upgraded from the one to the other. */
export type UpgradeSpan = Span
/** What an upgrade does to one request. */
export type JudgedRequest = Judged

/** The ids of the changes that the reference knows between two majors, the oldest first. */
export async function listChanges(span: UpgradeSpan): Promise<readonly string[]> {
  const { changesBetween } = await reference()
  return changesBetween(span).map(({ clause }) => clause)
}

/** What an upgrade does to each of some requests. */
export async function judgeTraffic(
  requests: readonly ServiceRequest[],
  span: UpgradeSpan,
): Promise<readonly JudgedRequest[]> {
  return (await reference()).judgeUpgrade(requests, span)
}

/** Worlds that were read and checked once and serve many references: they are immutable. */
export type WorldSource = (directory: string) => Promise<World>

export function keepWorlds(): WorldSource {
  const worlds = new Map<string, Promise<World>>()
  return directory => {
    const world = worlds.get(directory) ?? readWorld(directory)
    worlds.set(directory, world)
    return world
  }
}

/** The first world's content service and the second one's platform, for one server of both. */
export async function pairWorlds(content: string, platform: string): Promise<World> {
  const [first, second] = await Promise.all([readWorld(content), readWorld(platform)])
  return { ...first, name: `${first.name}+${second.name}`, platform: second.platform }
}

/** Reads a world from its directory. One that cannot be used is the caller's mistake: UsageError. */
export async function readWorld(directory: string): Promise<World> {
  const { createReference } = await reference()
  const { world } = await createReference({ world: directory }).catch(mistakeOfTheCaller)
  return world
}

/** The texts of a world by their path in its directory, and a file of its media library. */
export type OracleFiles = WorldFiles
type GivenFiles = Parameters<typeof import('../../reference/index.ts').parseWorld>[1]
export type OracleFile = HeldFile
/** One thing for which the oracle refuses a world: which file, where in it, what was found and what expected. */
export type OracleProblem = WorldProblem

/** A world of files in memory, or what is wrong with it; one problem may hide another. JSON may be given as its value. */
export async function worldOfFiles(
  name: string,
  files: GivenFiles,
): Promise<{ readonly world: OracleWorld } | { readonly problems: readonly OracleProblem[] }> {
  const { createReference, parseWorld, WorldError } = await reference()
  try {
    const { world } = await createReference({
      world: parseWorld(name, files, Number.POSITIVE_INFINITY),
    })
    return { world }
  } catch (error) {
    if (error instanceof WorldError) return { problems: error.problems }
    throw error
  }
}

/** The files of a world's directory that make it up, and no others. None at all is the caller's mistake: UsageError. */
export async function readWorldFiles(directory: string): Promise<OracleFiles> {
  return (await reference()).readWorldFiles(directory).catch(mistakeOfTheCaller)
}

/** The same for where no code can be run: what a project's configuration says in code stands in `options.json`. */
export async function readConfiguredFiles(directory: string): Promise<OracleFiles> {
  return (await reference()).readConfiguredFiles(directory).catch(mistakeOfTheCaller)
}

/** What --world names. Nothing at all is the caller's mistake: UsageError. */
export async function findWorld(world: string, suites: readonly string[]): Promise<FoundWorld> {
  return (await reference()).findWorld(world, suites).catch(mistakeOfTheCaller)
}

/** The files that a module's world stands for. One that cannot be used is the caller's mistake: UsageError. */
export async function readModuleFiles(path: string): Promise<OracleFiles> {
  return (await reference()).readModuleFiles(path).catch(mistakeOfTheCaller)
}

/** The content-types that every world has, by uid. */
export async function builtInTypes(): Promise<ReadonlyMap<string, OracleSchema>> {
  const { parseWorld } = await reference()
  return parseWorld('empty', new Map([['data.json', '{}']])).models.types
}

/** Code of a project's folder that the reference does not run: custom controllers and routes above all. */
export async function unservedCode(directory: string): Promise<readonly string[]> {
  return (await reference()).unservedCode(directory)
}

/** A world as the oracle reads it: models, entries, options, with everything filled in that its files leave out. */
export type OracleWorld = World

type World = Reference['world']
type ValueIn<M> = M extends ReadonlyMap<string, infer V> ? V : never

/** A content-type of a world. */
export type OracleType = ValueIn<World['models']['types']>
export type OracleAttribute = ValueIn<OracleType['attributes']>
/** Anything with attributes: a content-type or a component. */
export interface OracleSchema {
  readonly uid: string
  readonly attributes: ReadonlyMap<string, OracleAttribute>
}

/** What a world gives a server to serve. */
export function servicesOf({ models, platform }: OracleWorld): readonly Service[] {
  const hasContent = [...models.types.keys()].some(uid => uid.startsWith('api::'))
  return [...(hasContent ? ['content' as const] : []), ...(platform ? ['platform' as const] : [])]
}

/** Mistakes of the caller in the words of the reference or of the system become ours; anything else goes on. */
function mistakeOfTheCaller(error: unknown): never {
  if (!(error instanceof Error)) throw error
  const isAddress = 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo')
  if (isAddress || ['WorldError', 'UsageError'].includes(error.name)) throw new UsageError(error.message)
  throw error
}
