import { readingOf } from '../actions/shelf.ts'
import type { Call, Route, Site } from '../contracts.ts'
import { type Answer, ok } from '../http/answer.ts'
import { paginate, rowsOfPage, select } from '../parameters/select.ts'
import type { Json, JsonObject, Row } from '../values.ts'
import { allPosts } from './shelves.ts'

/** What the site keeps of what happened: who added what, emails that were sent, how many members it has. */
export const recordRoutes: readonly Route[] = [
  {
    ...recordRoute('actions.browse', '/actions/', call => page(call, 'actions', actionsOf(call.site))),
    action: { verb: 'list', object: 'actions' },
  },
  {
    ...recordRoute('emails.browse', '/emails/', call =>
      page(call, 'emails', call.site.store.rows('emails').toReversed()),
    ),
    action: { verb: 'list', object: 'emails' },
  },
  {
    ...recordRoute('members.count', '/members/stats/count/', ({ site }) => ok(countMembers(site))),
    permission: { act: 'browse', object: 'members' },
  },
]

function recordRoute(name: string, path: string, handle: Route['handle']): Route {
  return { clause: `platform.admin-api.${name}`, api: 'admin', method: 'GET', path, handle }
}

function page(call: Call, name: string, rows: readonly Row[]): Answer {
  const selection = select(call, readingOf(allPosts, call), { rows }, ['limit', 'page'])
  return ok({ [name]: rowsOfPage(selection), meta: { pagination: paginate(selection, rows.length) } })
}

const RECORDED = [
  ['posts', 'post'],
  ['tags', 'tag'],
  ['integrations', 'integration'],
] as const

/**
 * What was added, the latest first.
 * UNDOCUMENTED: the real program also tells of edits and deletions, and by whom.
 */
function actionsOf({ store }: Site): readonly Row[] {
  const added = RECORDED.flatMap(([table, type]) => store.rows(table).map(row => addition(row, type)))
  return added.toSorted((a, b) => String(b.created_at).localeCompare(String(a.created_at)))
}

function addition({ id, created_at, type }: Row, resource: string): Row {
  const resource_type = type === 'page' ? 'page' : resource
  const actor: JsonObject = { actor_id: '1', actor_type: 'user' }
  return { id, resource_id: id, resource_type, ...actor, event: 'added', created_at: created_at ?? null }
}

/** How many members there were at the end of each day on which one was added. */
function countMembers({ store }: Site): JsonObject {
  const members = store.rows('members')
  const days = [...new Set(members.map(dayOf))].toSorted()
  const data: Json = days.map(date => {
    const until = members.filter(member => dayOf(member) <= date)
    const count = (status: string) => until.filter(member => member.status === status).length
    return { date, paid: count('paid'), free: count('free'), comped: count('comped') }
  })
  return { resource: 'members', total: members.length, data }
}

/** The day on which a row was added. */
export function dayOf({ created_at }: Row): string {
  return String(created_at).slice(0, 10)
}
