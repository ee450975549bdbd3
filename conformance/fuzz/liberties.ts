import type { FreedomFacts, QuirkFacts } from '../targets/oracle.ts'
import type { ComparingRules } from './compare-answers.ts'
import type { Taken } from './oracles.ts'

/**
 * Something in which a right server may be otherwise: a freedom, a quirk that breaks no documented clause, or a quirk that
 * the profile has and it has not.
 */
export type Liberty =
  | { readonly kind: 'freedom'; readonly of: FreedomFacts }
  | { readonly kind: 'quirk' | 'without'; readonly of: QuirkFacts }

/** As a sentence about a server. */
export function sentenceOf({ kind, of: { says } }: Liberty): string {
  if (kind === 'freedom') return `it ${says}`
  return kind === 'quirk' ? says : `it does not share a deviation of the profile (${says})`
}

/** Nobody can say in which form or in what words: any are taken for those of the oracle. */
export const OWN_FORM = 'content.values.own-form'
export const OWN_WORDS = 'content.refusals.other-texts'

/** How answers are compared with those of somebody who takes some freedoms. */
export function rulesWith<R extends ComparingRules>(rules: R, freedoms: readonly string[]): R {
  const [inAnyForm, inAnyWords] = [OWN_FORM, OWN_WORDS].map(id => freedoms.includes(id))
  return inAnyForm || inAnyWords ? { ...rules, inAnyForm, inAnyWords } : rules
}

/** Ids of what a server takes, by what it is. */
export function takenOf(liberties: readonly Liberty[]): Taken {
  const idsOf = (kind: Liberty['kind']) => liberties.filter(it => it.kind === kind).map(({ of }) => of.id)
  return { freedoms: idsOf('freedom'), quirks: idsOf('quirk'), without: idsOf('without') }
}
