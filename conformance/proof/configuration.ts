import type { FailOn, Scenario, Service } from '../suite/clause.ts'
import { loadSuite, type Suite } from '../suite/load-suite.ts'
import { type Selection, selectScenarios } from '../suite/select.ts'

/** What was asked of a target, and how it was judged: `configuration.json`. Plain JSON, without secrets. */
export interface Configuration {
  readonly format: 'assayer-configuration'
  readonly version: 1
  /** Version of the kit. */
  readonly kit: string
  /** The commit of the kit's repository; absent: it was changed since, or nobody knows. */
  readonly commit?: string
  readonly services: readonly Service[]
  readonly selection: Selection
  /** The requirement set that says what counts; absent: everything does. */
  readonly requirements?: NamedSet
  readonly strict: boolean
  readonly failOn: FailOn
  readonly failOnUnstable: boolean
  /** How often what was red was asked again. */
  readonly retries: number
  /** What was said of the target, by flags of `assayer test`. */
  readonly said: Readonly<Record<string, readonly string[]>>
  /** Version of the program, where anybody tells it. */
  readonly targetVersion: string | null
}

/** A requirement set, as far as it is told by its name. */
export interface NamedSet {
  readonly name: string
  readonly digest: string
}

export interface Selected {
  readonly suite: Suite
  readonly scenarios: readonly Scenario[]
}

/** What a configuration takes of a suite. Throws UsageError where it names what the suite does not have. */
export function selectBy({ services, selection }: Configuration, specs: string): Selected {
  const suite = loadSuite(specs, services)
  return { suite, scenarios: selectScenarios(suite.clauses, selection) }
}
