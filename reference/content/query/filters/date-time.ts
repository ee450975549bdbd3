/**
 * Reads a moment as the service does: an ISO 8601 date (calendar, week or ordinal, also without hyphens) with or
 * without a time, or milliseconds since the epoch. UNDOCUMENTED: observed, down to its leniency: a zone that cannot
 * be read is UTC. Gives milliseconds since the epoch, or null for any other text.
 */
export function readDateTime(text: string): number | null {
  const iso = readIso(text)
  if (iso !== null) return iso
  return /^-?\d+\s*$/.test(text) && Math.abs(Number(text)) <= MAX_TIME ? Number(text) : null
}

const MAX_TIME = 8.64e15
const DAY = 86_400_000

function readIso(text: string): number | null {
  const parts = partsOf(text)
  if (parts === null) return null
  const [date, time, offset] = [readDay(parts.day), readTime(parts.clock), readZone(parts.zone)]
  if (date === null || time === null || offset === null) return null
  const moment = Math.trunc(date + time - offset)
  return Math.abs(moment) <= MAX_TIME ? moment : null
}

interface Parts {
  readonly day: string
  readonly clock: string
  readonly zone: string
}

/** UNDOCUMENTED: a day may have its zone right behind it, and what follows the Z is not read (date-fns, parseISO). */
function partsOf(text: string): Parts | null {
  const [first = '', second = '', ...more] = text.split(/[T ]/)
  if (more.length > 0 || first.includes(':')) return null
  const day = first.split(/Z/i)[0] ?? ''
  const rest = day === first ? second : text.slice(day.length)
  const zone = /[Z+-].*$/.exec(rest)?.[0] ?? ''
  return { day, clock: zone === '' ? rest : rest.slice(0, -zone.length), zone }
}

/** The start of a day. Clause of ISO 8601: year, then nothing, a month (and day), a week (and day) or an ordinal day. */
function readDay(text: string): number | null {
  if (/^(\d{2}|[+-]\d{4})$/.test(text)) return startOfYear(Number(text) * 100).getTime()
  const [, digits = '', rest = ''] = /^(\d{4}|[+-]\d{6})(.*)$/.exec(text) ?? []
  if (digits === '') return null
  const year = Number(digits)
  const parts = /^-?(?:(\d{3})|(\d{2})(?:-?(\d{2}))?|W(\d{2})(?:-?(\d))?|)$/.exec(rest)
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

/**
 * Milliseconds into the day; the last part given may have a fraction.
 * UNDOCUMENTED: so may the hours of the end of the day, which then is past (date-fns, parseISO).
 */
function readTime(text: string): number | null {
  if (text === '') return 0
  const parts = /^(\d{2}(?:[.,]\d*)?)(?::?(\d{2}(?:[.,]\d*)?))?(?::?(\d{2}(?:[.,]\d*)?))?$/.exec(text)
  if (!parts) return null
  const [hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map(part => Number((part ?? '0').replace(',', '.')))
  const isPastTheEnd = hours === 24 && (minutes > 0 || seconds > 0)
  if (isPastTheEnd || hours >= 25 || minutes >= 60 || seconds >= 60) return null
  return hours * 3_600_000 + minutes * 60_000 + seconds * 1000
}

/** Null where the minutes are too many; what else cannot be read is UTC. */
function readZone(text: string): number | null {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2})(?::?(\d{2}))?$/.exec(text) ?? []
  if (Number(minutes) >= 60) return null
  const offset = Number(hours) * 3_600_000 + Number(minutes) * 60_000
  return sign === '-' ? -offset : offset
}
