import type { Outcome } from '../../conformance/client/outcome.ts'
import type { WireRequest } from '../../conformance/client/wire-request.ts'
import { judge } from '../../conformance/run/judge.ts'
import { nothingMissing } from '../../conformance/run/missing.ts'
import type { StepRecord } from '../../conformance/run/result.ts'
import type { Clause, Scenario } from '../../conformance/suite/clause.ts'
import type { Connection } from '../../conformance/targets/connection.ts'
import { settingOf } from '../../conformance/targets/target.ts'
import type { Outcome as Finished, TakenStep, Variation } from './engine.ts'
import { answerOf, type Server, sentOf, startServer } from './server.ts'
import { shownDifference } from './shown-difference.ts'

/** As many references as are worth keeping: most scenarios of a chapter start from the same world. */
const MOST_KEPT = 6

/** Runs scenarios one after the other, each on its world as it was loaded. */
export class ScenarioRunner {
  readonly #servers = new Map<string, Promise<Server>>()
  #last: Promise<unknown> = Promise.resolve()

  async run(clause: Clause, scenario: Scenario, variation: Variation): Promise<Finished> {
    const turn = this.#last.then(() => this.#judged(clause, scenario, variation))
    this.#last = turn.catch(() => {})
    return turn
  }

  async #judged(clause: Clause, scenario: Scenario, variation: Variation): Promise<Finished> {
    const { reference, connection } = await this.#serverFor(scenario, variation)
    reference.reset()
    connection.callers.forgetSessions()
    const { watched, outcomes } = watch(connection)
    const started = performance.now()
    const { verdict, reason, steps } = await judge({ clause, scenario, repeat: 1 }, watched, {
      strict: false,
      missing: nothingMissing(),
    })
    const ms = performance.now() - started
    return { verdict, reason, ms, steps: steps.map(step => takenStep(step, outcomes)) }
  }

  #serverFor(scenario: Scenario, variation: Variation): Promise<Server> {
    const setting = settingOf(scenario)
    const key = JSON.stringify([setting, variation])
    const server = this.#servers.get(key) ?? startServer(setting, variation)
    this.#servers.delete(key)
    this.#servers.set(key, server)
    const [oldest] = this.#servers.keys()
    if (this.#servers.size > MOST_KEPT && oldest !== undefined) this.#servers.delete(oldest)
    return server
  }
}

/** A verdict keeps no good answers; here they are what is looked at. */
function watch(connection: Connection) {
  const outcomes = new Map<WireRequest, Outcome>()
  const send = async (request: WireRequest) => {
    const outcome = await connection.client.send(request)
    outcomes.set(request, outcome)
    return outcome
  }
  return { outcomes, watched: { ...connection, client: { ...connection.client, send } } }
}

function takenStep(
  { sent, expected, differences }: StepRecord,
  outcomes: ReadonlyMap<WireRequest, Outcome>,
): TakenStep {
  const outcome = outcomes.get(sent)
  const answer = outcome ? answerOf(outcome) : null
  return { sent: sentOf(sent), answer, expected, differences: differences.map(shownDifference) }
}
