import type { Quirk } from '../../quirk.ts'
import { signInQuirks } from './accounts.ts'
import { agreementQuirks } from './agreement.ts'
import { middlewareQuirks, partQuirks, policyQuirks } from './around.ts'
import { attributeQuirks } from './attributes.ts'
import { operationAuthQuirks, resolverAuthQuirks } from './authorization.ts'
import { callerQuirks } from './callers.ts'
import { errorQuirks } from './errors.ts'
import { authQuirks, extensionQuirks, shadowCrudQuirks } from './extension.ts'
import { getterQuirks } from './getters.ts'
import { argumentQuirks, filterQuirks, paginationQuirks } from './lists.ts'
import { operationQuirks, pluginQuirks } from './operations.ts'
import { httpQuirks, limitQuirks, settingQuirks } from './service.ts'
import { switchOffQuirks } from './switch-off.ts'
import { typeQuirks } from './types.ts'

/** Quirks of the GraphQL endpoint. */
export const graphqlQuirks: readonly Quirk[] = [
  ...attributeQuirks,
  ...typeQuirks,
  ...argumentQuirks,
  ...operationQuirks,
  ...pluginQuirks,
  ...filterQuirks,
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
