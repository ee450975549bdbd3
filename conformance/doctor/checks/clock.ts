import { type Check, good, limit, missing } from '../check.ts'

/** Reports mask times that the target made during the run, as far as clocks agree; tokens live for minutes. */
const MOST_SKEW = 60

/** The Date header of an answer beside our own clock; it counts whole seconds. */
export const clock: Check = {
  name: 'clock',
  run: async ({ connection }) => {
    const get = { method: 'GET', path: '/', headers: {}, body: null }
    const outcome = await connection.client.send({ ...get, needsWire: true })
    const date = outcome.kind === 'answer' ? outcome.headers.date : undefined
    const then = typeof date === 'string' ? Date.parse(date) : Number.NaN
    if (Number.isNaN(then))
      return [
        limit('it sends no Date header, so its clock is unknown', 'nothing, unless reports show wrong times'),
      ]
    const skew = Math.round(Math.abs(Date.now() - then) / 1000)
    if (skew <= MOST_SKEW) return [good('its clock is right')]
    return [missing(`its clock is ${skew} seconds off`, 'synchronize both clocks')]
  },
}
