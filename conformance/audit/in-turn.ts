/** The first of each, then the second of each, and so on. */
export function inTurn<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const turns = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: turns }, (_, turn) => lists.flatMap(some => some.slice(turn, turn + 1))).flat()
}
