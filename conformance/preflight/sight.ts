import type { Outcome } from '../client/outcome.ts'
import type { RequiredType } from './required-world.ts'

/** What was seen of one type of a world. */
export interface Sight {
  readonly type: RequiredType
  /**
   * `held`: its entries are there. `missing`: they are not. `closed`: nobody whom we can be may look. `broken`: the
   * target could not say. The last two are no proof that a world is not there.
   */
  readonly kind: 'held' | 'missing' | 'closed' | 'broken'
  /** In place of its entries; null when they are there. */
  readonly why: Reason | null
  /** How many of the world's entries were seen. */
  readonly found: number
  /** Whether whoever looked may see drafts as well, so that what was not seen is not there. */
  readonly isWhole: boolean
  /** Who was asked, in order. */
  readonly tried: readonly Tried[]
}

export interface Tried {
  readonly as: string
  /** Null: a list came. */
  readonly ended: Outcome | null
}

/** What a type does, and what several do: `answers 404`, `answer 404`. */
export interface Reason {
  readonly one: string
  readonly many: string
}

/** What is known of a type that nobody was shown a list of. */
export function unlisted(type: RequiredType, tried: readonly Tried[]): Sight {
  const telling = mostTelling(tried)
  const kind = kindOf(type, telling)
  const why = reasonFor(telling.at(-1)?.ended ?? null)
  return { type, kind, why, found: 0, isWhole: false, tried }
}

export const NO_ENTRIES: Reason = { one: 'has none of its entries', many: 'have none of their entries' }

/** The first caller with credentials may see most: what the public is refused says little. */
function mostTelling(tried: readonly Tried[]): readonly Tried[] {
  const strongest = tried.find(({ as }) => as !== 'public')?.as ?? 'public'
  return tried.filter(({ as }) => as === strongest)
}

function kindOf({ service, isPublic }: RequiredType, tried: readonly Tried[]): Sight['kind'] {
  const ends = tried.flatMap(({ ended }) => ended ?? [])
  if (ends.length === 0) return 'closed'
  if (ends.some(isBroken)) return 'broken'
  if (ends.every(isRefusal)) return 'closed'
  const isHidden = service === 'content' && !isPublic && tried.every(({ as }) => as === 'public')
  // How a refusal looks is the target's affair: of what the public may not list a 404 says nothing.
  return isHidden ? 'closed' : 'missing'
}

const BUSY = [408, 425, 429]

function isBroken(outcome: Outcome): boolean {
  return outcome.kind === 'no-answer' || outcome.status >= 500 || BUSY.includes(outcome.status)
}

/** Who is asked is not let in. */
export function isRefusal(outcome: Outcome): boolean {
  return outcome.kind === 'answer' && (outcome.status === 401 || outcome.status === 403)
}

export function reasonFor(ended: Outcome | null): Reason {
  if (ended === null) return { one: 'needs credentials', many: 'need credentials' }
  if (ended.kind === 'no-answer')
    return { one: `gives no answer: ${ended.says}`, many: `give no answer: ${ended.says}` }
  const { status } = ended
  const what = status === 200 ? '200 with something else' : String(status)
  return { one: `answers ${what}`, many: `answer ${what}` }
}
