import { invalidParameter } from '../../../content/errors.ts'
import type { RawQuery } from '../../../content/query/query.ts'
import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** A parameter that a list does not know is refused. */
export const parametersUnknownRefused: Quirk = {
  id: 'content.query.parameters.unknown-refused',
  clause: 'content.query.parameters',
  says: 'a parameter that a list does not know is refused',
  apply: changeContent(({ queryString }) => ({
    queryString: { ...queryString, parameters: { ...queryString.parameters, check: refuseUnknown } },
  })),
}

const NAMES: ReadonlySet<string> = new Set([
  'sort',
  'pagination',
  'filters',
  'populate',
  'fields',
  'locale',
  'publicationState',
  '_q',
])

function refuseUnknown(query: RawQuery): void {
  const stranger = Object.keys(query).find(name => !NAMES.has(name))
  if (stranger !== undefined) throw invalidParameter(stranger)
}
