/** Settles once the browser has drawn what was changed so far. What can wait must not hold that up. */
export function drawn(): Promise<void> {
  return new Promise(settle => requestAnimationFrame(() => setTimeout(settle)))
}
