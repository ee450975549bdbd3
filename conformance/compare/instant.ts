const CALENDAR =
  /^(\d{4})(-?)(\d{2})\2(\d{2})T(\d{2})(:?)(\d{2})(?:\6(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)$/

/**
 * The moment that a text in ISO 8601 tells, in milliseconds: with or without separators, with seconds or without
 * them, in any offset. NaN for another text, and for a moment that does not exist.
 */
export function instantOf(text: string): number {
  const parts = CALENDAR.exec(text)
  if (!parts) return Number.NaN
  const [, year, dash, month, day, hour, colon, minute, second = '00', fraction = '0', zone = 'Z'] = parts
  if ((dash === '') !== (colon === '') || !isDay(Number(year), Number(month), Number(day))) return Number.NaN
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction}${offset(zone)}`)
}

/** `Date` takes a 30th of February for a day in March. */
function isDay(year: number, month: number, day: number): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}

/** `+01` and `+0100` as `Date` reads them. */
function offset(zone: string): string {
  return zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
}
