/** A zone at the end of a time: `Z`, `+02:00`, `GMT`, `PST`, `GMT+0200 (CEST)`. */
const ZONE = /(?:[\d ]z|gmt|utc?|[ecmp][sd]t|(?:gmt|utc|:\d\d|\.\d+) ?[+-]\d\d:?\d\d)(?: \(.*\))?$/i

/**
 * The time that a text names, in milliseconds; NaN when it names none. Without a zone it is in UTC, whatever zone this
 * machine is in: so the real program has it (source of Ghost 5.99.1).
 */
export function readTime(text: string): number {
  if (ZONE.test(text)) return Date.parse(text)
  return Date.parse(/\dT\d/.test(text) ? `${text}Z` : `${text} Z`)
}
