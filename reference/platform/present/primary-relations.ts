import type { PrimaryRelations } from '../contracts.ts'
import type { View } from './view.ts'

/**
 * The content API shows `primary_tag` and `primary_author` only with `include=tags,authors`: one of the two names alone
 * brings neither.
 */
export const primaryWithBoth: PrimaryRelations = {
  clause: 'platform.content-api.primary-relations',
  shown: include => (include.has('tags') && include.has('authors') ? ['primary_tag', 'primary_author'] : []),
}

export const primaryRelations: readonly PrimaryRelations[] = [primaryWithBoth]

/** Each goes with what it is the first of. */
export function withOwnInclude(include: ReadonlySet<string>): ReturnType<PrimaryRelations['shown']> {
  return [
    ...(include.has('tags') ? ['primary_tag' as const] : []),
    ...(include.has('authors') ? ['primary_author' as const] : []),
  ]
}

/** Which of the two a view shows. The admin API includes tags and authors by itself. */
export function primariesIn({ api, include, units }: View): ReturnType<PrimaryRelations['shown']> {
  if (api === 'admin') return withOwnInclude(include)
  return units.primaryRelations.flatMap(({ shown }) => shown(include))
}
