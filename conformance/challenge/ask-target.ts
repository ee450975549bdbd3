import { watchOver } from '../invariants/watch-over.ts'
import { scenarioReport, wholeSteps } from '../report/scenario-report.ts'
import { platformOf } from '../run/platform-of.ts'
import { type RunOptions, run } from '../run/run.ts'
import type { StopReason } from '../run/stop.ts'
import type { Scenario } from '../suite/clause.ts'
import { type Told, toldStep } from './dossier.ts'

type How = Omit<RunOptions, 'scenarios' | 'platformVersion' | 'watchOver' | 'maxFailures' | 'repeatEach'>

/** What a target is asked and answers, or why it could not be asked; judged as `assayer test` does. */
export async function askTarget(scenario: Scenario, how: Omit<How, 'onResult'>): Promise<Told | StopReason> {
  const { target, signal } = how
  try {
    const platform = await platformOf(target, [scenario], signal)
    const { results, stopped } = await run({
      ...how,
      scenarios: [scenario],
      platformVersion: platform?.version ?? null,
      watchOver,
      maxFailures: 0,
      repeatEach: 1,
      onResult: () => {},
    })
    const [result] = results
    if (!result) return stopped ?? { kind: 'interrupted', says: 'the run was interrupted' }
    return {
      target: target.name,
      platform: platform?.version ?? null,
      results: null,
      scenario: scenarioReport(result),
      steps: wholeSteps(result.steps, result).map(toldStep),
    }
  } finally {
    await target.close()
  }
}
