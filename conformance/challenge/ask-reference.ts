import { DEFAULT_LIMITS } from '../client/limits.ts'
import { wholeSteps } from '../report/scenario-report.ts'
import { perform } from '../run/perform.ts'
import type { Scenario } from '../suite/clause.ts'
import { connect } from '../targets/connection.ts'
import { oracleTarget } from '../targets/oracle-target.ts'
import { settingOf } from '../targets/target.ts'
import { type ToldStep, toldStep } from './dossier.ts'

/** What the embedded reference is asked and answers, every step in full. */
export async function askReference(
  scenario: Scenario,
  specs: string,
  signal: AbortSignal,
): Promise<readonly ToldStep[]> {
  const target = oracleTarget({ specs })
  const setting = settingOf(scenario)
  try {
    const endpoint = await target.open(setting)
    if ('unavailable' in endpoint) throw new Error(`invariant: the reference has ${scenario.world}`)
    const startedAt = Date.now()
    const connection = connect(endpoint, {
      ...{ ...setting, specs, signal, connections: 1, limits: DEFAULT_LIMITS, environment: {} },
    })
    try {
      const steps = await perform(scenario, connection)
      const [ms, secrets] = [Date.now() - startedAt, connection.secrets()]
      return wholeSteps(steps, { endpoint, startedAt, ms, secrets }).map(toldStep)
    } finally {
      await connection.close()
    }
  } finally {
    await target.close()
  }
}
