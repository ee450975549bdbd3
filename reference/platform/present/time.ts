/** A time with the offset of a time zone: `2020-01-20T10:00:00.000+00:00`. */
export function zonedTime(iso: string, timeZone: string): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  const minutes = offsetMinutes(time, timeZone)
  const local = new Date(time + minutes * 60_000).toISOString().slice(0, -1)
  const size = Math.abs(minutes)
  const hours = String(Math.floor(size / 60)).padStart(2, '0')
  return `${local}${minutes < 0 ? '-' : '+'}${hours}:${String(size % 60).padStart(2, '0')}`
}

/** How far a zone is ahead of UTC at a time; a zone that is not known counts as UTC. */
function offsetMinutes(time: number, timeZone: string): number {
  if (!isTimeZone(timeZone)) return 0
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time)
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
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
