import { enumType } from 'nexus'
import type { Quirk } from '../../../quirk.ts'
import { changeInternalType } from '../change-schema.ts'

const clause = 'content.graphql.types.publication-state'

export const publicationStateCalledDraft: Quirk = {
  id: 'content.graphql.types.publication-state.called-draft',
  clause,
  says: 'PREVIEW is called DRAFT',
  apply: changeInternalType(clause, () => () => [
    enumType({ name: 'PublicationState', members: { LIVE: 'live', DRAFT: 'preview' } }),
  ]),
}
