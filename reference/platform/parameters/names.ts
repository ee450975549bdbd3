import { isList, type Json } from '../values.ts'

/** The names in a parameter, in lower case: separated by commas, or in a list. Spaces belong to a name. */
export function namesOf(value: Json): readonly string[] {
  const texts = isList(value) ? value : [value]
  return texts
    .flatMap(text => (typeof text === 'string' ? text.trim().toLowerCase().split(',') : []))
    .filter(name => name !== '')
}

/** A parameter's text; of a list the first. */
export function textIn(value: Json): string {
  const text = isList(value) ? value[0] : value
  return typeof text === 'string' ? text : ''
}
