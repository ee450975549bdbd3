import type { Change } from '../../contracts.ts'
import { absoluteUrlsTried } from './absolute-urls.ts'
import { apiKeysReplaceClients } from './api-keys.ts'
import { authorsReplaceUsers } from './authors.ts'
import { postsAndPagesSplit } from './posts-and-pages.ts'
import { relationsIncluded } from './relations-included.ts'
import { themeEnginesDeclared } from './theme-engines.ts'
import { versionedApisAdded } from './versioned-apis.ts'

/** What 2.0 changed. */
export const changesOf2: readonly Change[] = [
  versionedApisAdded,
  postsAndPagesSplit,
  authorsReplaceUsers,
  relationsIncluded,
  absoluteUrlsTried,
  apiKeysReplaceClients,
  themeEnginesDeclared,
]
