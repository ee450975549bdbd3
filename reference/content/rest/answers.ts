import { jsonText } from '../../http/json-text.ts'
import { JSON_HEADERS, type ServiceResponse } from '../../http/message.ts'

/** The answer 200 with a body that holds what rows show, whose texts are kept. */
export function answerWith(body: unknown): ServiceResponse {
  return { status: 200, headers: JSON_HEADERS, body: jsonText(body) ?? null }
}

/** How a request about one entry is answered. */
export interface EntryAnswer {
  readonly clause: string
  /** `entry` is what the entry shows: `{id, attributes}`. */
  readonly respond: (entry: unknown) => ServiceResponse
}

const wrapped = (entry: unknown) => answerWith({ data: entry, meta: {} })

/** content.single-entries.answer: `GET /api/:pluralApiId/:id` answers 200 with the entry in `data`, and an empty `meta`. */
export const entryFound: EntryAnswer = { clause: 'content.single-entries.answer', respond: wrapped }

/** content.single-types.answer: `GET /api/:singularApiId` answers 200 with the one entry of a single type in `data`. */
export const singleFound: EntryAnswer = { clause: 'content.single-types.answer', respond: wrapped }

/** content.writes.create.answer: `POST /api/:pluralApiId` answers 200, not 201, with the new entry. */
export const entryCreated: EntryAnswer = { clause: 'content.writes.create.answer', respond: wrapped }

/** content.writes.update.answer: `PUT /api/:pluralApiId/:id` answers 200 with the whole entry as it is then. */
export const entryUpdated: EntryAnswer = { clause: 'content.writes.update.answer', respond: wrapped }

/** content.writes.delete.answer: `DELETE /api/:pluralApiId/:id` answers 200 with the entry as it was. */
export const entryDeleted: EntryAnswer = { clause: 'content.writes.delete.answer', respond: wrapped }

/** content.single-types.saved: `PUT /api/:singularApiId` answers 200 with the entry, which it makes when there is none. */
export const singleSaved: EntryAnswer = { clause: 'content.single-types.saved', respond: wrapped }

/** content.single-types.deleted: `DELETE /api/:singularApiId` answers 200 with the entry as it was. */
export const singleDeleted: EntryAnswer = { clause: 'content.single-types.deleted', respond: wrapped }

/** content.writes.localizations.answer: `POST /api/:pluralApiId/:id/localizations` answers 200 with the bare entry and its localizations. */
export const localizationCreated: EntryAnswer = {
  clause: 'content.writes.localizations.answer',
  respond: entry => answerWith(entry),
}
