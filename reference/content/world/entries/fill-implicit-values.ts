import type { Draft } from './draft.ts'
import type { EntrySet } from './entry-set.ts'

/** Entries that do not say when they were made were made an hour and a half apart, from this moment on. */
const FIRST_MOMENT = Date.UTC(2023, 11, 31, 12)
const APART = 90 * 60_000
/** An id may be so large that no date is so late. */
const LAST_MOMENT = Date.UTC(9999, 11, 31)

/** They were changed up to six times this later, so that the two moments do not put them in the same order. */
const CHANGED_AFTER = 60_123

/**
 * Fills in timestamps and locales that the data does not give; an entry that does not say is published. Gives the uids of
 * types of which some entry does not tell its times.
 */
export function fillImplicitValues(set: EntrySet, defaultLocale: string): ReadonlySet<string> {
  const untimed = new Set<string>()
  for (const type of set.models.types.values()) {
    for (const entry of set.entries.get(type.uid) ?? []) {
      if (!isTimed(entry, type.draftAndPublish)) untimed.add(type.uid)
      if (entry.createdAt === undefined) {
        entry.createdAt = moment(entry)
        entry.updatedAt ??= moment(entry, (entry.id % 7) * CHANGED_AFTER)
      }
      if (entry.updatedAt === undefined) entry.updatedAt = entry.createdAt
      if (type.draftAndPublish && entry.publishedAt === undefined) {
        entry.publishedAt = entry.createdAt ?? moment(entry)
      }
      if (type.localized && entry.locale === undefined) entry.locale = defaultLocale
    }
  }
  return untimed
}

function isTimed({ createdAt, updatedAt, publishedAt }: Draft, draftAndPublish: boolean): boolean {
  const isPublicationTold = !draftAndPublish || publishedAt !== undefined
  return createdAt !== undefined && updatedAt !== undefined && isPublicationTold
}

function moment({ id }: Draft, later = 0): string {
  return new Date(Math.min(FIRST_MOMENT + id * APART + later, LAST_MOMENT)).toISOString()
}
