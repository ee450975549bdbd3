/**
 * A task that is asked for more often than it can be done: one runs at a time, and of those that came meanwhile only
 * the last is done after it.
 */
export function latestOnly<Given>(task: (given: Given) => Promise<void>): (given: Given) => void {
  let isRunning = false
  let next: { readonly given: Given } | null = null
  const run = async () => {
    isRunning = true
    try {
      while (next !== null) {
        const { given } = next
        next = null
        await task(given)
      }
    } finally {
      isRunning = false
    }
  }
  return given => {
    next = { given }
    if (!isRunning) void run()
  }
}
