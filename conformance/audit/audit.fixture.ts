import { clientOf } from '../executed/embedded-target.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { embedReference, type OracleFiles, type OracleWorld, type ServeOptions } from '../targets/oracle.ts'
import { Asker } from './asker.ts'
import { type Audited, audit } from './audit.ts'
import { type LiftingOptions, liftOnto } from './world/lifted.ts'

const suite = loadSuite('specs')

/** What an audit finds at a reference that holds a world. */
export async function auditReference(
  world: OracleWorld,
  options: Pick<ServeOptions, 'quirks' | 'freedoms'> = {},
  { requests = 2_000, files = null }: { requests?: number; files?: OracleFiles | null } = {},
): Promise<Audited> {
  const reference = await embedReference({ world, ...options })
  const known = files && { world, files }
  const asker = new Asker({
    client: clientOf(reference),
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
    lift: remembered,
  })
}

function pluralsOf({ models }: OracleWorld): readonly string[] {
  const types = [...models.types.values()]
  return types.flatMap(({ uid, kind, pluralName }) =>
    uid.startsWith('api::') && kind === 'collectionType' ? [pluralName] : [],
  )
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
