import { create, remove, update } from './mutations/collection.ts'
import { createLocalization } from './mutations/create-localization.ts'
import { removeSingle, updateSingle } from './mutations/single.ts'
import type { OperationRule } from './operation-rule.ts'
import { find, findOne, findSingle } from './queries.ts'

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
