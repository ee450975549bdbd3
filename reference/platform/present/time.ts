/** Times stay what they are while what is around them is written. */
const zoned = new Map<string, string>()
const MOST_TIMES = 1_000

/** A time with the offset of a time zone: `2020-01-20T10:00:00.000+00:00`. */
export function zonedTime(iso: string, timeZone: string): string {
  const key = `${timeZone} ${iso}`
  const known = zoned.get(key)
  if (known !== undefined) return known
  const time = inZone(iso, timeZone)
  if (zoned.size >= MOST_TIMES) zoned.clear()
  zoned.set(key, time)
  return time
}

function inZone(iso: string, timeZone: string): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  const minutes = offsetMinutes(time, timeZone)
  const local = new Date(time + minutes * 60_000).toISOString().slice(0, -1)
  const size = Math.abs(minutes)
  const hours = String(Math.floor(size / 60)).padStart(2, '0')
  return `${local}${minutes < 0 ? '-' : '+'}${hours}:${String(size % 60).padStart(2, '0')}`
}

/** How far a zone is ahead of UTC at a time; a zone that is not known counts as UTC. */
export function offsetMinutes(time: number, timeZone: string): number {
  const parts = clockIn(timeZone)?.formatToParts(time)
  if (!parts) return 0
  const part = (type: string) => Number(parts.find(other => other.type === type)?.value)
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return Math.round((local - time) / 60_000)
}

export function isTimeZone(name: string): boolean {
  return clockIn(name) !== null
}

/** A site has one zone, and to make its clock takes far longer than to look at it. */
const clocks = new Map<string, Intl.DateTimeFormat | null>()
const MOST_CLOCKS = 50

/** What shows the time in a zone; null for a zone that is not known. */
function clockIn(timeZone: string): Intl.DateTimeFormat | null {
  let clock = clocks.get(timeZone)
  if (clock === undefined) {
    clock = makeClock(timeZone)
    if (clocks.size >= MOST_CLOCKS) clocks.clear()
    clocks.set(timeZone, clock)
  }
  return clock
}

function makeClock(timeZone: string): Intl.DateTimeFormat | null {
  const [date, time] = [
    { year: 'numeric', month: 'numeric', day: 'numeric' },
    { hour: 'numeric', minute: 'numeric', second: 'numeric' },
  ] as const
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...date, ...time })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
