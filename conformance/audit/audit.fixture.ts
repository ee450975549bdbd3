import type { Client } from '../client/client.ts'
import { clientOf } from '../executed/embedded-target.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { embedReference, type OracleFiles, type OracleWorld, type ServeOptions } from '../targets/oracle.ts'
import { Asker } from './asker.ts'
import { type Audited, audit } from './audit.ts'
import { type LiftingOptions, liftOnto } from './world/lifted.ts'

const suite = loadSuite('specs')

export interface AuditingOptions {
  readonly requests?: number
  /** Its models; null: they are inferred. */
  readonly files?: OracleFiles | null
  /** Whether clauses are asked of what is read, too, which takes a while. */
  readonly isLifted?: boolean
  /** What requests go through. */
  readonly through?: (client: Client) => Client
}

/** What an audit finds at a reference that holds a world. */
export async function auditReference(
  world: OracleWorld,
  options: Pick<ServeOptions, 'quirks' | 'freedoms'> = {},
  { requests = 2_000, files = null, isLifted = true, through = client => client }: AuditingOptions = {},
): Promise<Audited> {
  const reference = await embedReference({ world, ...options })
  const known = files && { world, files }
  const asker = new Asker({
    client: through(clientOf(reference)),
    bounds: { requests, isOver: () => false },
    sign: async request => request,
  })
  const { signal } = new AbortController()
  return audit({
    asker,
    plurals: pluralsOf(world),
    seed: 1,
    requests,
    suite,
    known,
    signal,
    lift: isLifted ? remembered : nothing,
  })
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
