import { setTimeout as wait } from 'node:timers/promises'
import type { NoAnswerReason } from '../client/outcome.ts'
import { wireRequest } from '../client/wire-request.ts'
import type { Connection } from '../targets/connection.ts'

/** A server that somebody starts again is back after this, in milliseconds. */
const PATIENCE = { times: 10, between: 500 }

/** What is heard of a server that has ended, directly or from somebody who stands in front of it. */
const GONE: ReadonlySet<NoAnswerReason> = new Set(['unreachable', 'connect-timeout', 'broken-off'])

/** Whether anybody is at a target, whatever the answers are worth. Waits for one that is being started again. */
export async function isThere({ client }: Pick<Connection, 'client'>): Promise<boolean> {
  for (let time = 0; time < PATIENCE.times; time++) {
    if (time > 0) await wait(PATIENCE.between)
    const outcome = await client.send(wireRequest({ method: 'GET', path: '/', headers: {}, body: undefined }))
    if (outcome.kind === 'answer' || !GONE.has(outcome.reason)) return true
  }
  return false
}
