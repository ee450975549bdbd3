import type { Change } from '../../contracts.ts'
import { absoluteUrlsServed } from './absolute-urls.ts'
import { attributesOf3Added } from './attributes.ts'
import { codeInjectionRenamed } from './code-injection.ts'
import { firstGenerationRemoved } from './first-generation.ts'
import { membersReplaceSubscribers } from './members-replace-subscribers.ts'
import { pageAttributeRemoved } from './page-attribute.ts'
import { primaryRelationsIncluded } from './primary-relations.ts'
import { userDeletionAnswered } from './user-deletion-answer.ts'

/** What 3.0 changed. */
export const changesOf3: readonly Change[] = [
  firstGenerationRemoved,
  membersReplaceSubscribers,
  primaryRelationsIncluded,
  pageAttributeRemoved,
  codeInjectionRenamed,
  absoluteUrlsServed,
  userDeletionAnswered,
  attributesOf3Added,
]
