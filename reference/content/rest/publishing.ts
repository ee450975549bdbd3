import { own } from '../actions/write/context.ts'
import type { ContentType } from '../model/types.ts'
import { isRecord } from '../query/query.ts'
import type { RestContext } from './context.ts'

/** Whether a new entry is published. */
export interface Publishing {
  readonly clause: string
  /** Values in which `publishedAt` says so; `now` is ISO 8601. */
  readonly complete: (given: object, now: string) => object
}

/**
 * content.writes.create.published: An entry that is made by REST is published at once, unless `publishedAt` is sent:
 * null makes a draft, a time says when it was published.
 */
export const publishing: Publishing = {
  clause: 'content.writes.create.published',
  complete: (given, now) =>
    own(given, 'publishedAt') === undefined ? { ...given, publishedAt: now } : given,
}

/** The values of a new entry, with what REST adds to them. */
export function publish(type: ContentType, data: unknown, { units, clock }: RestContext): unknown {
  if (!type.draftAndPublish || !isRecord(data)) return data
  return units.rest.publishing.complete(data, new Date(clock.now()).toISOString())
}
