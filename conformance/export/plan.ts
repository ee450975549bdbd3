import { groupBy } from '../group-by.ts'
import type { Clause, Scenario, Step } from '../suite/clause.ts'
import { stepAt } from '../suite/versions.ts'
import { readWorldFacts, type WorldFact } from '../suite/world-facts.ts'
import { readWorldKeys, worldDirectory } from '../suite/worlds.ts'
import { type Credentials, readCredentials } from '../targets/credentials.ts'
import { type Setting, settingOf } from '../targets/target.ts'
import { nameVariables } from './name-variables.ts'

/** What is to be exported: scenarios by what they start from, each clause with its own. */
export interface ExportPlan {
  readonly settings: readonly PlannedSetting[]
}

/** Scenarios that one server can be asked, because they start from the same world. */
export interface PlannedSetting extends Setting {
  /** The folder that they are written to: `restaurants`, `gazette-as-4.0`. */
  readonly folder: string
  /** The natural key of each type by plural name. */
  readonly keys: ReadonlyMap<string, string>
  readonly credentials: Credentials
  /** What stands for variables at a server that holds the world as it is. */
  readonly facts: readonly WorldFact[]
  readonly clauses: readonly PlannedClause[]
}

export interface PlannedClause {
  readonly clause: Clause
  readonly scenarios: readonly PlannedScenario[]
}

/** A scenario in which secrets are variables: `${ASSAYER_PASSWORD_INES}`. */
export interface PlannedScenario extends Omit<Scenario, 'steps'> {
  /** The part of its id that is not its clause's. */
  readonly name: string
  readonly steps: readonly Step[]
  /** What its steps save. */
  readonly saved: ReadonlySet<string>
}

/** Arranges scenarios of a suite, in its order. */
export function planExport(
  specs: string,
  clauses: readonly Clause[],
  scenarios: readonly Scenario[],
): ExportPlan {
  const bySetting = groupBy(scenarios, scenario => JSON.stringify(settingOf(scenario)))
  const keys = readWorldKeys(specs)
  return {
    settings: [...bySetting.values()].flatMap(group => {
      const [first] = group
      if (!first) return []
      const setting = settingOf(first)
      const directory = worldDirectory(specs, setting.world)
      const credentials = readCredentials(directory, {})
      return {
        ...setting,
        folder: folderOf(setting),
        keys: keys.keysOf(setting.world) ?? new Map(),
        credentials,
        facts: readWorldFacts(directory),
        clauses: plannedClauses(clauses, group),
      }
    }),
  }
}

function folderOf({ world, platformVersion, production, staging }: Setting): string {
  const version = platformVersion === null ? '' : `-as-${platformVersion}`
  return `${world}${version}${production ? '-in-production' : ''}${staging ? '-in-staging' : ''}`
}

function plannedClauses(
  clauses: readonly Clause[],
  scenarios: readonly Scenario[],
): readonly PlannedClause[] {
  const byClause = groupBy(scenarios, ({ clause }) => clause)
  return clauses.flatMap(clause => {
    const own = byClause.get(clause.id) ?? []
    const planned = own.map(scenario => plannedScenario(scenario))
    return planned.length === 0 ? [] : { clause, scenarios: planned }
  })
}

function plannedScenario(scenario: Scenario): PlannedScenario {
  return {
    ...scenario,
    name: scenario.id.slice(scenario.clause.length + 1),
    steps: scenario.steps.map(step => nameVariables(stepAt(scenario.platformVersion, step))),
    saved: new Set(scenario.steps.flatMap(({ save }) => Object.keys(save))),
  }
}
