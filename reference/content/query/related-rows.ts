import type { Attribute, Schema } from '../model/types.ts'
import { always, type Condition } from './filters/condition.ts'
import type { QueryContext } from './query.ts'

/** Which rows of a related type are reached, whatever the request asks of them. */
export interface RelatedRows {
  readonly clause: string
  /** `attribute` leads to them. */
  readonly condition: (related: Schema, context: QueryContext, attribute: Attribute) => Condition
}

/** content.locale.populated: populated relations show related entries of every locale (observed). */
export const relatedLocale: RelatedRows = {
  clause: 'content.locale.populated',
  condition: () => always,
}

/** content.locale.deep-filters: a deep filter sees related entries of every locale (observed). */
const localesFiltered: RelatedRows = {
  clause: 'content.locale.deep-filters',
  condition: () => always,
}

/** content.publication.deep-filters: a deep filter sees related drafts, too (observed). */
const draftsFiltered: RelatedRows = {
  clause: 'content.publication.deep-filters',
  condition: () => always,
}

/** What a deep filter sees of a related type: the rows that all of these let through. */
export const filteredRows: readonly RelatedRows[] = [localesFiltered, draftsFiltered]
