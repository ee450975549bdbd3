import type { ContentType } from '../../model/types.ts'
import { linkedIds } from '../../world/entries/draft.ts'
import type { Row } from '../../world/table.ts'
import { updateFrom } from '../update.ts'
import type { WriteContext } from '../write/context.ts'
import { type ShownNames, sharedValues } from './shared-values.ts'

/** What a write does to the entries of the other locales. */
export interface LocalizationRule {
  readonly clause: string
  /** Whether it does anything after this write. */
  readonly applies: (write: LocalizedWrite) => boolean
  readonly spread: (write: LocalizedWrite, context: WriteContext) => void
}

/** An entry of a localized type that was just stored. */
export interface LocalizedWrite {
  readonly type: ContentType
  readonly row: Row
  readonly isNew: boolean
  readonly shown: ShownNames
}

/**
 * content.writes.localizations.linked-back: When the response to a new entry shows its localizations, each of them
 * lists the new entry and all others in turn; otherwise only the new entry lists them.
 */
const linkedBack: LocalizationRule = {
  clause: 'content.writes.localizations.linked-back',
  applies: ({ isNew, shown }) => isNew && shown.populated.includes('localizations'),
  spread: ({ type, row }, context) => {
    const table = context.store.table(type.uid)
    const all = [row.id, ...linkedIds(row.localizations)]
    const { updated } = context.units.writes.timestamps
    const implicit = updated(new Date(context.clock.now()).toISOString())
    for (const other of localizationsOf(row, type, context)) {
      table.put({ ...other, ...implicit, localizations: all.filter(id => id !== other.id) })
    }
  },
}

/**
 * content.writes.localizations.shared: When the response to a write shows the entry's localizations, each of them
 * gets the values that are not localized; otherwise they keep their own.
 */
const shared: LocalizationRule = {
  clause: 'content.writes.localizations.shared',
  applies: ({ shown }) => shown.populated.includes('localizations'),
  spread: ({ type, row, shown }, context) => {
    const values = sharedValues(type, row, shown, context)
    if (Object.keys(values).length === 0) return
    for (const other of localizationsOf(row, type, context)) updateFrom(type, other, values, context)
  },
}

/** In the order in which they come after a write. */
export const localizationRules: readonly LocalizationRule[] = [linkedBack, shared]

/**
 * Brings the entries of the other locales in step with one that was just stored. Times that were given are those of
 * that entry alone. Throws a ContentError.
 */
export function spreadToLocalizations(write: LocalizedWrite, context: WriteContext): void {
  if (!write.type.localized) return
  const { givenTimes: _, ...ofOthers } = context
  for (const { applies, spread } of context.units.writes.localizationRules) {
    if (applies(write)) spread(write, ofOthers)
  }
}

function localizationsOf(row: Row, type: ContentType, { store }: WriteContext): readonly Row[] {
  return linkedIds(row.localizations).flatMap(id => store.table(type.uid).get(id) ?? [])
}
