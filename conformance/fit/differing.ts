import { DEFAULT_LIMITS } from '../client/limits.ts'
import { perform } from '../run/perform.ts'
import type { Scenario } from '../suite/clause.ts'
import { type Connection, connect } from '../targets/connection.ts'
import { oracleTarget } from '../targets/oracle-target.ts'
import { CannotJudge, type Setting, settingOf } from '../targets/target.ts'

export interface DifferingOptions {
  /** The suite, whose credentials callers use. */
  readonly specs: string
  /** Where the reference finds the worlds that it serves. */
  readonly worlds: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

const CONNECTIONS = 8

/** The scenarios that the reference does not answer as expected with other worlds than theirs. */
export async function differingOn(
  scenarios: readonly Scenario[],
  { specs, worlds, environment }: DifferingOptions,
): Promise<readonly Scenario[]> {
  const target = oracleTarget({ specs: worlds })
  const differing: Scenario[] = []
  try {
    for (const [setting, group] of bySetting(scenarios)) {
      const endpoint = await target.open(setting)
      if ('unavailable' in endpoint) continue
      const options = { ...setting, specs, environment, connections: CONNECTIONS, limits: DEFAULT_LIMITS }
      const connection = connect(endpoint, options)
      differing.push(...(await differingAt(connection, group)))
      await connection.close()
    }
  } finally {
    await target.close()
  }
  return differing
}

function bySetting(scenarios: readonly Scenario[]): readonly (readonly [Setting, readonly Scenario[]])[] {
  const groups = new Map<string, readonly [Setting, Scenario[]]>()
  for (const scenario of scenarios) {
    const setting = settingOf(scenario)
    const group = groups.get(JSON.stringify(setting)) ?? [setting, []]
    groups.set(JSON.stringify(setting), group)
    group[1].push(scenario)
  }
  return [...groups.values()]
}

async function differingAt(
  connection: Connection,
  scenarios: readonly Scenario[],
): Promise<readonly Scenario[]> {
  const found: Scenario[] = []
  const look = async (scenario: Scenario) => {
    if (!(await isAsExpected(scenario, connection))) found.push(scenario)
  }
  const reading = scenarios.filter(({ writes }) => !writes).values()
  const work = async () => {
    for (const scenario of reading) await look(scenario)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  for (const scenario of scenarios.filter(({ writes }) => writes)) {
    await connection.reset()
    await look(scenario)
  }
  return found
}

async function isAsExpected(scenario: Scenario, connection: Connection): Promise<boolean> {
  try {
    const steps = await perform(scenario, connection)
    return steps.every(({ outcome, differences }) => outcome.kind === 'answer' && differences.length === 0)
  } catch (error) {
    if (error instanceof CannotJudge) return false
    throw error
  }
}
