import { mayWrite } from '../safety/may-write.ts'
import { textOf } from './compare-answers.ts'
import type { Server } from './servers.ts'
import type { Exchanged } from './stage.ts'

/** Which requests of a conversation need to be repeated at a server. */
export type Excerpt = (server: Server) => readonly number[]

/**
 * A server can only answer otherwise where it has a say, or after a write in which it has one. All other reads are left
 * out, and so is what was asked and answered before, with nothing written in between: large suites ask the same a
 * thousand times. Positions, in their order.
 */
export function excerptOf(exchanges: readonly Exchanged[]): Excerpt {
  const writes = new Set(
    [...exchanges].flatMap((exchange, position) => (leavesTraces(exchange) ? [position] : [])),
  )
  const all = distinct(exchanges, writes)
  const byClause = new Map<string, number[]>()
  for (const position of all)
    for (const clause of exchanges[position]?.clauses ?? [])
      byClause.set(clause, [...(byClause.get(clause) ?? []), position])
  return ({ clause, touched }) => {
    if (clause === null) return all
    const concerned = new Set([...touched].flatMap(it => byClause.get(it) ?? []))
    const firstWrite = all.find(it => writes.has(it) && concerned.has(it)) ?? Number.POSITIVE_INFINITY
    return all.filter(it => it > firstWrite || concerned.has(it) || writes.has(it))
  }
}

function distinct(exchanges: readonly Exchanged[], writes: ReadonlySet<number>): readonly number[] {
  const asked = new Set<string>()
  return exchanges.flatMap(({ request, answer }, position) => {
    if (writes.has(position)) asked.clear()
    const { method, target, headers, body } = request
    const key = JSON.stringify([method, target, headers, body && latin1(body), textOf(answer)])
    if (asked.has(key)) return []
    asked.add(key)
    return [position]
  })
}

/** Every byte as a character. */
function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}

/** Links in mails are followed by GET, and change what they lead to. */
const CHANGED_BY_LINKS = /\/(auth|session|members|connect)\b/

/** Nothing is left behind by who logs in at the content service, and hashes of passwords take long. */
const LOG_IN = /^POST [^?]*\/auth\/local(\?|$)/

/** Whether later answers may be others because of it. */
function leavesTraces({ request: { method, target, headers, body } }: Exchanged): boolean {
  if (LOG_IN.test(`${method} ${target}`)) return false
  const sent = { method, path: target, headers, body: body === null ? null : Buffer.from(body).toString() }
  return mayWrite(sent) || CHANGED_BY_LINKS.test(target)
}
