import type { Quirk } from '../../../quirk.ts'
import { filtersMissing } from './filters-missing.ts'
import { localeMissing } from './locale-missing.ts'
import { paginationOneByDefault } from './pagination-one-by-default.ts'
import { publicationStatePreviewByDefault } from './publication-state-preview-by-default.ts'
import { sortOneText } from './sort-one-text.ts'
import { unknownCodeTaken } from './unknown-code-taken.ts'

export const argumentsQuirks: readonly Quirk[] = [
  filtersMissing,
  paginationOneByDefault,
  sortOneText,
  publicationStatePreviewByDefault,
  localeMissing,
  unknownCodeTaken,
]
