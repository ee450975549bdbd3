import type { Call } from '../../platform/contracts.ts'
import type { Answer } from '../../platform/http/answer.ts'
import { replaceUnit } from '../quirk.ts'
import type { Units } from '../units.ts'
import { changePlatform } from './change-platform.ts'

/** What a quirk does to the answers of a route. */
export function changeAnswers(
  clause: string,
  change: (answer: Answer, call: Call) => Answer,
): (units: Units) => Units {
  return changePlatform(({ routes }) => ({
    routes: replaceUnit(routes, clause, route => ({
      ...route,
      handle: async call => change(await route.handle(call), call),
    })),
  }))
}
