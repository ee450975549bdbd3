import type { RawQuery } from '../query/query.ts'

/** The part of a list of users or files: `start` and `limit` stand on their own there, and were checked before. */
export function usersPage({ start, limit }: RawQuery): { readonly start: number; readonly limit: number } {
  const count = Number(limit)
  return { start: Number(start ?? 0), limit: count > 0 ? count : Number.POSITIVE_INFINITY }
}
