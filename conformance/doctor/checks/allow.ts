import { whyNotSent } from '../../run/why-not-sent.ts'
import { type Check, limit } from '../check.ts'

/** What the target may be sent, and what has to be allowed by name before. */
export const allow: Check = {
  name: 'allow',
  run: async ({ connection: { endpoint }, scenarios }) => {
    // Where nothing may be written, that is all there is to say.
    const reasons = endpoint.reset ? scenarios.flatMap(scenario => whyNotSent(scenario, endpoint) ?? []) : []
    return [...new Set(reasons)].map(reason => {
      const count = reasons.filter(it => it === reason).length
      return limit(`${count} scenarios are skipped: ${reason}`, 'nothing, if this is intended')
    })
  },
}
