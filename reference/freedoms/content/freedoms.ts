import type { Freedom } from '../freedom.ts'
import { graphqlAnswers } from './graphql-answers.ts'
import { graphqlNames } from './graphql-names.ts'
import { graphqlResolvers } from './graphql-resolvers.ts'
import { refusals } from './refusals.ts'

/** What the documentation of the content service leaves open. */
export const contentFreedoms: readonly Freedom[] = [
  ...refusals,
  ...graphqlNames,
  ...graphqlResolvers,
  ...graphqlAnswers,
]
