import type { Quirk } from '../../../quirk.ts'
import { areMutationsDisabledOpposite } from './are-mutations-disabled-opposite.ts'
import { areMutationsEnabledOpposite } from './are-mutations-enabled-opposite.ts'
import { areQueriesDisabledOpposite } from './are-queries-disabled-opposite.ts'
import { areQueriesEnabledOpposite } from './are-queries-enabled-opposite.ts'
import { cacheHintsIgnored } from './cache-hints-ignored.ts'
import { disableActionIdle } from './disable-action-idle.ts'
import { disableActionsIdle } from './disable-actions-idle.ts'
import { disableIdle } from './disable-idle.ts'
import { disableMutationsIdle } from './disable-mutations-idle.ts'
import { disableQueriesIdle } from './disable-queries-idle.ts'
import { fieldDisableFiltersIdle } from './field-disable-filters-idle.ts'
import { fieldDisableIdle } from './field-disable-idle.ts'
import { fieldDisableInputIdle } from './field-disable-input-idle.ts'
import { fieldDisableOutputIdle } from './field-disable-output-idle.ts'
import { fieldHasFiltersEnabledOpposite } from './field-has-filters-enabled-opposite.ts'
import { fieldHasInputEnabledOpposite } from './field-has-input-enabled-opposite.ts'
import { fieldHasOutputEnabledOpposite } from './field-has-output-enabled-opposite.ts'
import { fieldIsDisabledOpposite } from './field-is-disabled-opposite.ts'
import { fieldIsEnabledOpposite } from './field-is-enabled-opposite.ts'
import { isActionDisabledOpposite } from './is-action-disabled-opposite.ts'
import { isActionEnabledOpposite } from './is-action-enabled-opposite.ts'
import { isDisabledOpposite } from './is-disabled-opposite.ts'
import { isEnabledOpposite } from './is-enabled-opposite.ts'
import { middlewareOptionsIgnored } from './middleware-options-ignored.ts'
import { middlewaresNeverRun } from './middlewares-never-run.ts'
import { orderPoliciesFirst } from './order-policies-first.ts'
import { pluginsLeftOut } from './plugins-left-out.ts'
import { policiesBlockByFalseOnly } from './policies-block-by-false-only.ts'
import { policiesNeverAsked } from './policies-never-asked.ts'
import { policiesWithoutArguments } from './policies-without-arguments.ts'
import { resolversConfigLeftOut } from './resolvers-config-left-out.ts'
import { resolversQueriesOnly } from './resolvers-queries-only.ts'
import { serviceNothingRegistered } from './service-nothing-registered.ts'
import { typeDefsAllNullable } from './type-defs-all-nullable.ts'
import { typesLeftOut } from './types-left-out.ts'
import { uidDeletesLeftOut } from './uid-deletes-left-out.ts'
import { useObjectsOnly } from './use-objects-only.ts'

export const extensionQuirks: readonly Quirk[] = [
  disableIdle,
  disableQueriesIdle,
  disableMutationsIdle,
  disableActionIdle,
  disableActionsIdle,
  fieldDisableIdle,
  fieldDisableOutputIdle,
  fieldDisableInputIdle,
  fieldDisableFiltersIdle,
  isEnabledOpposite,
  isDisabledOpposite,
  areQueriesEnabledOpposite,
  areQueriesDisabledOpposite,
  areMutationsEnabledOpposite,
  areMutationsDisabledOpposite,
  isActionEnabledOpposite,
  isActionDisabledOpposite,
  fieldIsEnabledOpposite,
  fieldIsDisabledOpposite,
  fieldHasInputEnabledOpposite,
  fieldHasOutputEnabledOpposite,
  fieldHasFiltersEnabledOpposite,
  serviceNothingRegistered,
  uidDeletesLeftOut,
  useObjectsOnly,
  typesLeftOut,
  typeDefsAllNullable,
  pluginsLeftOut,
  resolversQueriesOnly,
  resolversConfigLeftOut,
  policiesNeverAsked,
  policiesWithoutArguments,
  policiesBlockByFalseOnly,
  middlewaresNeverRun,
  middlewareOptionsIgnored,
  orderPoliciesFirst,
  cacheHintsIgnored,
]
