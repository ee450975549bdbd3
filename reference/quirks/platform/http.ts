import { shortForm } from '../../platform/changes/5.0/error-body.ts'
import { mapObjects, renameKeys } from '../../platform/changes/rewrite.ts'
import type { ErrorForm, Opened } from '../../platform/contracts.ts'
import { badRequest } from '../../platform/errors.ts'
import { withSlash } from '../../platform/http/request.ts'
import { head, httpRules } from '../../platform/http/rules.ts'
import { errorForm } from '../../platform/service/error-forms.ts'
import { type JsonObject, omit } from '../../platform/values.ts'
import { singleUrl } from '../../platform/versioning/api-roots.ts'
import { deviations, MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { opening, restoredDeviations } from './platform-deviations.ts'

/** Nobody can tell the rule for HEAD from its absence: no answer to HEAD has a body on the wire. */
const seenRules = httpRules.filter(rule => rule !== head)

/** The quirks of HTTP. */
export const httpQuirks: readonly Quirk[] = [
  ...deviations(errorForm, [
    ['empty-keys-left-out', 'it leaves out of errors what is null', renderingObjects(withoutNulls)],
  ]),
  ...deviations(
    errorForm,
    [['named', 'it says of a body that is no JSON that it is a bad request', namingBadRequests]],
    'platform.http.malformed-json',
  ),
  ...restoredDeviations(shortForm, [
    [
      'with-type',
      'it calls the type of an error type before 5.0 too',
      renderingObjects(object => renameKeys(object, { errorType: 'type' })),
    ],
  ]),
  ...deviations(head, [
    [
      'without-type',
      'it answers HEAD without content-type',
      { after: (answer, { method }) => (method === 'HEAD' ? { ...answer, body: null } : answer) },
    ],
  ]),
  ...seenRules.flatMap(rule => deviations(rule, [['missing', 'it ignores it', MISSING]])),
  ...deviations(
    singleUrl,
    [['not-needed', 'it serves reads without the slash at the end', opening(slashed)]],
    'platform.http.trailing-slash',
  ),
]

/** A form of errors in which every object is shown otherwise. */
function renderingObjects(change: (object: JsonObject) => JsonObject) {
  return ({ render }: ErrorForm): Partial<ErrorForm> => ({
    render: (...failure) => mapObjects(render(...failure), change),
  })
}

function withoutNulls(object: JsonObject): JsonObject {
  return omit(
    object,
    Object.keys(object).filter(key => object[key] === null),
  )
}

function namingBadRequests({ render }: ErrorForm): Partial<ErrorForm> {
  return {
    render: (error, ...where) =>
      render(error.more.code === 'UNEXPECTED_ERROR' ? badRequest('Invalid JSON') : error, ...where),
  }
}

function slashed(opened: Opened): Opened {
  return { ...opened, path: withSlash(opened.path) }
}
