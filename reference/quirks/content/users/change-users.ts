import { isRecord } from '../../../content/query/query.ts'
import type { Reply, UsersCall, UsersRoute } from '../../../content/users/routes/route.ts'
import type { UsersUnits } from '../../../content/users/units.ts'
import { replaceUnit } from '../../quirk.ts'
import type { Units } from '../../units.ts'

/** The units with some of those of the users' endpoints changed. */
export function changeUsers(units: Units, change: (users: UsersUnits) => Partial<UsersUnits>): Units {
  const { users } = units.content
  return { ...units, content: { ...units.content, users: { ...users, ...change(users) } } }
}

/** The units with one endpoint changed. */
export function changeRoute(
  units: Units,
  clause: string,
  change: (route: UsersRoute) => Partial<UsersRoute>,
): Units {
  return changeUsers(units, ({ routes }) => ({
    routes: replaceUnit(routes, clause, route => ({ ...route, ...change(route) })),
  }))
}

/** The units with what one endpoint replies changed. */
export function changeReply(
  units: Units,
  clause: string,
  change: (reply: Reply, call: UsersCall) => Reply,
): Units {
  return changeRoute(units, clause, ({ answer }) => ({
    answer: async call => change(await answer(call), call),
  }))
}

/** The fields of a body; none when it is no object. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return isRecord(body) ? body : {}
}
