/**
 * Reads a moment as the service does: an ISO 8601 date (calendar, week or ordinal, also without hyphens) with or
 * without a time, or milliseconds since the epoch. UNDOCUMENTED: observed, down to its leniency: a zone that cannot
 * be read is UTC. Gives milliseconds since the epoch, or null for any other text.
 */
export function readDateTime(text: string): number | null {
  const iso = readIso(text)
  if (iso !== null) return iso
  return /^-?\d+$/.test(text) && Math.abs(Number(text)) <= MAX_TIME ? Number(text) : null
}

const MAX_TIME = 8.64e15
const DAY = 86_400_000

function readIso(text: string): number | null {
  const [day = '', clock, ...more] = text.split(/[T ]/)
  if (more.length > 0 || day.includes(':')) return null
  if (clock === undefined && day.includes('Z')) return readZoned(day)
  const date = readDay(day)
  if (date === null) return null
  if (clock === undefined || clock === '') return date
  const zone = /[Z+-].*$/.exec(clock)?.[0] ?? ''
  const time = readTime(zone === '' ? clock : clock.slice(0, -zone.length))
  return time === null ? null : date + time - readZone(zone)
}

/** UNDOCUMENTED: a day may have its zone right behind it, and what follows the Z is not read (date-fns, parseISO). */
function readZoned(text: string): number | null {
  return readDay(text.split('Z')[0] ?? '')
}

/** The start of a day. Clause of ISO 8601: year, then nothing, a month (and day), a week (and day) or an ordinal day. */
function readDay(text: string): number | null {
  const [, digits = '', rest = ''] = /^(\d{4}|[+-]\d{6})(.*)$/.exec(text) ?? []
  if (digits === '') return /^\d{2}$/.test(text) ? Date.UTC(Number(text) * 100, 0) : null
  const year = Number(digits)
  const parts = /^-?(?:(\d{3})|(\d{2})(?:-?(\d{2}))?|W(\d{2})(?:-?(\d))?|)-?$/.exec(rest)
  if (!parts) return null
  const [, ordinal, month = '01', day = '01', week, weekday = '1'] = parts
  if (ordinal !== undefined) return ordinalDay(year, Number(ordinal))
  if (week !== undefined) return weekDay(year, Number(week), Number(weekday))
  return calendarDay(year, Number(month), Number(day))
}

function calendarDay(year: number, month: number, day: number): number | null {
  const date = startOfYear(year)
  date.setUTCMonth(month - 1, day)
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.getTime() : null
}

function ordinalDay(year: number, ordinal: number): number | null {
  const date = startOfYear(year).getTime() + (ordinal - 1) * DAY
  return ordinal >= 1 && new Date(date).getUTCFullYear() === year ? date : null
}

function weekDay(year: number, week: number, weekday: number): number | null {
  if (week < 1 || week > 53 || weekday < 1 || weekday > 7) return null
  const fourth = startOfYear(year).getTime() + 3 * DAY
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY
  return monday + ((week - 1) * 7 + weekday - 1) * DAY
}

function startOfYear(year: number): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, 0, 1)
  return date
}

/** Milliseconds into the day; the last part given may have a fraction. */
function readTime(text: string): number | null {
  const parts = /^(\d{2}(?:[.,]\d*)?)(?::?(\d{2}(?:[.,]\d*)?))?(?::?(\d{2}(?:[.,]\d*)?))?$/.exec(text)
  if (!parts) return null
  const [hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map(part => Number((part ?? '0').replace(',', '.')))
  const isEndOfDay = hours === 24 && minutes === 0 && seconds === 0
  if ((hours >= 24 && !isEndOfDay) || minutes >= 60 || seconds >= 60) return null
  return Math.trunc(hours * 3_600_000 + minutes * 60_000 + seconds * 1000)
}

function readZone(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2})(?::?(\d{2}))?$/.exec(text) ?? []
  const offset = Number(hours) * 3_600_000 + Number(minutes) * 60_000
  return sign === '-' ? -offset : offset
}
