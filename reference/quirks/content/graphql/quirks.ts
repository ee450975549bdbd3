import type { Quirk } from '../../quirk.ts'
import { agreementQuirks } from './agreement.ts'
import { attributeQuirks } from './attributes.ts'
import { entityFieldQuirks } from './entity-fields.ts'
import { errorQuirks } from './errors.ts'
import { authQuirks, extensionQuirks, shadowCrudQuirks } from './extension.ts'
import { filterGroupQuirks } from './filter-groups.ts'
import { argumentQuirks, filterQuirks, paginationQuirks } from './lists.ts'
import { operationQuirks, pluginQuirks } from './operations.ts'
import { readQuirks } from './reads.ts'
import { httpQuirks, limitQuirks, settingQuirks } from './service.ts'
import { shownValueQuirks } from './shown-values.ts'
import { signatureQuirks } from './signatures.ts'
import { signatureOfTypeQuirks } from './signatures-of-types.ts'
import { typeFieldQuirks } from './type-fields.ts'
import { typeQuirks } from './types.ts'
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
]
