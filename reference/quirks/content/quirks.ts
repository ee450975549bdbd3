import type { Quirk } from '../quirk.ts'
import { authQuirks } from './auth/index.ts'
import { graphqlQuirks } from './graphql/quirks.ts'
import { listQuirks } from './list-quirks.ts'
import { readQuirks } from './read-quirks.ts'
import { singleEntryQuirks } from './single-entries/index.ts'
import { singleTypeQuirks } from './single-types/index.ts'
import { usersQuirks } from './users/index.ts'
import { writeQuirks } from './writes/index.ts'

/** The quirks of the content service. A new quirk is its file and its line here. */
export const contentQuirks: readonly Quirk[] = [
  ...listQuirks,
  ...readQuirks,
  ...authQuirks,
  ...usersQuirks,
  ...singleEntryQuirks,
  ...singleTypeQuirks,
  ...writeQuirks,
  ...graphqlQuirks,
]
