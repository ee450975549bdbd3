import type { Freedom } from '../freedom.ts'
import { callers } from './callers.ts'
import { comparisons } from './comparisons.ts'
import { consoles } from './console.ts'
import { disorders } from './disorder.ts'
import { extensions } from './extension.ts'
import { filterForms } from './filter-forms.ts'
import { graphqlAnswers } from './graphql-answers.ts'
import { graphqlEndpoint } from './graphql-endpoint.ts'
import { graphqlNames } from './graphql-names.ts'
import { graphqlResolvers } from './graphql-resolvers.ts'
import { links } from './links.ts'
import { lists } from './lists.ts'
import { members } from './members.ts'
import { orders } from './order.ts'
import { queries } from './queries.ts'
import { refusals } from './refusals.ts'
import { requests } from './requests.ts'
import { sorting } from './sorting.ts'
import { values } from './values.ts'

/** What the documentation of the content service leaves open. */
export const contentFreedoms: readonly Freedom[] = [
  ...refusals,
  ...filterForms,
  ...comparisons,
  ...sorting,
  ...queries,
  ...values,
  ...graphqlNames,
  ...graphqlResolvers,
  ...graphqlAnswers,
  ...requests,
  ...lists,
  ...links,
  ...orders,
  ...disorders,
  ...members,
  ...graphqlEndpoint,
  ...consoles,
  ...callers,
  ...extensions,
]
