import type { Parameter } from '../contracts.ts'
import { badRequest } from '../errors.ts'
import type { Resource } from '../resources/resource.ts'
import { namesOf, textIn } from './names.ts'

/**
 * `fields` names the attributes that are shown; unknown ones are left out.
 * UNDOCUMENTED: what a row only refers to is no attribute, and is refused where the real program takes it for one;
 * the code is that of the real program on SQLite.
 */
export const fields: Parameter = {
  clause: 'platform.parameters.fields',
  name: 'fields',
  apply: (value, selection, { resource }) => {
    const names = namesOf(value).map(name => name.trim())
    if (names.some(name => isRelation(name, resource)))
      throw badRequest('Could not understand request.', { code: 'SQLITE_ERROR' })
    return textIn(value) === '' ? selection : { ...selection, fields: new Set(names) }
  },
}

function isRelation(name: string, { table, attributes }: Resource): boolean {
  if (table !== 'posts' && table !== 'members') return false
  return attributes.some(attribute => attribute.kind === 'list' && attribute.name === name)
}
