import type { Parameter } from '../contracts.ts'
import { invalid } from '../errors.ts'
import { namesOf } from './names.ts'

/** `formats` names the formats of the text that a post is shown in; an unknown one is refused. */
export const formats: Parameter = {
  clause: 'platform.parameters.formats',
  name: 'formats',
  apply: (value, selection, reading) => {
    if (reading.formats.length === 0) return selection
    const names = namesOf(value)
    if (names.some(name => !reading.formats.includes(name))) {
      throw invalid('Validation (AllowedValues) failed for formats')
    }
    return names.length === 0 ? selection : { ...selection, formats: new Set(names) }
  },
}
