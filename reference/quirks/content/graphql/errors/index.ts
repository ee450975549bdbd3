import type { Quirk } from '../../../quirk.ts'
import { badUserInputWithoutDetails } from './bad-user-input-without-details.ts'
import { forbiddenUnauthenticated } from './forbidden-unauthenticated.ts'
import { parsingBadRequest } from './parsing-bad-request.ts'
import { plainMasked } from './plain-masked.ts'
import { serviceInternal } from './service-internal.ts'
import { validationWithoutPlaces } from './validation-without-places.ts'
import { variablesAsValidation } from './variables-as-validation.ts'

export const errorsQuirks: readonly Quirk[] = [
  parsingBadRequest,
  validationWithoutPlaces,
  variablesAsValidation,
  forbiddenUnauthenticated,
  badUserInputWithoutDetails,
  serviceInternal,
  plainMasked,
]
