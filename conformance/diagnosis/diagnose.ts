import type { Diagnosis, Report, ScenarioReport } from '../report/report.ts'
import type { QuirkFacts } from '../targets/oracle.ts'
import { symptomsOf } from './symptom.ts'

/** What the reference with one quirk answers to some scenarios, named by their ids. */
export type QuirkRun = (quirk: string, scenarios: readonly string[]) => Promise<readonly ScenarioReport[]>

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
  const found: Diagnosis[] = []
  const candidates = quirks.filter(({ clause }) => differing.has(clause))
  for (const quirk of candidates) {
    const mine = own.get(quirk.clause)?.filter(id => symptoms.has(id)) ?? []
    const others = all.filter(id => !mine.includes(id))
    const explained = await explainedBy({ quirk: quirk.id, mine, others, symptoms, run })
    if (explained.size > 0)
      found.push({ ...quirkFacts(quirk), scenarios: all.filter(id => explained.has(id)) })
  }
  return shareOut(found)
}

interface Trial {
  readonly quirk: string
  /** Scenarios of the quirk's clause that were judged. */
  readonly mine: readonly string[]
  /** What differs besides. */
  readonly others: readonly string[]
  readonly symptoms: ReadonlyMap<string, string | null>
  readonly run: QuirkRun
}

/** Scenarios that are wrong in the same way with the quirk; none when something speaks against it. */
async function explainedBy({ quirk, mine, others, symptoms, run }: Trial): Promise<ReadonlySet<string>> {
  const same = new Set<string>()
  for (const [id, symptom] of symptomsOf(await run(quirk, mine))) {
    if (symptom === null) continue
    if (symptoms.get(id) === null) return new Set()
    if (symptoms.get(id) === symptom) same.add(id)
  }
  if (same.size === 0 || others.length === 0) return same
  for (const [id, symptom] of symptomsOf(await run(quirk, others))) {
    if (symptom !== null && symptoms.get(id) === symptom) same.add(id)
  }
  return same
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

function quirkFacts({ id, clause, says }: QuirkFacts): Omit<Diagnosis, 'scenarios'> {
  return { quirk: id, clause, says }
}
