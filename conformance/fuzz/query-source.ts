import fc from 'fast-check'
import { listOperators } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import type { Asker } from './asker.ts'
import { askerSweep, graphqlDoor, restDoor } from './asker-sweep.ts'
import { askedByOthers } from './askers.ts'
import { queriesOf } from './generate.ts'
import { graphqlQueries } from './graphql/generate.ts'
import type { GraphqlQuery } from './graphql/graphql-query.ts'
import { readSchema } from './graphql/read-schema.ts'
import { depthLimitOf } from './graphql/sweep/depths.ts'
import { graphqlSweep } from './graphql/sweep/sweep.ts'
import { queriedWorld } from './queried-world.ts'
import type { Query } from './query.ts'
import { restQueries } from './rest/generate/queries.ts'
import { sweepOf } from './rest/generate/sweep.ts'
import type { RestQuery } from './rest/rest-query.ts'
import type { Setup } from './setup.ts'
import { shuffled } from './shuffled.ts'
import { operatorsOf } from './vocabulary.ts'

export const PROTOCOLS = ['rest', 'graphql'] as const
export type Protocol = (typeof PROTOCOLS)[number]

/** Reads without end of whatever is asked. Throws UsageError when there is nothing to ask. */
export async function readSource(
  setup: Setup,
  protocols: readonly Protocol[],
  seed: number,
  askers: readonly Asker[] = [],
): Promise<{ readonly queries: Iterable<Query>; readonly protocols: readonly string[] }> {
  const { platform } = setup
  if (platform) return { queries: await platform.queriesOf(seed), protocols: ['platform'] }
  return querySource(setup, protocols, seed, askers)
}

/**
 * Queries without end for a world, by the protocols that are wanted. Of what is asked in turn other askers only get plain
 * reads, and else what is made up by chance: to them less may be shown. Throws UsageError when there is nothing to ask.
 */
export async function querySource(
  { world, oracle, ignored, lacks }: Setup,
  wanted: readonly Protocol[],
  seed: number,
  askers: readonly Asker[] = [],
): Promise<{ readonly queries: Iterable<Query>; readonly protocols: readonly Protocol[] }> {
  const vocabulary = { ...queriedWorld(world, ignored), operators: operatorsOf(await listOperators()) }
  if (!vocabulary.types.some(({ uid }) => uid.startsWith('api::'))) {
    throw new UsageError(`The world ${world.name} has no content-types: there is nothing to ask.`)
  }
  const hasRest = wanted.includes('rest')
  const hasGraphql = wanted.includes('graphql') && lacks('graphql') === null
  const schema = hasGraphql ? await readSchema(oracle) : null
  const sources: {
    readonly protocol: Protocol
    readonly arbitrary: fc.Arbitrary<RestQuery | GraphqlQuery>
  }[] = []
  if (hasRest) sources.push({ protocol: 'rest', arbitrary: restQueries(vocabulary) })
  if (schema) sources.push({ protocol: 'graphql', arbitrary: graphqlQueries(schema, vocabulary) })
  if (sources.length === 0) throw new UsageError(`The world ${world.name} has no GraphQL.`)
  const arbitrary = askedByOthers(fc.oneof(...sources.map(source => source.arbitrary)), askers)
  const doors = [
    ...(hasRest ? [restDoor(vocabulary)] : []),
    ...(schema ? [graphqlDoor(schema, vocabulary)] : []),
  ]
  const inTurn = shuffled([
    ...(hasRest ? sweepOf(vocabulary) : []),
    ...(schema ? graphqlSweep(schema, vocabulary, depthLimitOf(world.options.graphql)) : []),
    ...askerSweep(vocabulary, askers, doors),
  ])
  return { queries: queriesOf(arbitrary, seed, inTurn), protocols: sources.map(({ protocol }) => protocol) }
}
