/** Of a process: what listens for its signals, and what ends it by one. */
export type Signalled = Pick<NodeJS.Process, 'on' | 'off' | 'kill' | 'pid'>

/**
 * Ctrl-C is a signal to npx as well, which sends it on, and timeout(1) sends its own twice: what comes within this time
 * of the first signal, in milliseconds, is the same one.
 */
const SAME_SIGNAL = 1_000

/**
 * Aborted by the first SIGINT or SIGTERM: the command ends when it has put things right. A later one ends it at once.
 * `now` is a clock in milliseconds that never goes back.
 */
export function abortedBySignals(process: Signalled, now: () => number): AbortController {
  const abort = new AbortController()
  let firstAt: number | null = null
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const interrupt = () => {
      if (firstAt === null) {
        firstAt = now()
        abort.abort()
      } else if (now() - firstAt >= SAME_SIGNAL) {
        process.off(signal, interrupt)
        process.kill(process.pid, signal)
      }
    }
    process.on(signal, interrupt)
  }
  return abort
}
