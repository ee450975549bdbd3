import type { Outcome } from '../engine/engine.ts'

/** What is said of an example that ran. */
export interface VerdictText {
  readonly kind: 'good' | 'bad' | 'open'
  readonly says: string
}

export function verdictText(outcome: Outcome | null, isEdited: boolean, isVaried: boolean): VerdictText {
  if (outcome === null) return { kind: 'open', says: '' }
  if (isEdited) return { kind: 'open', says: 'Edited: no longer judged' }
  const { verdict, reason } = outcome
  if (verdict === 'pass') {
    return { kind: 'good', says: isVaried ? 'As expected: not noticed here' : 'As expected' }
  }
  if (verdict === 'fail') return { kind: 'bad', says: 'Fails' }
  if (verdict === 'warning') return { kind: 'bad', says: 'Not as it should be: a warning' }
  if (verdict === 'note') return { kind: 'bad', says: 'Differs: a note' }
  return { kind: 'open', says: reason ?? verdict }
}
