import type { QuirkFacts } from '../targets/oracle.ts'

/**
 * How the reference with a quirk answers something that a target was asked: `alike`, wrong in the same way; `contrary`,
 * wrong where the target is right, so that the target has not the quirk; `unlike`, which says nothing.
 */
export type Likeness = 'alike' | 'contrary' | 'unlike'

/** Asks the reference with a quirk the same. A case is whatever a target was asked: a scenario, a query. */
export type Compare<Case> = (quirk: string, cases: readonly Case[]) => Promise<ReadonlyMap<Case, Likeness>>

/** What a quirk is tried on. */
export interface Trial<Case> {
  readonly quirk: QuirkFacts
  /** Where it must show: one of them alike, and none contrary. */
  readonly own: readonly Case[]
  /** Where it must not show, because the target is right; most quirks are given up before these are asked. */
  readonly good?: readonly Case[]
  /** What it may explain besides. */
  readonly others: readonly Case[]
}

/** A quirk that is believed, and what it explains. */
export interface Explanation<Case> {
  readonly quirk: QuirkFacts
  readonly cases: ReadonlySet<Case>
}

/** The quirks that break one of some clauses: these are tried first. */
export function breaking(clauses: ReadonlySet<string>, quirks: readonly QuirkFacts[]): readonly QuirkFacts[] {
  return quirks.filter(({ clause }) => clauses.has(clause))
}

/** Tries quirks one after the other, until so many are believed. */
export async function explain<Case>(
  trials: readonly Trial<Case>[],
  compare: Compare<Case>,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Explanation<Case>[]> {
  const found: Explanation<Case>[] = []
  for (const trial of trials) {
    const cases = await explainedBy(trial, compare)
    if (cases.size > 0) found.push({ quirk: trial.quirk, cases })
    if (found.length >= most) break
  }
  return found
}

async function explainedBy<Case>(
  { quirk, own, good = [], others }: Trial<Case>,
  compare: Compare<Case>,
): Promise<ReadonlySet<Case>> {
  const ask = async (cases: readonly Case[]) => (cases.length > 0 ? compare(quirk.id, cases) : new Map())
  const likeness = await ask(own)
  const alike = alikeIn(likeness)
  if (alike.length === 0 || hasContrary(likeness) || hasContrary(await ask(good))) return new Set()
  return new Set([...alike, ...alikeIn(await ask(others))])
}

function hasContrary<Case>(likeness: ReadonlyMap<Case, Likeness>): boolean {
  return [...likeness.values()].includes('contrary')
}

function alikeIn<Case>(likeness: ReadonlyMap<Case, Likeness>): readonly Case[] {
  return [...likeness].flatMap(([it, how]) => (how === 'alike' ? [it] : []))
}
