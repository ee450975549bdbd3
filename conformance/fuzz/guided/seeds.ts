import type { Clause, Scenario } from '../../suite/clause.ts'
import { loadSuite } from '../../suite/load-suite.ts'
import { fillText } from '../../suite/placeholder.ts'
import { keysOfWorld } from '../../suite/worlds.ts'
import { type EntryNames, entryNames } from '../names.ts'
import { queriedWorld } from '../queried-world.ts'
import { type RestQuery, readTarget } from '../rest/rest-query.ts'
import type { Setup } from '../setup.ts'
import type { Seed } from './guide.ts'

/** The seeds that the suite has for a world; none for a world of somebody's own. */
export function readSeeds(specs: string, world: string, setup: Setup): readonly Seed[] {
  const keys = keysOfWorld(specs, world)
  const names = entryNames(setup.world, queriedWorld(setup.world), keys)
  const isAsked = ({ parameters }: RestQuery) =>
    parameters.every(({ at, value }) => ![...at, value].some(part => setup.ignored.has(part)))
  return seedsOf(
    loadSuite(specs).clauses.map(clause => ({
      ...clause,
      scenarios: clause.scenarios.filter(
        it => it.world === world && it.requires.every(capability => setup.lacks(capability) === null),
      ),
    })),
    names,
  ).filter(({ query }) => isAsked(query))
}

/** What scenarios read by REST as everybody, one request each: what a clause is about, asked on its own. */
export function seedsOf(clauses: readonly Clause[], names: EntryNames): readonly Seed[] {
  return clauses
    .filter(({ status, service }) => service === 'content' && status !== 'assumed')
    .flatMap(({ id, scenarios }) =>
      scenarios.flatMap(scenario => queryIn(scenario, names) ?? []).map(query => ({ query, clauses: [id] })),
    )
}

function queryIn({ steps, sendsWrites }: Scenario, names: EntryNames): RestQuery | null {
  const [step, ...others] = steps
  if (!step || others.length > 0 || sendsWrites) return null
  const { method, path, headers, as, door } = step.request
  const isPlain = method === 'GET' && as === 'public' && door === 'rest' && Object.keys(headers).length === 0
  const isAnswered = step.accepted.every(({ expect }) => (expect.status ?? 200) === 200)
  if (!isPlain || !isAnswered || !path.startsWith('/api/')) return null
  const filled = fillText(path, {
    entry: ({ plural, key }) => names.idOf(plural, key),
    fact: () => '',
    saved: () => undefined,
  })
  return readTarget(filled)
}
