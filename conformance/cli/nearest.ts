/** The known name that needs the fewest changes to become `name`; null when none is near. */
export function nearest(name: string, known: readonly string[]): string | null {
  const ranked = known
    .map(candidate => ({ candidate, changes: changesBetween(name, candidate) }))
    .sort((a, b) => a.changes - b.changes)
  const best = ranked[0]
  return best && best.changes <= Math.max(2, name.length / 3) ? best.candidate : null
}

/** ` Did you mean x?`, or nothing. */
export function didYouMean(name: string, known: readonly string[]): string {
  const found = nearest(name, known)
  return found === null ? '' : ` Did you mean ${found}?`
}

/** Levenshtein's distance, row by row. */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [index, character] of [...a].entries()) {
    const above = row
    row = [index + 1]
    for (const [column, other] of [...b].entries()) {
      const replaced = (above[column] ?? 0) + (character === other ? 0 : 1)
      row.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1))
    }
  }
  return row[b.length] ?? 0
}
