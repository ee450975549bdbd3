/** What one value of the `publicationState` parameter selects. */
export interface PublicationStateRule {
  readonly clause: string
  readonly accepts: (raw: unknown) => boolean
  /** Whether an entry with this `publishedAt` is returned. */
  readonly returns: (publishedAt: unknown) => boolean
}

const isPublished = (publishedAt: unknown): boolean => publishedAt !== null && publishedAt !== undefined

/** content.publication.default: without the parameter, only published entries. */
const absent: PublicationStateRule = {
  clause: 'content.publication.default',
  accepts: raw => raw === undefined,
  returns: isPublished,
}

/** content.publication.live: only published entries, those whose `publishedAt` holds a time. */
const live: PublicationStateRule = {
  clause: 'content.publication.live',
  accepts: raw => raw === 'live',
  returns: isPublished,
}

/** content.publication.preview: drafts and published entries. */
const preview: PublicationStateRule = {
  clause: 'content.publication.preview',
  accepts: raw => raw === 'preview',
  returns: () => true,
}

/** content.publication.no-value: the parameter without `=` selects all states (observed). */
const withoutValue: PublicationStateRule = {
  clause: 'content.publication.no-value',
  accepts: raw => raw === null,
  returns: () => true,
}

/** The first that accepts the value decides. */
export const publicationStateRules: readonly PublicationStateRule[] = [absent, live, preview, withoutValue]
