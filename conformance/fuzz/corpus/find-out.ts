import { DEFAULT_LIMITS } from '../../client/limits.ts'
import { oracleTarget } from '../../targets/oracle-target.ts'
import { askingHere } from '../asking.ts'
import { fuzz } from '../fuzz.ts'
import { first } from '../generate.ts'
import { openGuide } from '../guided/guide.ts'
import { guided } from '../guided/guided.ts'
import { readSeeds } from '../guided/seeds.ts'
import { type Query, requestOf } from '../query.ts'
import { withoutDiagnosis } from '../query-diagnosis.ts'
import { querySource } from '../query-source.ts'
import { openSetup } from '../setup.ts'

export interface Search {
  readonly specs: string
  /** A world of the suite. */
  readonly world: string
  readonly seed: number
  /** The most queries that are asked. */
  readonly runs: number
}

/** A wrong server that was told from the reference. */
export interface FoundOut {
  readonly quirk: string
  /** How many queries it took. */
  readonly queries: number
  /** The smallest one that tells it. */
  readonly request: string
  /** How many parameters that has, or arguments. */
  readonly parameters: number
}

/** Asks a reference with a quirk what `fuzz` asks of a world, until it is found out; null when it is not. */
export async function findOut(quirk: string, { specs, world, seed, runs }: Search): Promise<FoundOut | null> {
  const target = oracleTarget({ specs, quirks: [quirk] })
  const setup = await openSetup({
    ...{ target, specs, world, profile: undefined, as: 'public', ignored: [], exactOrder: false },
    ...{ workers: 4, limits: DEFAULT_LIMITS, environment: {} },
    signal: new AbortController().signal,
  })
  try {
    const { queries } = await querySource(setup, ['rest', 'graphql'], seed)
    const guide = openGuide(readSeeds(specs, world, setup))
    const { causes, figures } = await fuzz({
      queries: first(guided(queries, guide, { seed, batch: 4 }), runs),
      ...{ guide, twin: setup.twin, asking: askingHere(setup.twin, 4) },
      ...{ diagnosis: withoutDiagnosis, maxFailures: 1 },
      isOver: () => false,
      isThere: async () => true,
      onProgress: () => {},
    })
    const [cause] = causes
    if (!cause) return null
    const { query } = cause.smallest
    return {
      ...{ quirk, queries: figures.queries },
      ...{ request: writtenText(query), parameters: parametersOf(query) },
    }
  } finally {
    await setup.close()
    await target.close()
  }
}

/** As `fuzz --request` takes it. */
function writtenText(query: Query): string {
  const { method, path, body } = requestOf(query)
  const document = Object(body).query
  return typeof document === 'string' ? document : `${method} ${path}`
}

function parametersOf(query: Query): number {
  if (query.door === 'rest') return query.parameters.length
  return query.door === 'graphql' ? query.selections.flatMap(({ args }) => args).length : 0
}
