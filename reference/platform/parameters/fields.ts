import type { Parameter } from '../contracts.ts'
import { namesOf } from './names.ts'

/** `fields` names the attributes that are shown; unknown ones are left out. */
export const fields: Parameter = {
  clause: 'platform.parameters.fields',
  name: 'fields',
  apply: (value, selection) => {
    const names = namesOf(value).map(name => name.trim())
    return names.length === 0 ? selection : { ...selection, fields: new Set(names) }
  },
}
