import type { Clause } from '../suite/clause.ts'
import { UsageError } from '../usage-error.ts'
import { type Entry, isAbout, nameOf, type QuirkClauses } from './entry.ts'

/** Entries that speak of nothing in the suite: a misspelt id would excuse nothing, and never be found out. */
export function unknownEntries(
  entries: readonly Entry[],
  clauses: readonly Clause[],
  quirks: QuirkClauses,
): readonly Entry[] {
  const services = new Set(clauses.map(({ service }) => service))
  const all = clauses.flatMap(clause => clause.scenarios)
  return entries.filter(entry => {
    const isLoaded = [...services].some(service => idOf(entry).startsWith(`${service}.`))
    return isLoaded && !all.some(scenario => isAbout(entry, scenario, quirks))
  })
}

/** Refuses a baseline with such entries. */
export function refuseUnknown(
  file: string,
  entries: readonly Entry[],
  clauses: readonly Clause[],
  quirks: QuirkClauses,
): void {
  const [unknown] = unknownEntries(entries, clauses, quirks)
  if (!unknown) return
  throw new UsageError(
    `${file}: the suite has no ${nameOf(unknown)}; \`assayer baseline --prune\` removes it from the file.`,
  )
}

function idOf(entry: Entry): string {
  if ('scenario' in entry) return entry.scenario
  return 'clause' in entry ? entry.clause : entry.quirk
}
