import { shallowRef } from 'vue'
import type { RequestSpec, Scenario } from '../../../conformance/suite/clause.ts'
import { EngineError, type TakenStep, type Variation, type Why } from '../../engine/engine.ts'
import { askedAgain } from '../../pages/asked-again.ts'
import { latestOnly } from '../../pages/latest-only.ts'
import { theEngine } from '../site.ts'
import { worldFor } from './reasons-worlds.ts'

interface Question {
  readonly step: TakenStep
  readonly request: RequestSpec
  readonly variation: Variation
}

/** The reasons of the first answer of an example, asked of a world of its own: nothing was written there before. */
export function useReasons(scenario: Scenario) {
  const why = shallowRef<Why | null>(null)
  const callers = shallowRef<readonly string[]>([])

  const look = latestOnly<Question>(async ({ step, request, variation }) => {
    try {
      const world = await worldFor(scenario, variation)
      callers.value = world.callers
      why.value = await theEngine().why(world.id, askedAgain(step.sent, request))
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      why.value = null
    }
  })

  /** Null: there is nothing to tell reasons of. */
  function ask(question: Question | null): void {
    if (question === null) why.value = null
    else look(question)
  }
  return { why, callers, ask }
}
