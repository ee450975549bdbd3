import type { Connection } from '../targets/connection.ts'
import { CannotJudge, TargetDown } from '../targets/target.ts'
import { Moved } from './commands/perform.ts'
import type { Query } from './query.ts'
import { Interrupted } from './twin.ts'

/** Why a run ended before its last query. */
export interface Stopped {
  readonly kind: 'time' | 'max-failures' | 'target-down' | 'interrupted' | 'moved'
  readonly says: string
  /** What a target was asked last that is gone since: one of these may have ended it. */
  readonly lastAsked?: readonly Query[]
}

/** What an error ends a run for; one of ours is thrown on. */
export function stoppedBy(error: unknown, lastAsked: readonly Query[]): Stopped {
  if (error instanceof Interrupted) return { kind: 'interrupted', says: error.message }
  if (error instanceof Moved) return { kind: 'moved', says: error.message }
  if (error instanceof TargetDown || error instanceof CannotJudge)
    return { kind: 'target-down', says: error.message, lastAsked }
  throw error
}

const CUT_SHORT: readonly Stopped['kind'][] = ['target-down', 'interrupted', 'moved']

/** Whether something was not judged that was to be. */
export function isCutShort(stopped: Pick<Stopped, 'kind'> | null): boolean {
  return stopped !== null && CUT_SHORT.includes(stopped.kind)
}

/** Puts back what a run has changed. Of a target that is lost no more than a try can be made: how it was left is told. */
export async function putBack(target: Connection, stopped: Pick<Stopped, 'kind'> | null): Promise<void> {
  try {
    await target.reset()
  } catch (error) {
    const isLost = error instanceof TargetDown || error instanceof CannotJudge
    if (stopped?.kind !== 'target-down' || !isLost) throw error
  }
}
