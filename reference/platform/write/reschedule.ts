import type { Site } from '../contracts.ts'
import { offsetMinutes } from '../present/time.ts'
import type { Row } from '../values.ts'
import { timestamp } from './rows.ts'

const MINUTE = 60_000
/** What would come out sooner than that, or would have come out, waits as a draft. */
const SOON = 5 * MINUTE

/**
 * What is scheduled stays at the hour that clocks of the site show, when the site moves to another time zone.
 * UNDOCUMENTED: by as much as the zones are apart at present, as in the real program.
 */
export function reschedule(from: string, to: string, site: Site): void {
  if (from === to) return
  const now = site.clock.now()
  const shift = (offsetMinutes(now, from) - offsetMinutes(now, to)) * MINUTE
  for (const post of site.store.rows('posts').filter(({ status }) => status === 'scheduled')) {
    const moved = movedBy(shift, post, now)
    if (moved) site.store.put('posts', { ...post, ...moved, updated_at: timestamp(site) })
  }
}

function movedBy(shift: number, { published_at }: Row, now: number): Partial<Row> | null {
  const time = Date.parse(String(published_at)) + shift
  if (Number.isNaN(time)) return null
  if (time < now + SOON) return { status: 'draft' }
  return shift === 0 ? null : { published_at: new Date(time).toISOString() }
}
