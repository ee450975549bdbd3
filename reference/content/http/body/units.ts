import { ContentError } from '../../errors.ts'
import type { BodyForm } from './body-form.ts'
import { form, text } from './form.ts'
import { json, jsonDepth, jsonSyntax, jsonValues } from './json.ts'
import { multipart } from './multipart.ts'

/** What becomes of a body that is too large. */
export interface BodySize {
  readonly clause: string
  readonly error: () => ContentError
}

/** content.writes.body.size: A body of more than 1 MB, a form or a text of more than 56 kB, is refused with 413. */
const bodySize: BodySize = {
  clause: 'content.writes.body.size',
  error: () => new ContentError(413, 'PayloadTooLargeError', 'request entity too large', null),
}

/** The first that is meant by the media type reads the body. */
const bodyForms: readonly BodyForm[] = [json, form, text, multipart]

/** The units of request bodies, without any quirk. */
export const bodyUnits = {
  bodyForms,
  bodySize,
  jsonSyntax,
  jsonValues,
  jsonDepth,
} as const

export type BodyUnits = typeof bodyUnits
