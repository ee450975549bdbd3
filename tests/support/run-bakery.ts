import { DEFAULT_LIMITS } from '../../conformance/client/limits.ts'
import { type RunOptions, run } from '../../conformance/run/run.ts'
import { loadSuite } from '../../conformance/suite/load-suite.ts'
import type { Endpoint, Target } from '../../conformance/targets/target.ts'
import { urlTarget } from '../../conformance/targets/url.ts'
import { BAKERY_FILES } from './bakery.ts'
import { specsDirectory } from './specs-directory.ts'

export interface BakeryRun {
  /** Clause files of the content service, by name. */
  readonly clauses: Readonly<Record<string, string>>
  readonly url: string
  readonly options?: Partial<RunOptions>
  readonly without?: readonly string[]
  /** Ids of the scenarios to run; all of them unless given. */
  readonly only?: readonly string[]
  /** How requests get there; over the network unless given. */
  readonly openClient?: Endpoint['openClient']
}

/** A specs directory with the world `bakery` and the given clause files. */
export function bakerySpecs(clauses: Readonly<Record<string, string>>): string {
  const files = Object.entries(clauses).map(([name, text]) => [`content/${name}.yaml`, text])
  return specsDirectory({ ...BAKERY_FILES, ...Object.fromEntries(files) })
}

/** Runs clause files at a URL that holds the world `bakery`. */
export function runBakery({ clauses, url, options, without = [], only, openClient }: BakeryRun) {
  const specs = bakerySpecs(clauses)
  const suite = loadSuite(specs)
  const target = urlTarget({
    url,
    worlds: ['bakery'],
    without,
    platformVersion: null,
    production: false,
    reset: 'auto',
    wait: 0,
    limits: DEFAULT_LIMITS,
  })
  const open: Target['open'] = async setting => ({ ...(await target.open(setting)), openClient })
  return run({
    specs,
    clauses: suite.clauses,
    scenarios: suite.clauses
      .flatMap(clause => clause.scenarios)
      .filter(({ id }) => only?.includes(id) ?? true),
    target: openClient ? { ...target, open } : target,
    platformVersion: null,
    strict: false,
    maxFailures: 0,
    repeatEach: 1,
    connections: 4,
    limits: DEFAULT_LIMITS,
    environment: {},
    onResult: () => {},
    ...options,
  })
}
