/** Dates and times as worlds give them, and in the form in which they are stored and shown. All in UTC. */

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,3}))?)?$/
const STORED_DATETIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:[01]\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/
const DATETIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?)?$/

/** `YYYY-MM-DD` of a day that exists; null for any other text. */
export function storedDate(text: string): string | null {
  const [, year, month, day] = DATE.exec(text) ?? []
  return isDay(Number(year), Number(month), Number(day)) ? text : null
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** `HH:mm:ss.SSS`; seconds and their fraction may be left out of `text`. Null for any other text. */
export function storedTime(text: string): string | null {
  const match = TIME.exec(text)
  if (!match) return null
  const [, hours, minutes, seconds = '00', fraction = ''] = match
  return `${hours}:${minutes}:${seconds}.${fraction.padEnd(3, '0')}`
}

/** ISO 8601 in UTC with milliseconds. `text` without a zone is taken as UTC, without a time as midnight. */
export function storedDatetime(text: string): string | null {
  if (STORED_DATETIME.test(text)) return text
  const ms = parseDatetime(text)
  return ms === null ? null : new Date(ms).toISOString()
}

/** Milliseconds since the epoch, as decimal text, of such a number, such a text or an ISO 8601 text. */
export function storedTimestamp(value: number | string): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null
  if (/^-?\d{1,16}$/.test(value)) return value
  const ms = parseDatetime(value)
  return ms === null ? null : String(ms)
}

function parseDatetime(text: string): number | null {
  const match = DATETIME.exec(text)
  if (!match) return null
  const [, date = '', time = '00:00', zone = 'Z'] = match
  if (storedDate(date) === null) return null
  const ms = Date.parse(`${date}T${time}${zone}`)
  return Number.isNaN(ms) ? null : ms
}
