import type { Quirk } from '../../../quirk.ts'
import { changeArgument } from '../change-schema.ts'

const clause = 'content.graphql.arguments.publication-state'

export const publicationStatePreviewByDefault: Quirk = {
  id: 'content.graphql.arguments.publication-state.preview-by-default',
  clause,
  says: 'drafts are shown by default',
  apply: changeArgument(clause, ({ argument }) => ({
    argument: schema => ({ ...argument(schema), default: 'preview' }),
  })),
}
