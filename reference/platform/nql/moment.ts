import type { RelativeDate } from './parse.ts'

/** Milliseconds in the units that are always as long. */
const UNITS: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
}

/**
 * A time as the real program's database keeps it, `2024-06-01 12:00:00` in UTC: dates of filters are compared with
 * it as text. Null when the text is no time.
 */
export function storedTime(text: string): string | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d+)?Z?$/.exec(text) ?? []
  return day === undefined ? null : `${day} ${time}`
}

/** No time of a site lies beyond them, and a text of one compares with them as it should. */
const EARLIEST = Date.parse('0000-01-01T00:00:00Z')
const LATEST = Date.parse('9999-12-31T23:59:59Z')

/** The time that is so far from now, or the last one that there is. Months and years are those of the calendar. */
export function timeFrom(now: number, { amount, unit }: RelativeDate): string {
  const length = UNITS[unit]
  const at =
    length === undefined ? addMonths(now, unit === 'y' ? amount * 12 : amount) : now + amount * length
  // What no calendar has is no number.
  const last = amount < 0 ? EARLIEST : LATEST
  const time = Number.isNaN(at) ? last : Math.min(LATEST, Math.max(EARLIEST, at))
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}

/** The same day of another month, or its last day where that month is too short. */
function addMonths(now: number, months: number): number {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}
