import type { ClauseStatus } from '../suite/clause.ts'
import type { FreedomFacts, QuirkFacts } from '../targets/oracle.ts'
import type { Cause } from './causes.ts'
import { openRightServers, type RightServersOptions } from './right-servers.ts'
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

export interface JudgeOptions extends RightServersOptions {
  readonly quirks: readonly QuirkFacts[]
  /** Whether a difference is one of order, in rows that nothing orders. */
  readonly isFreeOrder: (difference: Judged) => Promise<boolean>
}

const FREE_ORDER =
  'a right server may be one that shows rows that nothing sorts, and rows that a sort leaves equal, in another order'

/** A server that crashes where it is to serve something is wrong in any case. */
export function openJudge({ quirks, isFreeOrder, ...options }: JudgeOptions): Judge {
  const rightServers = openRightServers(options)
  const standingOf = async (cause: Cause, statusOf: StatusOf): Promise<Standing> => {
    if (isCrash(cause.smallest) && cause.smallest.clauses.some(clause => statusOf(clause) === 'documented'))
      return { kind: 'broken' }
    const explaining = quirks.filter(({ id }) => cause.quirks.includes(id))
    const isBroken = (clause: string | undefined) => clause !== undefined && statusOf(clause) === 'documented'
    const right = explaining.find(({ clause, breaks }) => !isBroken(clause) && !isBroken(breaks))
    if (right) return { kind: 'open', says: right.says }
    if (await isFreeOrder(cause.smallest)) return { kind: 'open', says: FREE_ORDER }
    const alone = await rightServers.alone(cause.smallest)
    if (alone) return openTo(alone)
    // Somebody who is wrong answers so: that is more likely than two things at once.
    if (explaining.length > 0) return { kind: 'broken' }
    const together = await rightServers.together(cause.smallest)
    return together ? openTo(together) : { kind: 'unknown' }
  }
  return { standingOf, close: rightServers.close }
}

function openTo(freedoms: readonly FreedomFacts[]): Standing {
  const says = freedoms.map(it => it.says).join(', and ')
  return { kind: 'open', says: `a right server may be one that ${says}` }
}

function isCrash({ expected, actual }: Judged): boolean {
  return actual.kind === 'answer' && actual.status >= 500 && actual.status !== 501 && expected.status < 400
}
