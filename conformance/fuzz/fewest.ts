/**
 * The fewest of some things that still show something: all are left out, then halves, quarters, down to single ones. What
 * was found to be needed is not tried again among parts of the same size: each try takes long.
 */
export async function fewest<T>(
  all: readonly T[],
  shows: (left: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let left = all
  for (let size = all.length; size > 0 && left.length > 0; size = half(Math.min(size, left.length))) {
    left = await withoutParts(left, size, shows)
  }
  return left
}

/** Nothing is left of one. */
function half(size: number): number {
  return size === 1 ? 0 : Math.ceil(size / 2)
}

/** From the end: what stands before a part keeps its place. */
async function withoutParts<T>(
  all: readonly T[],
  size: number,
  shows: (left: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let left = all
  for (let end = all.length; end > 0; end -= size) {
    const fewer = left.toSpliced(Math.max(0, end - size), Math.min(size, end))
    if (await shows(fewer)) left = fewer
  }
  return left
}
