/**
 * The known name that needs the fewest changes to become `name`, the first of several; null when none is near. Names
 * are compared as `read` gives them; without it case does not count.
 */
export function nearestName(
  name: string,
  known: Iterable<string>,
  read: (name: string) => string = inAnyCase,
): string | null {
  let nearest: string | null = null
  let fewest = Math.max(2, Math.floor(name.length / 3)) + 1
  for (const candidate of known) {
    const changes = editDistance(read(name), read(candidate), fewest)
    if (changes < fewest) {
      fewest = changes
      nearest = candidate
    }
  }
  return nearest
}

function inAnyCase(name: string): string {
  return name.toLowerCase()
}

/** Levenshtein distance of two texts, or at least `limit` when it is not less. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[b.length] ?? limit
}
