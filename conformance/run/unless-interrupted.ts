/** Null when the run is interrupted first: a target may take minutes to start. */
export async function unlessInterrupted<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T | null> {
  if (!signal) return work
  const listening = new AbortController()
  const interruption = new Promise<null>(settle => {
    if (signal.aborted) settle(null)
    signal.addEventListener('abort', () => settle(null), { signal: listening.signal })
  })
  try {
    return await Promise.race([work, interruption])
  } finally {
    listening.abort()
  }
}
