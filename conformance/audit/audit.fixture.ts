import type { Client } from '../client/client.ts'
import type { WireRequest } from '../client/wire-request.ts'
import { clientOf } from '../executed/embedded-target.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { embedReference, type OracleFiles, type OracleWorld, type ServeOptions } from '../targets/oracle.ts'
import { Asker } from './asker.ts'
import { type Audited, type AuditOptions, audit } from './audit.ts'
import { isOfContentApi, type Resource } from './site/resource.ts'
import { type LiftingOptions, liftOnto } from './world/lifted.ts'

const suite = loadSuite('specs')

export interface AuditingOptions {
  readonly requests?: number
  /** Its models; null: they are inferred. */
  readonly files?: OracleFiles | null
  /** Whether clauses are asked of what is read, too, which takes a while. */
  readonly isLifted?: boolean
  /** Of the platform. */
  readonly resources?: readonly Resource[]
  /** What requests go through. */
  readonly through?: (client: Client) => Client
}

/** What an audit finds at a reference that holds a world. */
export async function auditReference(
  world: OracleWorld,
  options: Pick<ServeOptions, 'quirks' | 'freedoms'> = {},
  {
    requests = 2_000,
    files = null,
    isLifted = true,
    resources = [],
    through = client => client,
  }: AuditingOptions = {},
): Promise<Audited> {
  const reference = await embedReference({ world, ...options })
  const known = files && { world, files }
  const asker = new Asker({
    client: through(clientOf(reference)),
    bounds: { requests, isOver: () => false },
    sign: async request => (isOfContentApi(request.path) ? withKey(request, world) : request),
  })
  const { signal } = new AbortController()
  return audit({
    asker,
    plurals: pluralsOf(world),
    resources,
    seed: 1,
    requests,
    suite,
    known,
    signal,
    lift: isLifted ? remembered : nothing,
  })
}

/** What an audit finds at whatever answers; clauses of the suite are left out. */
export async function auditClient(
  client: Client,
  {
    plurals = [],
    resources = [],
    requests = 300,
  }: Partial<Pick<AuditOptions, 'plurals' | 'resources' | 'requests'>>,
): Promise<Audited> {
  const bounds = { requests, isOver: () => false }
  const asker = new Asker({ client, bounds, sign: async request => request })
  const { signal } = new AbortController()
  return audit({
    ...{ asker, plurals, resources, requests, suite, signal },
    ...{ known: null, seed: 1, lift: nothing },
  })
}

function withKey(request: WireRequest, { platform }: OracleWorld): WireRequest {
  const [{ key }] = [platform?.content_api_keys].flat().map(Object)
  return { ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}key=${key}` }
}

function pluralsOf({ models }: OracleWorld): readonly string[] {
  const types = [...models.types.values()]
  return types.flatMap(({ uid, kind, pluralName }) =>
    uid.startsWith('api::') && kind === 'collectionType' ? [pluralName] : [],
  )
}

/** For what is about everything else. */
async function nothing({ suite, world }: LiftingOptions): ReturnType<typeof liftOnto> {
  return { suite: { ...suite, clauses: [] }, worlds: async () => world, scenarios: [] }
}

const lifted = new Map<string, ReturnType<typeof liftOnto>>()

/** Many servers hold the same world, and it takes a while to lift onto it. */
function remembered(options: LiftingOptions): ReturnType<typeof liftOnto> {
  const { models, entries } = options.world
  const key = JSON.stringify([models, entries, options.isAsked('content.graphql.x')], asPlain)
  const known = lifted.get(key) ?? liftOnto(options)
  lifted.set(key, known)
  return known
}

function asPlain(_: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value
}
