import type { Quirk } from '../../../quirk.ts'
import { offSignedInOnly } from './off-signed-in-only.ts'
import { operationFindForAll } from './operation-find-for-all.ts'
import { relationOpen } from './relation-open.ts'
import { scopeOneIsEnough } from './scope-one-is-enough.ts'
import { unscopedOpen } from './unscoped-open.ts'

export const authQuirks: readonly Quirk[] = [
  operationFindForAll,
  relationOpen,
  offSignedInOnly,
  scopeOneIsEnough,
  unscopedOpen,
]
