import { shallowRef } from 'vue'
import type { Scenario } from '../../../conformance/suite/clause.ts'
import { settingOf } from '../../../conformance/targets/target.ts'
import {
  EngineError,
  type OpenedWorld,
  type TakenStep,
  type Variation,
  type Why,
} from '../../engine/engine.ts'
import { latestOnly } from '../../pages/latest-only.ts'
import { theEngine } from '../site.ts'

/** The reasons of the first answer of an example, asked of a world of its own: nothing was written there before. */
export function useReasons(scenario: Scenario) {
  const why = shallowRef<Why | null>(null)
  const callers = shallowRef<readonly string[]>([])
  const worlds = new Map<string, Promise<OpenedWorld>>()

  function opened(variation: Variation): Promise<OpenedWorld> {
    const key = JSON.stringify(variation)
    const { platformVersion } = settingOf(scenario)
    const asked = { ...variation, ...(platformVersion !== null && { platformVersion }) }
    const world = worlds.get(key) ?? theEngine().open({ name: scenario.world }, asked)
    worlds.set(key, world)
    return world
  }

  const look = latestOnly<{ step: TakenStep; variation: Variation }>(async ({ step, variation }) => {
    try {
      const world = await opened(variation)
      callers.value = world.callers
      const { method, path, headers, body } = step.sent
      why.value = await theEngine().why(world.id, { method, path, headers, body: body ?? undefined })
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      why.value = null
    }
  })

  function ask(step: TakenStep | null, index: number, variation: Variation): void {
    if (step === null || index > 0) why.value = null
    else look({ step, variation })
  }
  return { why, callers, ask }
}
