import { type ContentError, notFound } from '../errors.ts'

/** What becomes of a request about an entry that is not there. */
export interface MissingEntry {
  readonly clause: string
  readonly error: () => ContentError
}

/** content.single-entries.unknown-id: A path with an id that no entry has, or that is no number, answers 404, whatever the method. */
export const missingEntry: MissingEntry = {
  clause: 'content.single-entries.unknown-id',
  error: () => notFound(),
}

/** content.single-types.absent: A single type without an entry that the query asks for answers 404. */
export const missingSingle: MissingEntry = { clause: 'content.single-types.absent', error: () => notFound() }

/** content.writes.localizations.unknown-entry: A localization of an entry that is not there is refused with 404. */
export const missingToLocalize: MissingEntry = {
  clause: 'content.writes.localizations.unknown-entry',
  error: () => notFound('Entity not found'),
}
