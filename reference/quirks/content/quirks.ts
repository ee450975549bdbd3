import type { Quirk } from '../quirk.ts'
import { authQuirks } from './auth.ts'
import { fieldQuirks } from './fields.ts'
import { graphqlQuirks } from './graphql/index.ts'
import { listQuirks } from './list-quirks.ts'
import { localeQuirks } from './locale.ts'
import { populateNameQuirks } from './populate/names.ts'
import { populateParameterQuirks } from './populate/parameters.ts'
import { publicationQuirks } from './publication.ts'
import { shapeQuirks } from './shapes.ts'
import { singleQuirks } from './single.ts'
import { usersQuirks } from './users/index.ts'
import { writeQuirks } from './writes/index.ts'

/** The quirks of the content service. A new quirk is its file and its line here. */
export const contentQuirks: readonly Quirk[] = [
  ...listQuirks,
  ...populateNameQuirks,
  ...populateParameterQuirks,
  ...shapeQuirks,
  ...fieldQuirks,
  ...localeQuirks,
  ...publicationQuirks,
  ...authQuirks,
  ...usersQuirks,
  ...singleQuirks,
  ...writeQuirks,
  ...graphqlQuirks,
]
