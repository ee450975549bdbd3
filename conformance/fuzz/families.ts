import type { Outcome } from '../client/outcome.ts'
import type { Patient } from '../diagnosis/ward.ts'
import { CannotJudge } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import { type Liberty, takenOf } from './liberties.ts'
import type { Taken } from './oracles.ts'
import type { Query } from './query.ts'

/** Opens an oracle that takes liberties. Rejects with a UsageError where they do not go with each other. */
export type Way = (taken: Taken) => Promise<Patient>

type Headers = Readonly<Record<string, string>>

export type Ask = (query: Query, of: Patient, headers?: Headers) => Promise<Outcome>

/** Servers that are alike in all but the liberties that they take. */
export interface Family {
  /** Null where there is no such server, or it knows nobody who could ask. */
  answer(query: Query, taken: readonly Liberty[], headers?: Headers): Promise<Outcome | null>
  close(): Promise<void>
}

/** Who takes a single freedom, or none, is asked of every difference, and stays. */
export function openFamily(way: Way, ask: Ask): Family {
  const kept = new Map<string, Promise<Patient | null>>()
  const open = (taken: readonly Liberty[]) => way(takenOf(taken)).catch(nobody)
  const askOne = (query: Query, server: Patient | null, headers?: Headers) =>
    server && ask(query, server, headers).catch(nobody)
  const askKept = async (query: Query, taken: readonly Liberty[], headers?: Headers) => {
    const key = taken.map(({ of }) => of.id).join()
    const server = kept.get(key) ?? open(taken)
    kept.set(key, server)
    return askOne(query, await server, headers)
  }
  const askOnce = async (query: Query, taken: readonly Liberty[]) => {
    const server = await open(taken)
    try {
      return await askOne(query, server)
    } finally {
      await server?.close()
    }
  }
  return {
    answer: (query, taken, headers) => {
      const isKept = taken.length < 2 && taken.every(({ kind }) => kind === 'freedom')
      return isKept ? askKept(query, taken, headers) : askOnce(query, taken)
    },
    close: async () => {
      await Promise.all([...kept.values()].map(async server => (await server)?.close()))
    },
  }
}

/** A caller whom nobody can be is answered nothing, nor is anybody by a server that cannot be. */
export function nobody(error: unknown): null {
  if (error instanceof CannotJudge || error instanceof UsageError) return null
  throw error
}
