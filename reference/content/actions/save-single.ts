import { type ContentError, validationError } from '../errors.ts'
import type { ContentType } from '../model/types.ts'
import type { RawQuery } from '../query/query.ts'
import type { Row } from '../world/table.ts'
import { create } from './create.ts'
import { compileList } from './find.ts'
import { findSingle, hasEntries } from './find-single.ts'
import { update } from './update.ts'
import type { WriteContext } from './write/context.ts'

/** What becomes of a write to a single type in a locale for which it has no entry, while it has others. */
export interface OtherLocale {
  readonly clause: string
  readonly error: () => ContentError | null
}

/** content.single-types.other-locale: A single type that has an entry is not made again for another locale: that takes a localization. */
export const otherLocale: OtherLocale = {
  clause: 'content.single-types.other-locale',
  error: () => validationError('singleType.alreadyExists'),
}

/** A single type that was written. */
export interface SavedSingle {
  readonly row: Row
  readonly isNew: boolean
}

/**
 * Changes the entry of a single type that the query's `locale` and `filters` ask for, draft or not; makes it when the
 * type has none at all, of `data` as `forNew` completes it. Throws a ContentError and changes nothing.
 */
export function saveSingle(
  type: ContentType,
  query: RawQuery,
  { data, forNew }: { data: unknown; forNew: (data: unknown) => unknown },
  context: WriteContext,
): SavedSingle {
  const list = compileList({ ...query, publicationState: 'preview' }, type, context)
  const found = findSingle(list, context)
  const row = found && update(type, found.id, data, context)
  if (row) return { row, isNew: false }
  if (hasEntries(type, context)) refuseOther(context)
  return { row: create(type, forNew(data), context), isNew: true }
}

function refuseOther({ units }: WriteContext): void {
  const error = units.singleTypes.otherLocale.error()
  if (error) throw error
}
