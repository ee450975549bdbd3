import { type Check, good, limit } from '../check.ts'

/** Whether the world can be put back; it is not tried. */
export const reset: Check = {
  name: 'reset',
  run: async ({ connection, scenarios }) => {
    const { reset: how } = connection.endpoint
    if (how) return [good(`the world is reset by ${how.says}`)]
    const writing = scenarios.filter(({ writes, sendsWrites }) => writes || sendsWrites).length
    return [
      limit(
        `the world cannot be reset: ${writing} scenarios that write are skipped`,
        'configure how: reset: { command }, { request } or seed',
      ),
    ]
  },
}
