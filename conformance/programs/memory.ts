import type { Client } from '../client/client.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import { requestUpkeep, type Upkeep } from '../targets/upkeep.ts'
import type { Memory } from './program.ts'

/**
 * Puts a world back to the letter and at once, where an API would give new ids and times. What the program does not put
 * back so is put back by its API, `other`, and what is there then is remembered anew.
 */
export function memoryUpkeep({ remember, putBack, isOfTables }: Memory, other: Upkeep | null = null): Upkeep {
  const keep = post(remember)
  const own = { ...post(putBack), begin: keep.run, keepsSessions: true }
  return isOfTables && other ? withApi(own, keep, other) : own
}

function post(path: string): Upkeep {
  return requestUpkeep({ method: 'POST', path, headers: {}, body: undefined })
}

function withApi(own: Upkeep, keep: Upkeep, other: Upkeep): Upkeep {
  const inTurn = async (
    works: readonly (Upkeep['run'] | undefined)[],
    client: Client,
    mails?: Mailbox | null,
  ) => {
    for (const work of works) {
      const refusal = await work?.(client, mails)
      if (refusal) return refusal
    }
    return null
  }
  return {
    ...own,
    isWhole: false,
    begin: (client, mails) => inTurn([other.begin, keep.run], client, mails),
    run: async (client, mails) =>
      (await own.run(client)) === null ? null : inTurn([other.run, keep.run], client, mails),
    leaves: () => other.leaves?.() ?? [],
    isMoved: () => other.isMoved?.() ?? false,
    proofs: () => other.proofs?.() ?? {},
  }
}
