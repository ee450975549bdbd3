import type { RawQuery } from '../query.ts'
import type { PublicationStateRule } from './states.ts'

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
