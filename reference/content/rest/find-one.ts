import type { ServiceResponse } from '../../http/message.ts'
import { findOne } from '../actions/find-one.ts'
import type { ContentType } from '../model/types.ts'
import { decodeSegment } from '../query/parse-query.ts'
import { compileSelection } from '../query/populate/selection.ts'
import type { PublicationStateRule } from '../query/publication/states.ts'
import type { QueryContext, RawQuery } from '../query/query.ts'
import { showEntries } from '../query/selection.ts'
import type { Row } from '../world/table.ts'
import type { RestCall, RestContext } from './context.ts'
import { checkQueryNames } from './query-names.ts'

/** A condition of lists, as far as it holds for an entry that is named by its id. */
export interface ListCondition {
  readonly clause: string
  /** Whether the entry is not found because of it. */
  readonly hides: (row: Row, query: RawQuery, type: ContentType) => boolean
}

/** content.single-entries.drafts: An entry is found by its id whether it is published or a draft, whatever `publicationState` says. */
const publicationState: ListCondition = { clause: 'content.single-entries.drafts', hides: () => false }

/** content.single-entries.locale: An entry is found by its id whatever its locale, and whatever `locale` says. */
const locale: ListCondition = { clause: 'content.single-entries.locale', hides: () => false }

export const listConditions: readonly ListCondition[] = [publicationState, locale]

/** In which publication states related entries are shown. */
export interface PopulatedStates {
  readonly clause: string
  /** Null for all. */
  readonly state: (context: QueryContext) => PublicationStateRule | null
}

/**
 * content.single-entries.populated-drafts: Related entries of a single entry are shown whether they are published or
 * drafts; `publicationState` beside their own `populate` chooses.
 */
export const populatedStates: PopulatedStates = {
  clause: 'content.single-entries.populated-drafts',
  state: () => null,
}

/** `GET /api/:pluralApiId/:id`. Clause: content.single-entries.answer. */
export function findEntry(type: ContentType, { query, params, context }: RestCall): ServiceResponse {
  checkQueryNames(query, type, context)
  const { entryFound, populatedStates: states, missingEntry } = context.units.rest
  const state = states.state(context)
  const { fields, populate } = query
  const selection = compileSelection({ fields, populate }, type, { context, state, depth: 0 })
  const row = findOne(type, decodeSegment(params.id ?? ''), context)
  if (!row || isHidden(row, query, type, context)) throw missingEntry.error()
  return entryFound.respond(showEntries([row], selection).values[0])
}

function isHidden(row: Row, query: RawQuery, type: ContentType, { units }: RestContext): boolean {
  return units.rest.listConditions.some(({ hides }) => hides(row, query, type))
}
