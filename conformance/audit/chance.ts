/** Draws that are the same for the same seed. */
export interface Chance {
  /** A whole number from 0, below `below`. */
  below(below: number): number
  /** One of some; undefined of none. */
  oneOf<T>(some: readonly T[]): T | undefined
  /** True so many times of a hundred. */
  isIn(percent: number): boolean
}

/** By a linear congruence: what it draws is to be various, and no secret. */
export function chanceOf(seed: number): Chance {
  let state = seed % 2_147_483_647 || 1
  const below = (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * most)
  }
  return {
    below,
    oneOf: some => some[below(some.length)],
    isIn: percent => below(100) < percent,
  }
}
