import { ContentError } from '../../content/errors.ts'
import { errorShape } from '../../content/http/error-response.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'

/**
 * What is wrong with the use of a parameter, and not with a name in it. Of Strapi's own words these are none: nothing
 * checks it there before the query is made, so that making it fails.
 */
const FAULT = /^(?:Invalid (?:filters|sort|populate|id): |Invalid parameter \S+: |The filters parameter )/

/** Whether a refusal is an error inside of the service where nothing checks parameters beforehand. */
export function isFault(message: string | undefined): boolean {
  return FAULT.test(message ?? '')
}

/** How parameters fail that make no sense. */
export const faultQuirks: readonly Quirk[] = deviations(
  errorShape,
  [
    // UNDOCUMENTED: of an error that nobody foresaw the real program shows nothing.
    [
      'internal',
      'a parameter that cannot be understood is an error inside of the service',
      ({ respond }) => ({
        respond: error => respond(error.status === 400 && isFault(error.message) ? INTERNAL : error),
      }),
    ],
  ],
  'content.errors.not-understood',
)

const INTERNAL = new ContentError(500, 'InternalServerError', 'Internal Server Error', null)
