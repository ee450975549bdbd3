import { CannotJudge } from './target.ts'

/** A credential that somebody must have. Throws CannotJudge when nobody gives it. */
export function needed<T>(value: T | null, what: string): T {
  if (value === null) throw new CannotJudge(`the world has no ${what}, and the environment gives none`)
  return value
}
