import type { Scenario } from '../../../conformance/suite/clause.ts'
import { settingOf } from '../../../conformance/targets/target.ts'
import type { OpenedWorld, Variation } from '../../engine/engine.ts'
import { theEngine } from '../site.ts'

/** So many are kept: most examples of a page start from the same. */
const MOST_KEPT = 6

/** Worlds that are asked for reasons, by what they are opened as. Reasons of what writes are told of a copy. */
const worlds = new Map<string, Promise<OpenedWorld>>()

export function worldFor(scenario: Scenario, variation: Variation): Promise<OpenedWorld> {
  const { world, platformVersion } = settingOf(scenario)
  const asked = { ...variation, ...(platformVersion !== null && { platformVersion }) }
  const key = JSON.stringify([world, asked])
  const opened = worlds.get(key) ?? theEngine().open({ name: world }, asked)
  worlds.delete(key)
  worlds.set(key, opened)
  opened.catch(() => worlds.delete(key))
  closeOldest()
  return opened
}

function closeOldest(): void {
  const [oldest] = worlds
  if (worlds.size <= MOST_KEPT || !oldest) return
  const [key, opening] = oldest
  worlds.delete(key)
  opening.then(
    ({ id }) => theEngine().close(id),
    () => {},
  )
}
