/** Some of many, one after the other: always the one that shows most of what those before it do not. */
export function mostUnlike<T>(
  all: readonly T[],
  featuresOf: (one: T) => readonly string[],
  most: number,
): readonly T[] {
  const left = all.map(one => ({ one, features: featuresOf(one) }))
  const known = new Set<string>()
  const taken: T[] = []
  const news = ({ features }: (typeof left)[number]) => features.filter(it => !known.has(it)).length
  while (taken.length < most && left.length > 0) {
    const best = left.reduce((first, other) => (news(other) > news(first) ? other : first))
    left.splice(left.indexOf(best), 1)
    taken.push(best.one)
    for (const feature of best.features) known.add(feature)
  }
  return taken
}
