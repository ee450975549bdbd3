import type { Diagnosis, Report } from '../report/report.ts'
import type { DifferingReport } from '../report/scenario-report.ts'
import type { QuirkFacts } from '../targets/oracle.ts'
import { breaking, type Compare, explain, type Likeness } from './explain.ts'
import { symptomsOf } from './symptom.ts'

/** What the reference with one quirk answers to some scenarios, named by their ids. */
export type QuirkRun = (quirk: string, scenarios: readonly string[]) => Promise<readonly DifferingReport[]>

/** A target with more differing clauses than this is another program, not ours with a few mistakes. */
export const MOST_CLAUSES = 150
/** So is one with more than these of which most answers differ. */
export const MOST_CLAUSES_MOSTLY_WRONG = 20

/**
 * Which quirks explain what differs. A quirk is believed when a scenario of its clause is wrong in the same way with it,
 * and none that the target answers well is wrong with it. Each scenario is explained by the quirk that explains most.
 * Null when too much differs.
 */
export async function diagnose(
  { clauses }: Report,
  quirks: readonly QuirkFacts[],
  run: QuirkRun,
): Promise<readonly Diagnosis[] | null> {
  const symptoms = symptomsOf(clauses.flatMap(({ scenarios }) => scenarios))
  const differs = (id: string) => typeof symptoms.get(id) === 'string'
  const own = new Map(clauses.map(({ id, scenarios }) => [id, [...new Set(scenarios.map(it => it.id))]]))
  const differing = new Set(clauses.filter(({ id }) => own.get(id)?.some(differs)).map(({ id }) => id))
  const all = [...symptoms.keys()].filter(differs)
  const isMostlyWrong = all.length > symptoms.size / 2
  if (differing.size > (isMostlyWrong ? MOST_CLAUSES_MOSTLY_WRONG : MOST_CLAUSES)) return null
  const trials = breaking(differing, quirks).map(quirk => {
    const mine = own.get(quirk.clause)?.filter(id => symptoms.has(id)) ?? []
    return {
      ...{ quirk, own: mine.filter(differs), good: mine.filter(id => !differs(id)) },
      others: all.filter(id => !mine.includes(id)),
    }
  })
  const found = await explain(trials, compareWith(symptoms, run))
  return shareOut(
    found.map(({ quirk: { id, clause, says }, cases }) => ({
      ...{ quirk: id, clause, says },
      scenarios: all.filter(it => cases.has(it)),
    })),
  )
}

/** Scenarios are alike when the same is wrong in the same places. */
function compareWith(symptoms: ReadonlyMap<string, string | null>, run: QuirkRun): Compare<string> {
  return async (quirk, scenarios) => {
    const answered = symptomsOf(await run(quirk, scenarios))
    return new Map([...answered].map(([id, symptom]) => [id, likenessOf(symptom, symptoms.get(id))]))
  }
}

function likenessOf(withQuirk: string | null, atTarget: string | null | undefined): Likeness {
  if (withQuirk === null) return 'unlike'
  if (atTarget === null) return 'contrary'
  return withQuirk === atTarget ? 'alike' : 'unlike'
}

/** The one that explains most takes what it explains, then the one that explains most of the rest, and so on. */
function shareOut(found: readonly Diagnosis[]): readonly Diagnosis[] {
  const most = found.toSorted((a, b) => b.scenarios.length - a.scenarios.length)[0]
  if (!most) return []
  const taken = new Set(most.scenarios)
  const rest = found
    .filter(it => it !== most)
    .map(it => ({ ...it, scenarios: it.scenarios.filter(id => !taken.has(id)) }))
    .filter(({ scenarios }) => scenarios.length > 0)
  return [most, ...shareOut(rest)]
}
