import type { Clause, Observation } from './clause.ts'

/** What real programs were seen to do, of which a clause is made. */
export function observationsOf({ sources }: Pick<Clause, 'sources'>): readonly Observation[] {
  return sources.flatMap(source => (typeof source === 'string' ? [] : [source]))
}

/** The last day on which an observed clause was seen, YYYY-MM-DD; null: it is not observed, or nobody says. */
export function lastSeen({ status, sources }: Pick<Clause, 'status' | 'sources'>): string | null {
  if (status !== 'observed') return null
  const days = observationsOf({ sources }).flatMap(({ date }) => date ?? [])
  return days.sort().at(-1) ?? null
}

/** The day so many months before a moment, which is in milliseconds since the epoch; in UTC. */
export function monthsBefore(now: number, months: number): string {
  const then = new Date(now)
  const day = then.getUTCDate()
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(day, last))
  return then.toISOString().slice(0, 10)
}

/** Whether an observed clause was last seen before a day. */
export function isOlder(clause: Pick<Clause, 'status' | 'sources'>, day: string): boolean {
  const seen = lastSeen(clause)
  return seen !== null && seen < day
}
