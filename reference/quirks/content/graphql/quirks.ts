import type { Quirk } from '../../quirk.ts'
import { signInQuirks } from './accounts.ts'
import { agreementQuirks } from './agreement.ts'
import { middlewareQuirks, partQuirks, policyQuirks } from './around.ts'
import { attributeQuirks } from './attributes.ts'
import { operationAuthQuirks, resolverAuthQuirks } from './authorization.ts'
import { callerQuirks } from './callers.ts'
import { entityFieldQuirks } from './entity-fields.ts'
import { errorQuirks } from './errors.ts'
import { authQuirks, extensionQuirks, shadowCrudQuirks } from './extension.ts'
import { filterGroupQuirks } from './filter-groups.ts'
import { getterQuirks } from './getters.ts'
import { argumentQuirks, filterQuirks, paginationQuirks } from './lists.ts'
import { operationQuirks, pluginQuirks } from './operations.ts'
import { readQuirks } from './reads.ts'
import { httpQuirks, limitQuirks, settingQuirks } from './service.ts'
import { shownValueQuirks } from './shown-values.ts'
import { signatureQuirks } from './signatures.ts'
import { signatureOfTypeQuirks } from './signatures-of-types.ts'
import { switchOffQuirks } from './switch-off.ts'
import { typeFieldQuirks } from './type-fields.ts'
import { typeQuirks } from './types.ts'
import { writtenBigintegers } from './writes/bigintegers.ts'
import { writtenEntryQuirks } from './writes/entries.ts'
import { writtenValueQuirks } from './writes/values.ts'

/** Quirks of the GraphQL endpoint. */
export const graphqlQuirks: readonly Quirk[] = [
  ...attributeQuirks,
  ...shownValueQuirks,
  ...typeQuirks,
  ...typeFieldQuirks,
  ...entityFieldQuirks,
  ...argumentQuirks,
  ...signatureQuirks,
  ...signatureOfTypeQuirks,
  ...operationQuirks,
  ...readQuirks,
  ...writtenValueQuirks,
  writtenBigintegers,
  ...writtenEntryQuirks,
  ...pluginQuirks,
  ...filterQuirks,
  ...filterGroupQuirks,
  ...paginationQuirks,
  ...settingQuirks,
  ...authQuirks,
  ...httpQuirks,
  ...errorQuirks,
  ...limitQuirks,
  ...shadowCrudQuirks,
  ...extensionQuirks,
  ...agreementQuirks,
  ...callerQuirks,
  ...operationAuthQuirks,
  ...resolverAuthQuirks,
  ...signInQuirks,
  ...switchOffQuirks,
  ...getterQuirks,
  ...partQuirks,
  ...policyQuirks,
  ...middlewareQuirks,
]
