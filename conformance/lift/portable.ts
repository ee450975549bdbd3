import { camelCase, typeName } from '../agreement/graphql-names.ts'
import { askReference } from '../executed/ask-reference.ts'
import { isGreen } from '../run/verdict.ts'
import type { Clause, Scenario } from '../suite/clause.ts'
import { MAIN_WORLDS, worldDirectory } from '../suite/worlds.ts'
import { type OracleWorld, servicesOf } from '../targets/oracle.ts'
import { isSetting } from '../targets/target.ts'
import type { Asking } from './ask.ts'
import { withOwnEntries } from './own-entries.ts'

/**
 * Scenarios that are about no world in particular: of documented clauses, and those on which they rest. They only read,
 * name no type of the world for which they were written, and hold of this one, too, as the oracle answers there, be it with
 * other entries in the places of those that they name. By clause.
 */
export async function portableScenarios(asking: Asking): Promise<ReadonlyMap<string, readonly Scenario[]>> {
  const { suite, world, worlds, signal } = asking
  // Its own scenarios are asked as they are written.
  if (Object.values(MAIN_WORLDS).includes(world)) return new Map()
  const own = await worlds(worldDirectory(suite.directory, world))
  const rested = new Set(suite.clauses.flatMap(({ scenarios }) => scenarios.flatMap(({ rests }) => rests)))
  const isWanted = ({ id, status }: Clause, scenario: Scenario) =>
    status === 'documented' || rested.has(id) || rested.has(scenario.id)
  const wanted = suite.clauses.flatMap(clause => clause.scenarios.filter(it => isWanted(clause, it)))
  const able = wanted.filter(it => mayBeMoved(it) && servicesOf(own).includes(it.service))
  const foreign = new Map<string, RegExp | null>()
  for (const name of new Set(able.map(it => it.world)))
    foreign.set(name, namesBeside(own, await worlds(worldDirectory(suite.directory, name))))
  const moved = able
    .filter(it => !foreign.get(it.world)?.test(JSON.stringify(it.steps.map(({ request }) => request))))
    .flatMap(it => withOwnEntries({ ...it, world }, own).map((scenario, index) => ({ scenario, index })))
    .map(({ scenario, index }) => ({ scenario, asked: { ...scenario, id: `${scenario.id}#${index}` } }))
  const answers = await askReference({
    ...{ suite, worlds, signal, scenarios: moved.map(({ asked }) => asked) },
    ...{ quirks: [], explained: null },
  })
  const holding = moved.filter(({ asked }) => isGreen(answers.get(asked.id)?.verdict ?? 'not-run'))
  // Of those with other entries the first will do.
  const first = [...new Map(holding.toReversed().map(({ scenario }) => [scenario.id, scenario])).values()]
  return new Map(
    suite.clauses.map(({ id }) => [id, first.filter(({ clause }) => clause === id).toReversed()]),
  )
}

/** Worlds besides the main ones are there for what is configured or registered in them. */
function mayBeMoved({ world, service, writes, sendsWrites, requires }: Scenario): boolean {
  return world === MAIN_WORLDS[service] && !writes && !sendsWrites && !requires.some(isSetting)
}

/** Names of types that this world has not, as URLs and GraphQL write them; null: there are none. */
function namesBeside(own: OracleWorld, other: OracleWorld): RegExp | null {
  const known = new Set(namesIn(own))
  const names = namesIn(other).filter(name => !known.has(name))
  return names.length === 0 ? null : new RegExp(`\\b(create|update|delete)?(${names.join('|')})`)
}

function namesIn({ models }: OracleWorld): readonly string[] {
  const types = [...models.types.values()].filter(({ uid }) => uid.startsWith('api::'))
  return types.flatMap(({ singularName, pluralName }) => [
    ...[pluralName, singularName, camelCase(pluralName), camelCase(singularName), typeName(singularName)],
  ])
}
