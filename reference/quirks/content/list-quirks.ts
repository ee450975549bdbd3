import type { Quirk } from '../quirk.ts'
import { databaseOperatorQuirks } from './databases/operators.ts'
import { filteredAttributeQuirks } from './filters/attributes.ts'
import { operandQuirks } from './filters/operands.ts'
import { operatorQuirks } from './filters/operators.ts'
import { filteredRelationQuirks } from './filters/relations.ts'
import { filterSyntaxQuirks } from './filters/syntax.ts'
import { textFormQuirks } from './filters/text-forms.ts'
import { entryQuirks, listAnswerQuirks } from './lists/answers.ts'
import { listRequestQuirks } from './lists/requests.ts'
import { paginationQuirks } from './pagination.ts'
import { sortQuirks } from './sort.ts'

/** Quirks of REST lists, topic by topic. */
export const listQuirks: readonly Quirk[] = [
  ...databaseOperatorQuirks,
  ...operatorQuirks,
  ...filterSyntaxQuirks,
  ...operandQuirks,
  ...textFormQuirks,
  ...filteredAttributeQuirks,
  ...filteredRelationQuirks,
  ...sortQuirks,
  ...paginationQuirks,
  ...listRequestQuirks,
  ...listAnswerQuirks,
  ...entryQuirks,
]
