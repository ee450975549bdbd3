import type { Primaries, PrimaryRelations } from '../contracts.ts'
import type { View } from './view.ts'

/**
 * The content API shows `primary_tag` and `primary_author` only with `include=tags,authors`: one of the two names alone
 * brings neither.
 */
export const primaryWithBoth: PrimaryRelations = {
  clause: 'platform.content-api.primary-relations',
  shown: include => {
    const both = include.has('tags') && include.has('authors')
    return { tag: both, author: both }
  },
}

export const primaryRelations: readonly PrimaryRelations[] = [primaryWithBoth]

/** Each goes with what it is the first of. */
export function withOwnInclude(include: ReadonlySet<string>): Primaries {
  return { tag: include.has('tags'), author: include.has('authors') }
}

/** Which of the two a view shows. The admin API includes tags and authors by itself. */
export function primariesIn({ api, include, units }: View): Primaries {
  const [rule] = units.primaryRelations
  return rule && api === 'content' ? rule.shown(include) : withOwnInclude(include)
}
