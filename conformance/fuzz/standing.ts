import type { Outcome } from '../client/outcome.ts'
import type { Patient } from '../diagnosis/ward.ts'
import type { ClauseStatus } from '../suite/clause.ts'
import type { FreedomFacts, QuirkFacts } from '../targets/oracle.ts'
import { CannotJudge } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import type { Cause } from './causes.ts'
import type { Query } from './query.ts'
import type { Judged } from './twin.ts'

/** What a difference is by the documentation. */
export type Standing =
  /** A sentence of it is broken: somebody is known who breaks it and answers so, and nobody who is right does. */
  | { readonly kind: 'broken' }
  /** It leaves this open: a right server answers so. */
  | { readonly kind: 'open'; readonly says: string }
  /** Nobody is known who answers so, right or wrong. */
  | { readonly kind: 'unknown' }

export type StatusOf = (clause: string) => ClauseStatus | null

/** Says what differences are by the documentation. `close` must be called. */
export interface Judge {
  standingOf(cause: Cause, statusOf: StatusOf): Promise<Standing>
  close(): Promise<void>
}

export interface JudgeOptions {
  readonly quirks: readonly QuirkFacts[]
  /** Those of the service. */
  readonly freedoms: readonly FreedomFacts[]
  /** Each opens an oracle that takes a freedom. Rejects with a UsageError where the freedom does not go with the rest. */
  readonly ways: readonly ((freedom: string) => Promise<Patient>)[]
  readonly ask: (query: Query, of: Patient) => Promise<Outcome>
  /** Whether a difference is one of order, in rows that nothing orders. */
  readonly isFreeOrder: (difference: Judged) => Promise<boolean>
  /** Whether a right server's answer is the target's. */
  readonly areAlike: (difference: Judged, right: Outcome) => boolean
}

const FREE_ORDER =
  'a right server may be one that shows rows that nothing sorts, and rows that a sort leaves equal, in another order'

/** A server that crashes where it is to serve something is wrong in any case. */
export function openJudge({ quirks, freedoms, ways, ask, areAlike, isFreeOrder }: JudgeOptions): Judge {
  const keeping = ways.map(open => ({ open, kept: new Map<string, Promise<Patient | null>>() }))
  const isAlike = async (difference: Judged, patient: Patient | null) => {
    const answer = patient && (await ask(difference.query, patient).catch(nobody))
    return answer !== null && areAlike(difference, answer)
  }
  const freedomOf = async (difference: Judged) => {
    for (const { open, kept } of keeping) {
      for (const freedom of freedoms) {
        const patient = kept.get(freedom.id) ?? open(freedom.id).catch(nobody)
        kept.set(freedom.id, patient)
        if (await isAlike(difference, await patient)) return freedom
      }
    }
    return null
  }
  const standingOf = async (cause: Cause, statusOf: StatusOf): Promise<Standing> => {
    if (isCrash(cause.smallest) && cause.smallest.clauses.some(clause => statusOf(clause) === 'documented'))
      return { kind: 'broken' }
    const explaining = quirks.filter(({ id }) => cause.quirks.includes(id))
    const isBroken = (clause: string | undefined) => clause !== undefined && statusOf(clause) === 'documented'
    const right = explaining.find(({ clause, breaks }) => !isBroken(clause) && !isBroken(breaks))
    if (right) return { kind: 'open', says: right.says }
    if (await isFreeOrder(cause.smallest)) return { kind: 'open', says: FREE_ORDER }
    const freedom = await freedomOf(cause.smallest)
    if (freedom) return { kind: 'open', says: `a right server may be one that ${freedom.says}` }
    return { kind: explaining.length === 0 ? 'unknown' : 'broken' }
  }
  return {
    standingOf,
    close: async () => {
      const patients = keeping.flatMap(({ kept }) => [...kept.values()])
      await Promise.all(patients.map(async patient => (await patient)?.close()))
    },
  }
}

/** A caller whom nobody can be is answered nothing, nor is anybody by a server that cannot be. */
function nobody(error: unknown): null {
  if (error instanceof CannotJudge || error instanceof UsageError) return null
  throw error
}

function isCrash({ expected, actual }: Judged): boolean {
  return actual.kind === 'answer' && actual.status >= 500 && actual.status !== 501 && expected.status < 400
}
