/** A difference that is known: of one scenario, of a clause, or of the clause that a quirk breaks. */
export type Entry = EntryScope & EntryFacts

type EntryScope = { readonly scenario: string } | { readonly clause: string } | { readonly quirk: string }

export interface EntryFacts {
  /** Why it is so, and why it may stay so. */
  readonly reason: string
  readonly ticket?: string
  /** A day in UTC, YYYY-MM-DD. */
  readonly firstSeen: string
  /** From this day on the difference fails again. */
  readonly expires?: string
  /** It is wrong only sometimes. */
  readonly isFlaky?: true
}

/** `clause content.filters.eq`: for messages. */
export function nameOf(entry: Entry): string {
  if ('scenario' in entry) return `scenario ${entry.scenario}`
  return 'clause' in entry ? `clause ${entry.clause}` : `quirk ${entry.quirk}`
}

/** Which clause each quirk breaks. */
export type QuirkClauses = ReadonlyMap<string, string>

/** Whether an entry speaks of a scenario. */
export function isAbout(
  entry: Entry,
  scenario: { id: string; clause: string },
  quirks: QuirkClauses,
): boolean {
  if ('scenario' in entry) return entry.scenario === scenario.id
  return scenario.clause === ('clause' in entry ? entry.clause : quirks.get(entry.quirk))
}

export function hasExpired({ expires }: Entry, today: string): boolean {
  return expires !== undefined && expires <= today
}
