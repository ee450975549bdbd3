import type { Quirk } from '../../quirk.ts'
import { changePlatform, dropUnit } from '../change-platform.ts'

/** Parameters that a platform can take no notice of. */
const NAMES = ['include', 'fields', 'formats', 'filter', 'order', 'limit', 'page']

export const parametersIgnored: readonly Quirk[] = NAMES.map(name => {
  const clause = `platform.parameters.${name}`
  return {
    id: `${clause}.ignored`,
    clause,
    says: `takes no notice of ${name}`,
    apply: changePlatform(({ parameters }) => ({ parameters: dropUnit(parameters, clause) })),
  }
})
