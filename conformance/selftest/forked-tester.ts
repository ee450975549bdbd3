import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { packageDirectory } from '../package-directory.ts'
import type { Suite } from '../suite/load-suite.ts'
import type { Tester, TesterOptions } from './tester.ts'

/** What a tester in another process is to try: a quirk, a right server, or a quirk at some scenarios. */
export type Job =
  | { readonly kind: 'quirk'; readonly id: string }
  | { readonly kind: 'killers'; readonly id: string }
  | { readonly kind: 'right-server'; readonly id: string }
  | { readonly kind: 'clause'; readonly id: string; readonly quirk: string }

/** Tests in a process of its own, which ends with `close` or with the signal. */
export function forkedTester(
  { directory }: Suite,
  platformVersion: string | null,
  { signal, isWhole = false }: TesterOptions,
): Tester {
  const file = join(packageDirectory(), 'bin/selftest-worker.js')
  const args = [
    directory,
    isWhole ? 'whole' : 'sample',
    ...(platformVersion === null ? [] : [platformVersion]),
  ]
  const child = fork(file, args, { execArgv: [] })
  const kill = () => void child.kill()
  signal.addEventListener('abort', kill, { once: true })
  const ask = async (job: Job) => (signal.aborted ? null : answerOf(child, job, signal))
  return {
    tryQuirk: async quirk => {
      const done = await ask({ kind: 'quirk', id: quirk.id })
      if (done === null) return null
      const { killedBy, isByOwnClause } = done
      return {
        ...quirk,
        killedBy: typeof killedBy === 'string' ? killedBy : null,
        isByOwnClause: isByOwnClause === true,
      }
    },
    doesNotice: async (clause, quirk) => {
      const done = await ask({ kind: 'clause', id: clause.id, quirk })
      return done?.notices === true
    },
    killersOf: async ({ id }) => {
      const done = await ask({ kind: 'killers', id })
      return done && (Array.isArray(done.killers) ? done.killers.map(String) : [])
    },
    tryServer: async server => {
      const done = await ask({ kind: 'right-server', id: server.id })
      return done && { ...server, turnsRed: Array.isArray(done.turnsRed) ? done.turnsRed.map(String) : [] }
    },
    close: () => {
      signal.removeEventListener('abort', kill)
      kill()
    },
  }
}

/** Null when interrupted. Rejects when the other process is lost, or finds us to be wrong. */
function answerOf(child: ChildProcess, job: Job, signal: AbortSignal): Promise<JsonObject | null> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      child.off('message', onMessage)
      child.off('exit', onExit)
      end()
    }
    const onMessage = (message: unknown) =>
      settle(() => {
        if (!isObject(message)) resolve(null)
        else if (typeof message.error === 'string') reject(new Error(message.error))
        else resolve(message)
      })
    const onExit = (code: number | null) =>
      settle(() => {
        if (signal.aborted) resolve(null)
        else reject(new Error(`invariant: a process of the self-test ended with ${code} at ${job.id}`))
      })
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.send(job)
  })
}
