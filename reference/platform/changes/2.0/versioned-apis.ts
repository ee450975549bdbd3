import type { Change } from '../../contracts.ts'
import { firstGenerationRoot } from '../3.0/first-generation.ts'

/** 2.0 brought a content API and an admin API under `/v2/`. 1.x has only the first-generation API. */
export const versionedApisAdded: Change = {
  clause: 'platform.changes.2-0.versioned-apis',
  since: 2,
  scope: 'program',
  undo: units => ({ ...units, apiRoots: [firstGenerationRoot] }),
}
