import type { Exchange } from '../targets/oracle.ts'

/** Tells of each request once it is answered: `12:03:41 GET /api/dishes 200 3 ms`. */
export function withLog(answer: Exchange, say: (line: string) => void, now: () => number): Exchange {
  return async request => {
    const from = now()
    const served = await answer(request)
    const to = now()
    const time = new Date(to).toTimeString().slice(0, 8)
    say(`${time} ${request.method} ${shown(request.target)} ${served.status} ${Math.round(to - from)} ms\n`)
    return served
  }
}

const LONGEST = 200

/** A request target holds what somebody sent: it must not steer the terminal. */
function shown(target: string): string {
  const plain = target.replace(/[^\x21-\x7e]/g, '?')
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}
