import type { Quirk } from '../../../quirk.ts'
import { changeListArguments } from './change-doors.ts'

export const publicationStatePreviewAsLive: Quirk = {
  id: 'content.graphql.agreement.publication-state.preview-as-live',
  clause: 'content.graphql.agreement.publication-state',
  says: 'GraphQL shows live entries also in a preview',
  apply: changeListArguments(args => ({ ...args, publicationState: 'live' })),
}
