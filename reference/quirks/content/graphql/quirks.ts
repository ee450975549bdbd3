import type { Quirk } from '../../quirk.ts'
import { agreementQuirks } from './agreement.ts'
import { attributeQuirks } from './attributes.ts'
import { errorQuirks } from './errors.ts'
import { authQuirks, extensionQuirks, shadowCrudQuirks } from './extension.ts'
import { argumentQuirks, filterQuirks, paginationQuirks } from './lists.ts'
import { operationQuirks, pluginQuirks } from './operations.ts'
import { httpQuirks, limitQuirks, settingQuirks } from './service.ts'
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
]
