import {
  create,
  createLocalization,
  remove,
  removeSingle,
  update,
  updateSingle,
} from './mutations/content.ts'
import type { OperationRule } from './operation-rule.ts'
import { find } from './queries/find.ts'
import { findOne } from './queries/find-one.ts'
import { findSingle } from './queries/find-single.ts'

/** The queries and mutations of every content-type to which they apply. */
export const operationRules: readonly OperationRule[] = [
  findOne,
  find,
  findSingle,
  create,
  update,
  remove,
  updateSingle,
  removeSingle,
  createLocalization,
]
