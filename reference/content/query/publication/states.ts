import type { Schema } from '../../model/types.ts'
import type { RawQuery } from '../query.ts'

/** Which types have publication states. */
export interface DraftAndPublish {
  readonly clause: string
  readonly isOn: (schema: Schema) => boolean
}

/** content.publication.types-without: without draft and publish, the parameter has no say. */
export const draftAndPublish: DraftAndPublish = {
  clause: 'content.publication.types-without',
  isOn: schema => schema.attributes.has('publishedAt'),
}

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

/** Where the publication state of what is populated comes from. */
export interface RelatedState {
  readonly clause: string
  /** Whether the rule decides, given what is asked of the relation. */
  readonly applies: (params: RawQuery) => boolean
  /** Chooses between the state of the parents, where null selects all states, and the relation's own parameter. */
  readonly state: (
    inherited: PublicationStateRule | null,
    readOwn: () => PublicationStateRule,
  ) => PublicationStateRule | null
}

/** content.publication.populate-parameter: a relation's own `publicationState` decides for it (observed). */
const own: RelatedState = {
  clause: 'content.publication.populate-parameter',
  applies: ({ publicationState }) => publicationState !== undefined && publicationState !== null,
  state: (_inherited, readOwn) => readOwn(),
}

/** content.publication.populated: what is populated takes over the state of its parents (observed). */
const inherited: RelatedState = {
  clause: 'content.publication.populated',
  applies: () => true,
  state: state => state,
}

/** The first that applies decides. */
export const relatedStates: readonly RelatedState[] = [own, inherited]

/** Which publication state holds for what `on` names. */
export interface NamedState {
  readonly clause: string
  /** Null selects all states. */
  readonly state: (inherited: PublicationStateRule | null) => PublicationStateRule | null
}

/**
 * content.publication.populated-on: that of the parents, as in any populate. UNDOCUMENTED: the real program forgets it
 * there.
 */
export const namedState: NamedState = {
  clause: 'content.publication.populated-on',
  state: inherited => inherited,
}
