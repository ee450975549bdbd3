import { ContentError, MisuseError } from '../../content/errors.ts'
import { errorShape } from '../../content/http/error-response.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'

/** How parameters fail that make no sense: where nothing checks them before the query is made, making it does. */
export const faultQuirks: readonly Quirk[] = deviations(
  errorShape,
  [
    // UNDOCUMENTED: of an error that nobody foresaw the real program shows nothing.
    [
      'internal',
      'a parameter that cannot be understood is an error inside of the service',
      ({ respond }) => ({
        respond: error => respond(error instanceof MisuseError ? INTERNAL : error),
      }),
    ],
  ],
  'content.errors.not-understood',
)

const INTERNAL = new ContentError(500, 'InternalServerError', 'Internal Server Error', null)
