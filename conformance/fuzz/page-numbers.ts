/** How many items a list has where nothing else is asked for. */
export const DEFAULT_SIZE = 25

/** And at most. */
const BOUNDS = [DEFAULT_SIZE, 100]

/** Numbers for the pages of a list of so many items: a few, and those about its end and about what bounds it. */
export function pageNumbers(size: number): readonly string[] {
  const about = [...BOUNDS, size].flatMap(number => [number - 1, number, number + 1])
  const telling = about.filter(number => number > 0 && number <= size + 1)
  return [...new Set([1, 2, 3, 5, ...telling])].map(String)
}
