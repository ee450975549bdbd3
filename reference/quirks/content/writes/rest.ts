import { ContentError, notFound } from '../../../content/errors.ts'
import { decode } from '../../../content/http/body/body-form.ts'
import { form, text } from '../../../content/http/body/form.ts'
import { json, jsonDepth, jsonSyntax, jsonValues, parseJson } from '../../../content/http/body/json.ts'
import { multipart } from '../../../content/http/body/multipart.ts'
import { bodyUnits } from '../../../content/http/body/units.ts'
import { compileSelection } from '../../../content/query/populate/selection.ts'
import {
  entryCreated,
  entryDeleted,
  entryUpdated,
  localizationCreated,
} from '../../../content/rest/answers.ts'
import { dataMember } from '../../../content/rest/data-of.ts'
import { missingToLocalize } from '../../../content/rest/missing.ts'
import { publishing } from '../../../content/rest/publishing.ts'
import { writeSelection } from '../../../content/rest/written.ts'
import { json as answer } from '../../../http/message.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

/** A refusal with this status and without details, in the words that it is given. */
const refused = (status: number, name: string) => ({
  error: (message: string) => new ContentError(status, name, message, null),
})

const bodyQuirks: readonly Quirk[] = [
  ...deviations(json, [
    [
      'one-media-type',
      'JSON is read of the media type application/json alone',
      { types: ['application/json'] },
    ],
  ]),
  ...deviations(form, [['not-read', 'forms are not read', { types: [] }]]),
  ...deviations(multipart, [['not-read', 'multipart forms are not read', { types: [] }]]),
  ...deviations(text, [
    [
      'read-as-json',
      'a body of text is read as JSON',
      { read: (body, _type, reading) => parseJson(decode(body), reading) },
    ],
  ]),
  ...deviations(jsonDepth, [['shallower', 'JSON that nests 100 levels deep is refused', { levels: 100 }]]),
  ...deviations(jsonSyntax, [
    ['status-422', 'a body that is no JSON is answered with 422', refused(422, 'SyntaxError')],
  ]),
  ...deviations(jsonValues, [
    ['status-422', 'JSON that is neither an object nor a list is answered with 422', refused(422, 'Error')],
  ]),
  ...deviations(bodyUnits.bodySize, [
    ['status-400', 'a body that is too large is answered with 400', { error: tooLarge }],
  ]),
  ...deviations(dataMember, [
    ['status-422', 'a body without values is answered with 422', { error: withoutValues }],
  ]),
]

function tooLarge(): ContentError {
  return new ContentError(400, 'PayloadTooLargeError', 'request entity too large', null)
}

function withoutValues(): ContentError {
  return new ContentError(422, 'ValidationError', 'Missing "data" payload in the request body')
}

const NO_CONTENT = { respond: () => ({ status: 204, headers: {}, body: null }) }

const answerQuirks: readonly Quirk[] = [
  ...deviations(entryCreated, [
    [
      'status-201',
      'a new entry is answered with 201',
      { respond: entry => answer(201, { data: entry, meta: {} }) },
    ],
  ]),
  ...deviations(entryUpdated, [['no-content', 'a changed entry is answered with an empty 204', NO_CONTENT]]),
  ...deviations(entryDeleted, [['no-content', 'a deleted entry is answered with an empty 204', NO_CONTENT]]),
  ...deviations(localizationCreated, [
    ['wrapped', 'a new localization is answered in data', { respond: entry => answer(200, { data: entry }) }],
  ]),
  ...deviations(missingToLocalize, [
    [
      'other-words',
      'a localization of an unknown entry is refused in the words of an unknown path',
      { error: () => notFound() },
    ],
  ]),
  ...deviations(writeSelection, [
    [
      'everything-shown',
      'fields and populate have no say in the response to a write',
      { select: (_query, type, context) => compileSelection({}, type, { context, state: null, depth: 0 }) },
    ],
  ]),
]

/** Quirks of the doors of REST that writes come in by, and of what they answer. */
export const restQuirks: readonly Quirk[] = [
  ...bodyQuirks,
  ...answerQuirks,
  ...deviations(publishing, [
    [
      'draft-by-default',
      'an entry made by POST is a draft unless it says otherwise',
      { complete: given => given },
    ],
  ]),
]
