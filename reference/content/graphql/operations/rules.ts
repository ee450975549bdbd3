import { create } from './mutations/create.ts'
import { createLocalization } from './mutations/create-localization.ts'
import { remove } from './mutations/delete.ts'
import { removeSingle } from './mutations/delete-single.ts'
import { update } from './mutations/update.ts'
import { updateSingle } from './mutations/update-single.ts'
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
