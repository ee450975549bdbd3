import type { Parameter } from '../contracts.ts'
import { invalid, type PlatformError } from '../errors.ts'
import type { Json } from '../values.ts'
import { namesOf } from './names.ts'

/** `formats` names the formats of the text that a post is shown in; an unknown one is refused. */
export const formats: Parameter = {
  clause: 'platform.parameters.formats',
  name: 'formats',
  apply: (value, selection, reading) => {
    if (reading.formats.length === 0) return selection
    if (isBlank(value)) throw refused()
    const names = namesOf(value)
    if (names.some(name => !reading.formats.includes(name))) {
      throw refused()
    }
    return names.length === 0 ? selection : { ...selection, formats: new Set(names) }
  },
}

/** Spaces alone are no format, other than nothing at all. */
function isBlank(value: Json): boolean {
  return typeof value === 'string' && value !== '' && value.trim() === ''
}

function refused(): PlatformError {
  return invalid('Validation (AllowedValues) failed for formats')
}
