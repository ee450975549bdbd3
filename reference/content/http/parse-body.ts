import type { ServiceRequest } from '../../http/message.ts'
import { isOf, mediaType } from './body/body-form.ts'
import { type BodyUnits, bodyUnits } from './body/units.ts'

/**
 * The body of a request, by its content type: the value of JSON, the fields of a form, a text. Undefined when there
 * is none, or when it is of a type that is not read.
 * UNDOCUMENTED: Strapi 4.26.2, recordings 08-errors-0160 to 0208. Throws a ContentError: 400 for what cannot be
 * read, 413 for what is too large.
 */
export function parseBody({ headers, body }: ServiceRequest, units: BodyUnits = bodyUnits): unknown {
  const contentType = headers['content-type'] ?? ''
  const form = units.bodyForms.find(unit => isOf(unit, mediaType(contentType)))
  if (!form || body === null || body.length === 0) return undefined
  if (body.length > form.bytes) throw units.bodySize.error()
  return form.read(body, contentType, { units })
}
