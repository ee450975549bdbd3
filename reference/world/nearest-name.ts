/** The known name that needs the fewest changes to become `name`; null when nothing is near. */
export function nearestName(name: string, known: Iterable<string>): string | null {
  let nearest: string | null = null
  let fewest = Math.max(2, Math.floor(name.length / 3)) + 1
  for (const candidate of known) {
    const changes = editDistance(name.toLowerCase(), candidate.toLowerCase(), fewest)
    if (changes < fewest) {
      fewest = changes
      nearest = candidate
    }
  }
  return nearest
}

const LONGEST_LIST = 120

/** What a message says after "expected": with the nearest known name, or with all names when these are few. */
export function expectedName(name: string, known: Iterable<string>, what: string): string {
  const names = [...known]
  const nearest = nearestName(name, names)
  if (nearest !== null) return `${what}; the nearest is ${nearest}`
  const list = names.join(', ')
  return list !== '' && list.length <= LONGEST_LIST ? `${what}: one of ${list}` : what
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
