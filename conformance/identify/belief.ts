/** How likely each of some hypotheses is: shares of 1, by name. */
export type Belief = ReadonlyMap<string, number>

/** That the target is none of the programs that are known. */
export const STRANGER = 'another program'

/**
 * One thing about an answer by which hypotheses can be told apart, and what each foretells. A hypothesis that is not in
 * it foretells nothing.
 */
export interface Trait {
  readonly foretold: ReadonlyMap<string, string>
  /**
   * How often a server shows what is foretold of it: less than 1, as proxies and settings change answers. What is easily
   * taken away is shown less often than its absence is, where that is foretold.
   */
  readonly trust: number | ((foretold: string) => number)
}

/** Nothing is known: each kind of hypothesis is as likely as any other, and so is a stranger. */
export function evenBelief(
  hypotheses: readonly string[],
  kindOf: (hypothesis: string) => string = it => it,
): Belief {
  const kinds = new Map(
    [...hypotheses, STRANGER].map(name => [name, name === STRANGER ? name : kindOf(name)]),
  )
  const sizeOf = (kind: string) => [...kinds.values()].filter(it => it === kind).length
  const count = new Set(kinds.values()).size
  return new Map([...kinds].map(([name, kind]) => [name, 1 / count / sizeOf(kind)]))
}

/** What is believed after something was seen, by Bayes' rule. */
export function learn(belief: Belief, trait: Trait, seen: string): Belief {
  const weighed = [...belief].map(([name, share]) => [name, share * likelihood(trait, name, seen)] as const)
  const sum = weighed.reduce((total, [, weight]) => total + weight, 0)
  return new Map(weighed.map(([name, weight]) => [name, weight / sum]))
}

/** How often a server of a hypothesis shows what was seen. A stranger shows one thing as often as any other. */
function likelihood({ foretold, trust }: Trait, name: string, seen: string): number {
  const kinds = kindsOf(foretold).size
  const expected = foretold.get(name)
  if (expected === undefined) return 1 / (kinds + 1)
  const often = typeof trust === 'number' ? trust : trust(expected)
  return expected === seen ? often : (1 - often) / Math.max(kinds - 1, 1)
}

function kindsOf(foretold: Trait['foretold']): ReadonlySet<string> {
  return new Set(foretold.values())
}

/** How many bits of what is not known yet an answer takes away, to be expected by what is believed now. */
export function expectedInformation(belief: Belief, trait: Trait): number {
  const kinds = kindsOf(trait.foretold)
  if (kinds.size < 2) return 0
  const outcomes = [...kinds].map(seen => {
    const chance = [...belief].reduce((sum, [name, share]) => sum + share * likelihood(trait, name, seen), 0)
    return chance * (entropy(belief) - entropy(learn(belief, trait, seen)))
  })
  return outcomes.reduce((sum, bits) => sum + bits, 0)
}

function entropy(belief: Belief): number {
  return [...belief.values()].reduce((sum, share) => sum - (share > 0 ? share * Math.log2(share) : 0), 0)
}

/** The hypotheses, the likeliest first. */
export function ranked(belief: Belief): readonly (readonly [name: string, share: number])[] {
  return [...belief].toSorted(([, a], [, b]) => b - a)
}
