import { isScalar } from '../../compare/json-value.ts'
import type { RequestSpec } from '../../suite/clause.ts'
import { CannotExpress } from '../exporter.ts'
import { piecesOf } from '../template.ts'
import { hole, quoted } from './text.ts'

/** What holds for all expectations of a step. */
export interface Scope {
  /** The names that steps of its scenario save. */
  readonly saved: ReadonlySet<string>
  readonly door: RequestSpec['door']
}

/** A plain value. A captured value alone keeps its type; but in GraphQL ids are texts. */
export function literal(value: unknown, { saved, door }: Scope): string {
  if (!isScalar(value)) throw new CannotExpress('a list or an object inside of another expectation')
  if (typeof value !== 'string') return JSON.stringify(value)
  const [piece, ...others] = piecesOf(value, saved)
  const keepsType = piece?.kind === 'saved' || (piece?.kind === 'entry' && door === 'rest')
  return keepsType && others.length === 0 ? hole(piece) : quoted(value, saved)
}
