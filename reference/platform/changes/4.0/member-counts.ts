import { dayOf } from '../../admin-api/record-routes.ts'
import type { Change, Route, Site } from '../../contracts.ts'
import { ok } from '../../http/answer.ts'
import type { JsonObject } from '../../values.ts'
import { timestamp } from '../../write/rows.ts'
import { withoutRoutes, withRoutes } from '../rewrite.ts'

export const memberStatsRoute: Route = {
  clause: 'platform.admin-api.members.stats',
  api: 'admin',
  method: 'GET',
  path: '/members/stats/',
  handle: ({ site }) => ok(memberStats(site)),
}

/**
 * 4.x counts members at `/members/stats/count/`, where 3.x had `/members/stats/`, and lists emails.
 * UNDOCUMENTED: observed on the real programs.
 */
export const memberCountsAdded: Change = {
  clause: 'platform.changes.4-0.member-counts',
  since: 4,
  scope: 'shape',
  restores: [memberStatsRoute],
  undo: units => withRoutes(withoutRoutes(units, /^\/(members\/stats\/count|emails)\//), memberStatsRoute),
}

/** Members by the days of the last month. */
function memberStats(site: Site): JsonObject {
  const members = site.store.rows('members')
  const today = dayOf({ id: '', created_at: timestamp(site) })
  const days = Array.from({ length: 30 }, (_, ago) => daysBefore(today, ago)).toReversed()
  const on = Object.fromEntries(days.map(day => [day, members.filter(it => dayOf(it) === day).length]))
  const inRange = Object.values(on).reduce((sum, count) => sum + count, 0)
  return { total: members.length, total_in_range: inRange, total_on_date: on, new_today: on[today] ?? 0 }
}

const DAY = 24 * 60 * 60 * 1000

function daysBefore(day: string, ago: number): string {
  return new Date(Date.parse(day) - ago * DAY).toISOString().slice(0, 10)
}
