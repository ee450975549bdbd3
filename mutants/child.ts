import { embeddedTarget } from '../conformance/executed/embedded-target.ts'
import { fireAt } from '../conformance/run/run-at-reference.ts'
import { isDiffering } from '../conformance/run/verdict.ts'
import type { Scenario } from '../conformance/suite/clause.ts'
import { loadSuite } from '../conformance/suite/load-suite.ts'
import { connect } from '../conformance/targets/connection.ts'
import { keepWorlds, listQuirks, type WorldSource } from '../conformance/targets/oracle.ts'
import type { Target } from '../conformance/targets/target.ts'
import type { Alive } from './pool.ts'
import { gather, metWhileLoading, turnOn } from './switch.ts'

/** What the process is asked: which mutants each scenario comes across, or whether scenarios notice one. */
export type Job =
  | { readonly kind: 'gather' }
  | {
      readonly kind: 'try'
      readonly mutant: number
      readonly isAtStart: boolean
      readonly scenarios: readonly number[]
    }

/** By the place of a scenario in the suite. */
export type Done =
  | {
      readonly kind: 'gathered'
      readonly met: readonly (readonly number[])[]
      /** What each is about: `content` or `platform`, which do not know each other. */
      readonly services: readonly string[]
      readonly always: readonly number[]
      /** Met while modules were loaded. */
      readonly loading: readonly number[]
      /** Scenarios that are not as expected without any mutant: they notice nothing. */
      readonly red: readonly number[]
    }
  | { readonly kind: 'tried'; readonly killer: string | null }
  | { readonly kind: 'broken'; readonly error: string }

const suite = loadSuite('specs')
const scenarios = suite.clauses.flatMap(clause => clause.scenarios)
const places = new Map(scenarios.map(({ id }, place) => [id, place]))

/** Mutants that decide while a server starts are met by every scenario that asks it. */
async function gatherAll(): Promise<Done> {
  // The reference is loaded when it is first asked for anything.
  await listQuirks()
  const always = new Set<number>()
  const met = scenarios.map(() => new Set<number>())
  const red = new Set<number>()
  gather(always)
  const target = targetOf(worlds)
  const watched: Target = {
    ...target,
    connect: (endpoint, options) => {
      const connection = (target.connect ?? connect)(endpoint, options)
      const forScenario = (id: string) => {
        gather(met[places.get(id) ?? -1] ?? always)
        return connection.forScenario?.(id) ?? connection
      }
      return { ...connection, forScenario }
    },
    open: setting => {
      gather(always)
      return target.open(setting)
    },
  }
  await fire(watched, scenarios, id => {
    red.add(places.get(id) ?? -1)
    return false
  })
  gather(null)
  return {
    kind: 'gathered',
    met: met.map(ids => [...ids]),
    services: scenarios.map(({ id }) => id.split('.')[0] ?? id),
    always: [...always],
    loading: [...metWhileLoading],
    red: [...red],
  }
}

const worlds = keepWorlds()

/** What a mutant does while a world is read would be kept with the world. */
async function tryMutant({
  mutant,
  isAtStart,
  scenarios: asked,
}: Extract<Job, { kind: 'try' }>): Promise<Done> {
  turnOn(mutant)
  let killer: string | null = null
  try {
    await fire(
      targetOf(isAtStart ? keepWorlds() : worlds),
      asked.flatMap(place => scenarios[place] ?? []),
      id => {
        killer ??= id
        return true
      },
    )
  } catch (error) {
    killer ??= `it cannot even run: ${error instanceof Error ? error.message.split('\n')[0] : error}`
  } finally {
    turnOn(-1)
  }
  return { kind: 'tried', killer }
}

function targetOf(worlds: WorldSource): Target {
  return embeddedTarget({ specs: 'specs', quirks: [], worlds })
}

async function fire(
  target: Target,
  asked: readonly Scenario[],
  isEnough: (red: string) => boolean,
): Promise<void> {
  const found = new AbortController()
  const onResult: Parameters<typeof fireAt>[1]['onResult'] = ({ verdict, scenario }) => {
    process.send?.({ kind: 'alive' } satisfies Alive)
    if (!isDiffering(verdict) && verdict !== 'error') return
    if (isEnough(scenario.id)) found.abort()
  }
  await fireAt(target, { suite, scenarios: asked, signal: found.signal, onResult }, 1)
}

process.on('message', (job: Job) => {
  const work = job.kind === 'gather' ? gatherAll() : tryMutant(job)
  work.then(
    done => process.send?.(done),
    error => process.send?.({ kind: 'broken', error: String(error?.stack ?? error) } satisfies Done),
  )
})
